import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { groceryListText } from '#shared/grocery/listText.ts'
import { maxSmsSegments, measureSms } from '#shared/grocery/smsSegments.ts'
import { FailedPart } from '../../data/failures/FailedPart.tsx'
import { trpc } from '../../data/trpc.ts'
import { useStoredText } from '../../forms/useStoredText.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Status } from '../../ui/Status.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { ConfirmSending } from './ConfirmSending.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { TextFailure } from './TextFailure.tsx'
import { useSending } from './useSending.ts'

const maxNotes = 1_000

interface SendListProps {
  householdId: string
  list: GroceryList
  /** Whether the server has the list as it is shown. */
  isSaved: boolean
}

/** Sends a list to the phone of the member who reads it, after a confirmation. */
export default function SendList({ householdId, list, isSaved }: SendListProps) {
  const isHydrated = useIsHydrated()
  const phone = trpc.sms.phone.useQuery()
  const typed = useStoredText<HTMLTextAreaElement>('larder.textNotes')
  const notes = typed.text
  const [isAsking, setIsAsking] = useState(false)
  const text = groceryListText(list, notes)
  const sending = useSending({ householdId, listId: list.id, notes }, text)
  const sentNotes = useRef<string | null>(null)
  // They stay in their field, for another text, and go with the page.
  useEffect(() => {
    if (sending.isSent && sentNotes.current === notes) typed.forget()
  }, [sending.isSent, notes, typed.forget])
  const { segments } = measureSms(text)
  const isEmpty = list.items.every(({ isTicked }) => isTicked)
  const isTooLong = segments > maxSmsSegments
  const phoneNumber = phone.data?.phoneNumber ?? null
  return (
    <section aria-labelledby="send-title" className="flex flex-col gap-5 print:hidden">
      <div>
        <h2 id="send-title" className="text-2xl">
          {m.sms_send_title()}
        </h2>
        <p className="text-soft">
          {m.sms_send_lead()} {phoneNumber && m.sms_goes_to({ phoneNumber })}
        </p>
      </div>
      {phone.data ? (
        <PhoneForm phoneNumber={phoneNumber} />
      ) : (
        phone.isError && <FailedPart sentence={m.sms_phone_failed()} query={phone} />
      )}
      <TextArea
        ref={typed.field}
        label={m.sms_notes()}
        hint={m.sms_notes_hint()}
        maxLength={maxNotes}
        value={notes}
        countText={m.sms_notes_count({ used: notes.length, most: maxNotes })}
        onChange={({ target }) => typed.change(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!isHydrated || phoneNumber === null || isEmpty || isTooLong || !isSaved || sending.isOpen}
          isBusy={sending.isBusy}
          onClick={() => setIsAsking(true)}
        >
          {m.sms_send()}
        </Button>
        <p className="text-soft">
          {isEmpty
            ? m.sms_empty_list()
            : phone.data && phoneNumber === null
              ? m.sms_no_phone()
              : m.sms_segments({ count: segments })}{' '}
          {!isSaved && !isEmpty && m.sms_first_save()}
        </p>
      </div>
      {isTooLong && !isEmpty && <Alert>{m.sms_too_long({ segments, most: maxSmsSegments })}</Alert>}
      <Status>{sending.told}</Status>
      {sending.isInDoubt && <TextFailure outcome={sending} note={sending.note} />}
      {isAsking && phoneNumber !== null && (
        <ConfirmSending
          {...{ phoneNumber, text, segments }}
          onSend={() => {
            setIsAsking(false)
            sentNotes.current = notes
            sending.send()
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
