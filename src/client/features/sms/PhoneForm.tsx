import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { breakageOf } from '../../failure.ts'
import { randomId } from '../../randomId.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Status } from '../../ui/Status.tsx'
import { fieldBox } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useCheckedForm } from '../../useCheckedForm.ts'
import { useKeptText } from '../../useKeptText.ts'
import { sentenceOf } from './sentenceOf.ts'
import { TextFailure } from './TextFailure.tsx'
import { useTextOutcome } from './useTextOutcome.ts'

/** The number texts go to: typed, confirmed once by a code that is texted to it, and then known. */
export function PhoneForm({ phoneNumber }: { phoneNumber: string | null }) {
  const isHydrated = useIsHydrated()
  const utils = trpc.useUtils()
  const [isOpen, setIsOpen] = useState(false)
  const { text: typed, change: setTyped, field } = useKeptText<HTMLInputElement>('larder.phone')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const [told, setTold] = useState<string | null>(null)
  /** The number a code is on its way to. */
  const [asked, setAsked] = useState<string | null>(null)
  const [textId, setTextId] = useState<string | null>(null)
  /** The code that was asked for without an answer: asked for again it is the same text. */
  const unanswered = useRef<{ phoneNumber: string; textId: string } | null>(null)
  const delivery = useTextOutcome(textId)
  const failed = (error: unknown) => setFault(breakageOf(error) ?? sentenceOf(error))
  const start = trpc.sms.startPhone.useMutation({ onError: failed })
  const confirm = trpc.sms.confirmPhone.useMutation({ onError: failed })
  const asking = useCheckedForm(loadSchema, typed, askForCode)

  function askForCode(phoneNumber: string) {
    setFault(undefined)
    setTold(null)
    if (unanswered.current?.phoneNumber !== phoneNumber)
      unanswered.current = { phoneNumber, textId: randomId() }
    start.mutate(unanswered.current, {
      onSuccess(queued) {
        unanswered.current = null
        setCode('')
        setTextId(queued.textId)
        setAsked(phoneNumber)
      },
    })
  }

  /** A text that was given up is not attempted again: another code is texted. */
  const tryAgain = () => (delivery.isOpen || asked === null ? delivery.retry() : askForCode(asked))

  function askForNumber() {
    if (delivery.isOpen) delivery.cancel()
    setFault(undefined)
    setAsked(null)
  }

  function confirmCode(event: FormEvent) {
    event.preventDefault()
    if (asked === null) return
    setFault(undefined)
    confirm.mutate(
      { phoneNumber: asked, code },
      {
        onSuccess(phone) {
          utils.sms.phone.setData(undefined, phone)
          setTold(m.sms_phone_confirmed({ phoneNumber: asked }))
          setIsOpen(false)
          setAsked(null)
          setTyped('')
          setCode('')
        },
      },
    )
  }

  // A number that was typed before a link or a reload is shown again.
  useEffect(() => {
    if (typed !== '') setIsOpen(true)
  }, [typed])

  if (phoneNumber !== null && !isOpen)
    return (
      <div className="flex flex-col items-start gap-3">
        <Status>{told}</Status>
        <Button look="plain" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
          {m.sms_other_phone()}
        </Button>
      </div>
    )
  if (asked !== null)
    return (
      <form onSubmit={confirmCode} noValidate className="flex max-w-md flex-col items-start gap-3">
        <div className="w-full">
          <Field
            label={m.sms_code_label()}
            hint={delivery.isInDoubt ? undefined : m.sms_code_hint({ phoneNumber: asked })}
            fault={fault}
          >
            {(control) => (
              <input
                {...control}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  setFault(undefined)
                }}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                className={`${fieldBox} min-h-11`}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={confirm.isPending} disabled={code.trim() === ''}>
            {m.sms_confirm_phone()}
          </Button>
          <Button look="quiet" onClick={askForNumber}>
            {m.sms_other_phone()}
          </Button>
        </div>
        {!delivery.isInDoubt && (
          <Button
            look="plain"
            isBusy={start.isPending}
            disabled={delivery.isBusy}
            onClick={() => askForCode(asked)}
          >
            {m.auth_resend()}
          </Button>
        )}
        {delivery.isInDoubt && (
          <TextFailure outcome={{ ...delivery, retry: tryAgain, cancel: askForNumber }} />
        )}
      </form>
    )
  return (
    <form onSubmit={asking.submit} noValidate className="flex max-w-md flex-col items-start gap-3">
      <div className="w-full">
        <Field label={m.sms_phone_label()} hint={m.sms_phone_hint()} fault={asking.fault ?? fault}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="tel"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setFault(undefined)
              }}
              autoComplete="tel"
              maxLength={40}
              className={`${fieldBox} min-h-11`}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        look="quiet"
        isBusy={start.isPending || asking.isReading}
        disabled={!isHydrated || typed.trim() === ''}
      >
        {m.sms_send_code()}
      </Button>
    </form>
  )
}

const loadSchema = async () => (await import('#shared/contract/sms.ts')).PhoneNumber
