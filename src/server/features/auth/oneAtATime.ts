import type { Context } from '../../context.ts'

/** The last call of each network for each address that has not ended, by both. */
const lastCalls = new Map<string, Promise<unknown>>()

/**
 * Does `work` once every earlier call of the same network for the same address has ended: a call that is sent again while
 * the first is under way finds what that did. It holds within one process.
 */
export async function oneAtATime<T>(
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
