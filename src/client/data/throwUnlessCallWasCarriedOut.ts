import { TRPCClientError } from '@trpc/client'
import { isCallWithoutServerAnswer, sentenceOfUnansweredCall } from './failure.ts'

/** Milliseconds to learn what became of a call that timed out: its caller has waited for it already. */
const maxWaitAfterTimeoutMs = 2_000

/**
 * Throws the error of a failed call, unless `isDone` learns from Larder that the call was carried out: then only its answer was
 * lost. If no answer came and Larder says that the call was not carried out, `isCallWithoutServerAnswer` is false for the thrown error. A
 * refusal is thrown as it is. After a call that timed out, `isDone` has two seconds.
 */
export async function throwUnlessCallWasCarriedOut(
  error: unknown,
  isDone: () => Promise<boolean>,
): Promise<void> {
  if (sentenceOfUnansweredCall(error) === null) throw error
  const asked = isDone().catch(() => null)
  const isCarriedOut = await (isTimedOut(error)
    ? Promise.race([asked, resolveNullAfter(maxWaitAfterTimeoutMs)])
    : asked)
  if (isCarriedOut) return
  throw isCarriedOut === false && isCallWithoutServerAnswer(error)
    ? new Error('The call was not done.')
    : error
}

const isTimedOut = (error: unknown): boolean =>
  error instanceof TRPCClientError &&
  error.cause instanceof DOMException &&
  error.cause.name === 'TimeoutError'

const resolveNullAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
