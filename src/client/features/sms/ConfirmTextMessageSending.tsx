import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface ConfirmSendingProps {
  phoneNumber: string
  text: string
  segments: number
  onSend: () => void
  onDismiss: () => void
}

/** Shows what is about to be texted, and to whom. */
export function ConfirmTextMessageSending({
  phoneNumber,
  text,
  segments,
  onSend,
  onDismiss,
}: ConfirmSendingProps) {
  return (
    <Dialog title={m.sms_confirm_title()} onDismiss={onDismiss}>
      <p>{m.sms_confirm_question({ phoneNumber, count: segments })}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-2xl border border-line bg-paper px-4 py-3 font-work whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSend}>{m.sms_yes_send()}</Button>
        <Button look="quiet" onClick={onDismiss}>
          {m.sms_no_send()}
        </Button>
      </div>
    </Dialog>
  )
}
