import { useRef } from 'react'
import * as m from '#messages'
import { SendMessageInput } from '#shared/contract/feedback.ts'
import { feedbackMaxLength } from '#shared/contract/limits.ts'
import { serverSentenceOf } from '../../data/serverSentence.ts'
import { trpc } from '../../data/trpc.ts'
import { useDraftId } from '../../forms/useDraftId.ts'
import { useForm } from '../../forms/useForm.ts'
import { fillForm, useStoredFormValues } from '../../forms/useStoredFormValues.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
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
  const formId = useDraftId('/contact')
  const typed = useStoredFormValues({
    key: 'larder.contact',
    form,
    text: 'message',
    beside: ['email'],
    firstDraftId: formId,
    show: (words) => fillForm(form.current, words),
  })
  const message = trpc.feedback.sendMessage.useMutation({
    onSuccess: (_, sent) => typed.sent(sent.message),
  })
  const { faults, submit, mend } = useForm(SendMessageInput, (input) => message.mutate(input), {
    form,
    refused: refused && { draftId: formId, ...refused },
  })
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
      <Field label={m.contact_email()} hint={m.contact_email_hint()} fault={faults.email}>
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
      </Field>
      <Field label={m.contact_message()} fault={faults.message}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={7}
            maxLength={feedbackMaxLength}
            defaultValue={refused?.message ?? ''}
            className={textFieldClasses}
          />
        )}
      </Field>
      {message.isError && <Alert>{serverSentenceOf(message.error) ?? m.contact_failed()}</Alert>}
      <Status>
        {Object.keys(faults).length === 0 &&
          (message.isSuccess || (wasSent && message.isIdle)) &&
          m.contact_sent()}
      </Status>
      <div>
        <Button type="submit" isBusy={message.isPending}>
          {message.isPending ? m.contact_sending() : m.contact_send()}
        </Button>
      </div>
    </form>
  )
}
