import type { Context } from '../../context.ts'

/** The last unfinished call of each network for each address, by both. */
const lastCalls = new Map<string, Promise<unknown>>()

/**
 * Does `work` after all earlier calls of the same network for the same address have ended, so that a repeated call sees
 * the effects of the first one. Works within one process only.
 */
export async function runOneAtATimePerEmailAndNetwork<T>(
  { visitor }: Pick<Context, 'visitor'>,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `${visitor} ${email.toLowerCase()}`
  const before = lastCalls.get(key) ?? Promise.resolve()
  const call = before.then(work, work)
  lastCalls.set(key, call)
  try {
    return await call
  } finally {
    if (lastCalls.get(key) === call) lastCalls.delete(key)
  }
}
