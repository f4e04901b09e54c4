import { breakageOf, isUnreached } from './failure.ts'

/**
 * Throws what a call failed with, unless `isDone` learns from Larder that it was done: then only its answer was lost. Where no
 * answer came and Larder says that it was not done, `isUnreached` is false of what is thrown. A refusal is thrown as it is.
 */
export async function expectDone(error: unknown, isDone: () => Promise<boolean>): Promise<void> {
  if (breakageOf(error) === null) throw error
  const isKept = await isDone().catch(() => null)
  if (isKept) return
  throw isKept === false && isUnreached(error) ? new Error('The call was not done.') : error
}
