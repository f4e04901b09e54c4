import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import type { TextMessageTracking } from './useTextMessageOutcome.ts'

/** Why a text was not sent; it can be cancelled, and tried again until that was done often. */
export function TextMessageFailure({
  outcome,
  note = null,
}: {
  outcome: TextMessageTracking
  note?: string | null
}) {
  const { failure, isStillTried, isBusy, canRetry, retry, cancel } = outcome
  return (
    <>
      {failure && <AlertMessage>{failure}</AlertMessage>}
      <div className="flex flex-col gap-3">
        {note && <p className="font-semibold">{note}</p>}
        {isStillTried && <p className="text-soft">{m.sms_keeps_trying()}</p>}
        <div className="flex flex-wrap gap-3">
          {canRetry && (
            <Button isBusy={isBusy} onClick={retry}>
              {m.site_try_again()}
            </Button>
          )}
          <Button look="quiet" onClick={cancel}>
            {m.sms_no_send()}
          </Button>
        </div>
      </div>
    </>
  )
}
