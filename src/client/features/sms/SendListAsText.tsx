import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { groceryListText } from '#shared/grocery/listText.ts'
import { maxSmsSegments, measureSms } from '#shared/grocery/smsSegments.ts'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { useStoredFieldText } from '../../forms/useStoredFieldText.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { ConfirmTextMessageSending } from './ConfirmTextMessageSending.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { TextMessageFailure } from './TextMessageFailure.tsx'
import { useSendingListAsText } from './useSendingListAsText.ts'

const maxNotes = 1_000

interface SendListProps {
  householdId: string
  list: GroceryList
  /** Whether the server has the list as it is shown. */
  isSaved: boolean
}

/** Sends a list to the phone of the member who reads it, after a confirmation. */
export default function SendListAsText({ householdId, list, isSaved }: SendListProps) {
  const isHydrated = useIsHydrated()
  const phone = trpcHooks.sms.phone.useQuery()
  const typed = useStoredFieldText<HTMLTextAreaElement>('larder.textNotes')
  const notes = typed.text
  const [isAsking, setIsAsking] = useState(false)
  const text = groceryListText(list, notes)
  const sending = useSendingListAsText({ householdId, listId: list.id, notes }, text)
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
        phone.isError && <FailedPagePart sentence={m.sms_phone_failed()} query={phone} />
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
      {isTooLong && !isEmpty && (
        <AlertMessage>{m.sms_too_long({ segments, most: maxSmsSegments })}</AlertMessage>
      )}
      <StatusMessage>{sending.told}</StatusMessage>
      {sending.isInDoubt && <TextMessageFailure outcome={sending} note={sending.note} />}
      {isAsking && phoneNumber !== null && (
        <ConfirmTextMessageSending
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
