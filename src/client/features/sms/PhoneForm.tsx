import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import * as m from '#messages'
import { PhoneNumberSchema } from '#shared/contract/sms.ts'
import { parseJsonList } from '../../data/browserStore.ts'
import { appErrorDataOf, sentenceOfUnansweredCall } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { createDraftInBrowserStorage } from '../../forms/draftStore.ts'
import { createRandomId } from '../../forms/randomId.ts'
import { useStoredFieldText } from '../../forms/useStoredFieldText.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { sentenceOfSmsFailure } from './sentenceOfSmsFailure.ts'
import { TextMessageFailure } from './TextMessageFailure.tsx'
import { useTextMessageTracking } from './useTextMessageOutcome.ts'

/** A code that is on its way, as this tab keeps it until it is entered. */
const SentCode = z.object({
  phoneNumber: z.string(),
  textId: z.string(),
  isUsedUp: z.boolean(),
  /** What was typed of it. */
  code: z.string(),
})

/** The number texts go to: typed, confirmed once by a code that is texted to it, and then known. */
export function PhoneForm({ phoneNumber }: { phoneNumber: string | null }) {
  const isHydrated = useIsHydrated()
  const utils = trpcHooks.useUtils()
  const [isOpen, setIsOpen] = useState(false)
  const { text: typed, change: setTyped, field } = useStoredFieldText<HTMLInputElement>('larder.phone')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<PhoneFailure | null>(null)
  const [told, setTold] = useState<string | null>(null)
  /** The number a code is on its way to. */
  const [asked, setAsked] = useState<string | null>(null)
  const [textId, setTextId] = useState<string | null>(null)
  /** The code that was asked for without an answer: asked for again it is the same text. */
  const unanswered = useRef<{ phoneNumber: string; textId: string } | null>(null)
  const delivery = useTextMessageTracking(textId)
  /** Whether wrong codes have used up the one that was texted. */
  const [isUsedUp, setIsUsedUp] = useState(false)
  const [sentCode] = useState(() => createDraftInBrowserStorage('sessionStorage', 'larder.phoneCode'))
  const fault = failure?.isOfField ? failure.sentence : undefined
  const start = trpcHooks.sms.startPhone.useMutation({
    onError: (error) => setFailure(phoneFailureOf(error)),
  })
  const confirm = trpcHooks.sms.confirmPhone.useMutation({
    onError(error) {
      setFailure(phoneFailureOf(error))
      if (appErrorDataOf(error)?.reason === 'auth_code_used_up') setIsUsedUp(true)
    },
  })
  const asking = useValidatedForm(PhoneNumberSchema, askForCode)

  function askForCode(phoneNumber: string) {
    setFailure(null)
    setTold(null)
    if (unanswered.current?.phoneNumber !== phoneNumber)
      unanswered.current = { phoneNumber, textId: createRandomId() }
    start.mutate(unanswered.current, {
      onSuccess(queued) {
        unanswered.current = null
        setCode('')
        setIsUsedUp(false)
        setTextId(queued.textId)
        setAsked(phoneNumber)
      },
    })
  }

  /** A text that was given up is not attempted again: another code is texted. */
  const tryAgain = () => (delivery.isOpen || asked === null ? delivery.retry() : askForCode(asked))

  function askForNumber() {
    if (delivery.isOpen) delivery.cancel()
    setFailure(null)
    setIsUsedUp(false)
    setAsked(null)
    sentCode.forget()
  }

  /** What is wrong with what was typed leaves when it changes; a network that failed is not mended by that. */
  const mend = () => setFailure((shown) => (shown?.isOfField ? null : shown))

  function confirmCode(event: FormEvent) {
    event.preventDefault()
    if (asked === null) return
    setFailure(null)
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
          sentCode.forget()
        },
      },
    )
  }

  // A number that was typed before a link or a reload is shown again.
  useEffect(() => {
    if (typed !== '') setIsOpen(true)
  }, [typed])

  // A code that was texted before a link or a reload is asked for again, unless it was entered elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form exists.
  useEffect(() => {
    const kept = SentCode.safeParse(parseJsonList(`[${sentCode.read()}]`)[0]).data
    if (!kept || kept.phoneNumber === phoneNumber) return sentCode.forget()
    setIsOpen(true)
    setAsked(kept.phoneNumber)
    setTextId(kept.textId)
    setIsUsedUp(kept.isUsedUp)
    setCode(kept.code)
  }, [])
  useEffect(() => {
    if (asked !== null && textId !== null)
      sentCode.keep(JSON.stringify({ phoneNumber: asked, textId, isUsedUp, code }))
  }, [sentCode, asked, textId, isUsedUp, code])

  if (phoneNumber !== null && !isOpen)
    return (
      <div className="flex flex-col items-start gap-3">
        <StatusMessage>{told}</StatusMessage>
        <Button look="plain" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
          {m.sms_other_phone()}
        </Button>
      </div>
    )
  if (asked !== null)
    return (
      <form onSubmit={confirmCode} noValidate className="flex max-w-md flex-col items-start gap-3">
        <div className="w-full">
          <LabelledField
            label={m.sms_code_label()}
            hint={delivery.isInDoubt || isUsedUp ? undefined : m.sms_code_hint({ phoneNumber: asked })}
            fault={fault}
          >
            {(control) => (
              <input
                {...control}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  mend()
                }}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                className={`${textFieldClasses} min-h-11`}
              />
            )}
          </LabelledField>
        </div>
        {failure && !failure.isOfField && <AlertMessage>{failure.sentence}</AlertMessage>}
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
          <TextMessageFailure outcome={{ ...delivery, retry: tryAgain, cancel: askForNumber }} />
        )}
      </form>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void asking.submit(typed)
      }}
      noValidate
      className="flex max-w-md flex-col items-start gap-3"
    >
      <div className="w-full">
        <LabelledField label={m.sms_phone_label()} hint={m.sms_phone_hint()} fault={asking.fault ?? fault}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="tel"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                asking.mend(target.value)
                mend()
              }}
              autoComplete="tel"
              maxLength={40}
              className={`${textFieldClasses} min-h-11`}
            />
          )}
        </LabelledField>
      </div>
      {failure && !failure.isOfField && <AlertMessage>{failure.sentence}</AlertMessage>}
      <Button
        type="submit"
        look="quiet"
        isBusy={start.isPending}
        disabled={!isHydrated || typed.trim() === ''}
      >
        {m.sms_send_code()}
      </Button>
    </form>
  )
}

interface PhoneFailure {
  sentence: string
  /** Whether what was typed was refused; else the network, Larder or a limit is why. */
  isOfField: boolean
}

const phoneFailureOf = (error: unknown): PhoneFailure => ({
  sentence: sentenceOfUnansweredCall(error) ?? sentenceOfSmsFailure(error),
  isOfField: appErrorDataOf(error)?.code === 'BAD_REQUEST',
})
