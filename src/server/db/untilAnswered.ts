import { setTimeout as sleep } from 'node:timers/promises'
import { outageBehind } from './outage.ts'

/** While the database is away, an open stream tells nothing, and ends only where its client leaves. */
const readAgainMs = 500

/** What `read` resolves to once the database answers; null where the stream ended or the signal aborts before. Throws whatever is no outage. */
export async function untilAnswered<Read>(
  read: (isAgain: boolean) => Promise<Read>,
  isOver: () => boolean,
  signal: AbortSignal,
): Promise<Read | null> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await read(isAgain)
    } catch (error) {
      if (!outageBehind(error)) throw error
      await sleep(readAgainMs, null, { signal }).catch(() => {})
      if (signal.aborted || isOver()) return null
    }
  }
}
