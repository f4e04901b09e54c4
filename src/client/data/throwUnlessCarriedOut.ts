import { isServerUnreachable, sentenceOfFailure } from './failure.ts'

/**
 * Throws the error of a failed call, unless `isDone` learns from Larder that the call was carried out: then only its answer was
 * lost. If no answer came and Larder says that the call was not carried out, `isServerUnreachable` is false for the thrown error. A
 * refusal is thrown as it is.
 */
export async function throwUnlessCarriedOut(error: unknown, isDone: () => Promise<boolean>): Promise<void> {
  if (sentenceOfFailure(error) === null) throw error
  const isKept = await isDone().catch(() => null)
  if (isKept) return
  throw isKept === false && isServerUnreachable(error) ? new Error('The call was not done.') : error
}
