import { isCallWithoutServerAnswer, sentenceOfUnansweredCall } from './failure.ts'

/**
 * Throws the error of a failed call, unless `isDone` learns from Larder that the call was carried out: then only its answer was
 * lost. If no answer came and Larder says that the call was not carried out, `isCallWithoutServerAnswer` is false for the thrown error. A
 * refusal is thrown as it is.
 */
export async function throwUnlessCallWasCarriedOut(
  error: unknown,
  isDone: () => Promise<boolean>,
): Promise<void> {
  if (sentenceOfUnansweredCall(error) === null) throw error
  const isKept = await isDone().catch(() => null)
  if (isKept) return
  throw isKept === false && isCallWithoutServerAnswer(error) ? new Error('The call was not done.') : error
}
