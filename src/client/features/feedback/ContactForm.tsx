import { useRef } from 'react'
import * as m from '#messages'
import { SendOperatorMessageInput } from '#shared/contract/feedback.ts'
import { maxFeedbackLength } from '#shared/contract/limits.ts'
import { serverSentenceOfError } from '../../data/serverSentence.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useFormDraftId } from '../../forms/useFormDraftId.ts'
import { fillFormFields, useStoredFormValues } from '../../forms/useStoredFormValues.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'

interface ContactFormProps {
  /** The address of the signed-in member; absent for a visitor. */
  knownEmail: string
  /** What a plain form brought back that was refused; null when none did. */
  refused: { email: string; message: string } | null
  /** Whether a plain form has just been sent. */
  wasSent: boolean
}

/** A form to write to the operator. Before the scripts are loaded the browser itself sends it. */
export function ContactForm({ knownEmail, refused, wasSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Pressed again after an answer that got lost, the same words are kept once.
  const formId = useFormDraftId('/contact')
  const typed = useStoredFormValues({
    key: 'larder.contact',
    form,
    text: 'message',
    beside: ['email'],
    firstDraftId: formId,
    show: (words) => fillFormFields(form.current, words),
  })
  const message = trpcHooks.feedback.sendMessage.useMutation({
    onSuccess: (_, sent) => typed.sent(sent.message),
  })
  const { faults, submit, mend } = useValidatedForm(
    SendOperatorMessageInput,
    (input) => message.mutate(input),
    {
      form,
      refused: refused && { draftId: formId, ...refused },
    },
  )
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!message.isPending) void submit(typed.input())
      }}
      onInput={() => {
        typed.keep()
        if (!message.isIdle && !message.isPending) message.reset()
        mend(typed.input())
      }}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="draftId" value={formId} />
      <LabelledField label={m.contact_email()} hint={m.contact_email_hint()} fault={faults.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={refused?.email ?? knownEmail}
            className={`${textFieldClasses} min-h-11`}
          />
        )}
      </LabelledField>
      <LabelledField label={m.contact_message()} fault={faults.message}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={7}
            maxLength={maxFeedbackLength}
            defaultValue={refused?.message ?? ''}
            className={textFieldClasses}
          />
        )}
      </LabelledField>
      {message.isError && (
        <AlertMessage>{serverSentenceOfError(message.error) ?? m.contact_failed()}</AlertMessage>
      )}
      <StatusMessage>
        {Object.keys(faults).length === 0 &&
          (message.isSuccess || (wasSent && message.isIdle)) &&
          m.contact_sent()}
      </StatusMessage>
      <div>
        <Button type="submit" isBusy={message.isPending}>
          {message.isPending ? m.contact_sending() : m.contact_send()}
        </Button>
      </div>
    </form>
  )
}
