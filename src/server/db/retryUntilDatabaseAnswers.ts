import { setTimeout as sleep } from 'node:timers/promises'
import { findOutageAmongCauses } from './outage.ts'

/** During an outage of the database an open stream sends nothing, and ends only when its client leaves. */
const readAgainMs = 500

/**
 * What `read` resolves to once the database answers; null when the stream ended or the signal aborts before. Throws any
 * error that is no outage.
 */
export async function retryUntilDatabaseAnswers<Read>(
  read: (isAgain: boolean) => Promise<Read>,
  isOver: () => boolean,
  signal: AbortSignal,
): Promise<Read | null> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await read(isAgain)
    } catch (error) {
      if (!findOutageAmongCauses(error)) throw error
      await sleep(readAgainMs, null, { signal }).catch(() => {})
      if (signal.aborted || isOver()) return null
    }
  }
}
