import { useRef } from 'react'
import * as m from '#messages'
import type { Faults } from '#shared/contract/faults.ts'
import { feedbackMaxLength } from '#shared/contract/limits.ts'
import { toldSentenceOf } from '../../data/toldSentence.ts'
import { trpc } from '../../data/trpc.ts'
import { useDraftId } from '../../forms/useDraftId.ts'
import { useFieldFaults } from '../../forms/useFieldFaults.ts'
import { fill, useTypedWords } from '../../forms/useTypedWords.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { messageFaults } from './feedbackFaults.ts'

interface ContactFormProps {
  /** The address of whoever is signed in, if anybody is. */
  knownEmail: string
  /** What a plain form brought back that was refused; null when none did. */
  refused: { email: string; message: string } | null
  /** What was wrong with it. */
  refusal: Faults
  /** Whether a plain form has just been sent. */
  wasSent: boolean
}

/** Anybody writes to whoever runs Larder. Before the scripts have come the browser itself sends it. */
export function ContactForm({ knownEmail, refused, refusal, wasSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Pressed again after an answer that got lost, the same words are kept once.
  const formId = useDraftId('/contact')
  const typed = useTypedWords({
    key: 'larder.contact',
    form,
    text: 'message',
    beside: ['email'],
    firstDraftId: formId,
    show: (words) => fill(form.current, words),
  })
  const { faults, setFaults, mend } = useFieldFaults(refusal)
  const message = trpc.feedback.sendMessage.useMutation({
    onSuccess: (_, sent) => typed.sent(sent.message),
  })
  function readWords() {
    const values = new FormData(form.current ?? undefined)
    const text = (name: string) => String(values.get(name) ?? '').trim()
    return { email: text('email'), message: text('message') }
  }
  async function submit() {
    const words = readWords()
    const wrong = await messageFaults(words)
    setFaults(wrong)
    const first = Object.keys(wrong)[0]
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    message.mutate({ draftId: typed.draftId(), ...words })
  }
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!message.isPending) void submit()
      }}
      onInput={() => {
        typed.keep()
        if (!message.isIdle && !message.isPending) message.reset()
        void mend(() => messageFaults(readWords()))
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
            className={`${fieldBox} min-h-11`}
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
            className={fieldBox}
          />
        )}
      </Field>
      {message.isError && <Alert>{toldSentenceOf(message.error) ?? m.contact_failed()}</Alert>}
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
