import { TRPCClientError } from '@trpc/client'
import { useRef, useState } from 'react'
import * as m from '#messages'
import { feedbackMaxLength, SendMessageInput } from '#shared/contract/feedback.ts'
import { type Faults, faultsOf } from '#shared/contract/submission.ts'
import { type AppErrorData, trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'

interface ContactFormProps {
  /** The address of whoever is signed in, if anybody is. */
  knownEmail: string
  /** What a plain form brought back that was refused; null when none did. */
  refused: { email: string; message: string } | null
  /** Whether a plain form has just been sent. */
  wasSent: boolean
}

/** Anybody writes to whoever runs Larder. Before the scripts have come the browser itself sends it. */
export function ContactForm({ knownEmail, refused, wasSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Pressed again after an answer that got lost, the same words are kept once.
  const draftId = useRef<string | null>(null)
  const [faults, setFaults] = useState<Faults>(() =>
    refused ? faultsIn({ draftId: 'draft', ...refused }) : {},
  )
  const message = trpc.feedback.sendMessage.useMutation({
    onSuccess() {
      draftId.current = null
      const field = form.current?.elements.namedItem('message')
      if (field instanceof HTMLTextAreaElement) field.value = ''
    },
  })
  function submit() {
    draftId.current ??= crypto.randomUUID()
    const typed = new FormData(form.current ?? undefined)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const input = { draftId: draftId.current, email: text('email'), message: text('message') }
    const wrong = faultsIn(input)
    setFaults(wrong)
    const first = Object.keys(wrong)[0]
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    message.mutate(input)
  }
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!message.isPending) submit()
      }}
      className="flex flex-col gap-6"
    >
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
      {message.isError && <Alert>{sentenceOf(message.error)}</Alert>}
      <Status>{(message.isSuccess || (wasSent && message.isIdle)) && m.contact_sent()}</Status>
      <div>
        <Button type="submit" isBusy={message.isPending}>
          {message.isPending ? m.contact_sending() : m.contact_send()}
        </Button>
      </div>
    </form>
  )
}

function faultsIn(input: SendMessageInput): Faults {
  const read = SendMessageInput.safeParse(input)
  return read.success ? {} : faultsOf(read.error)
}

/** The server's own words where waiting helps, else the one sentence there is. */
function sentenceOf(error: unknown): string {
  const data = error instanceof TRPCClientError ? (error.data as AppErrorData | undefined) : undefined
  return error instanceof Error && data?.code === 'TOO_MANY_REQUESTS' ? error.message : m.contact_failed()
}
