import { appErrorDataOf } from '../../data/failure.ts'
import { readFailureAdvice } from '../../data/failures/retry.ts'
import { PauseAfterServerFailure } from '../../data/serverPause.ts'

const pause = new PauseAfterServerFailure('larder.text')
/** Called where what waits for the pause is to be asked at once. */
const endPauseCallbacks = new Set<() => void>()
/** Calls that failed since the last success. */
let failures = 0
/** Whether the last call got no answer at all. */
let isNetworkLost = false

/** Whether the text is somebody else's, or was deleted since. */
export const isSmsNotFoundError = (error: unknown) => appErrorDataOf(error)?.reason === 'sms_no_such_text'

/** Asks something about a text, once; after a failure there is one pause for all that is asked. */
export async function callSmsProcedureOnce<T>(call: () => Promise<T>): Promise<T> {
  const askedAtMs = Date.now()
  try {
    const answer = await call()
    failures = 0
    pause.noteSuccess()
    for (const wake of endPauseCallbacks) wake()
    return answer
  } catch (error) {
    const failureAdvice = readFailureAdvice(error, Date.now())
    isNetworkLost = failureAdvice.status === null
    failures = isSmsNotFoundError(error) ? 0 : failures + 1
    if (failures === 0) pause.noteSuccess()
    else pause.noteFailure(askedAtMs, failureAdvice, false)
    throw error
  }
}

/** Milliseconds until a text may be asked about again. */
export const smsPauseLeftMs = () => pause.leftMs()

/** Whether Larder failed more than once in a row: one lost call is repeated before an error is shown. */
export const haveSmsCallsFailedRepeatedly = () => failures > 1

/** Resolves when the pause has ended or was skipped. */
export function waitForSmsPauseEnd(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      endPauseCallbacks.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, pause.leftMs())
    endPauseCallbacks.add(wake)
  })
}

/** Lets Larder be asked now. */
export function skipSmsPause(): void {
  pause.skip()
  for (const wake of endPauseCallbacks) wake()
}

/** Asks at once when the network is back, but a server that answered that it is busy no earlier than it said. */
export function callSmsWhenOnline(ask: () => void): () => void {
  const onOnline = () => {
    if (!isNetworkLost) return
    pause.end()
    for (const wake of endPauseCallbacks) wake()
    ask()
  }
  window.addEventListener('online', onOnline)
  return () => window.removeEventListener('online', onOnline)
}
