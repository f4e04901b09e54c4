import { useEffect, useMemo, useRef, useState } from 'react'
import * as m from '#messages'
import type { SendListAsTextInput } from '#shared/contract/sms.ts'
import { createTextInBrowserStorage } from '../../data/browserStore.ts'
import { isCallWithoutServerAnswer } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { createRandomId } from '../../forms/randomId.ts'
import { sentenceOfSmsFailure } from './sentenceOfSmsFailure.ts'
import { type TextMessageTracking, useTextMessageTracking } from './useTextMessageOutcome.ts'

/** What this tab keeps for a user under keys that are theirs, as drafts are: see draftStore.ts. */
const storedTextsOf = (userId: string) => ({
  /** The text that this tab waits for, which can be cancelled after a reload too. */
  waitingText: createTextInBrowserStorage('sessionStorage', `larder.waitingText~${userId}`),
  /** The same id while no answer told that the server has the text. */
  unheardText: createTextInBrowserStorage('sessionStorage', `larder.unheardText~${userId}`),
})

interface SendingText {
  textId: string
  /** The words that were sent; null after a reload. */
  text: string | null
  /** Whether no answer told that the server has it. */
  isUnanswered: boolean
}

/** Sends a list as a text, and tells what becomes of it. `text`: the words that would be sent now. */
export function useSendingListAsText(
  input: Omit<SendListAsTextInput, 'textId'>,
  text: string,
): TextMessageTracking & { send: () => void; note: string | null } {
  const userId = useViewerAndSignInProviders()?.viewer?.userId ?? ''
  const { waitingText, unheardText } = useMemo(() => storedTextsOf(userId), [userId])
  const [sending, setSending] = useState<SendingText | null>(null)
  /** What would have been sent when the outcome was told. */
  const [textWhenTold, setTextWhenTold] = useState<string | null>(null)
  const unanswered = useRef<{ same: string; textId: string } | null>(null)
  const textId = sending?.textId ?? null
  const outcome = useTextMessageTracking(textId, sending?.isUnanswered)
  const { isOpen, isKnown } = outcome
  const utils = trpcHooks.useUtils()
  const queue = trpcHooks.sms.sendList.useMutation()
  useEffect(() => {
    const waiting = waitingText.read()
    if (waiting !== null)
      setSending({ textId: waiting, text: null, isUnanswered: unheardText.read() === waiting })
  }, [waitingText, unheardText])
  useEffect(() => {
    if (isKnown) unanswered.current = null
    if (isKnown) unheardText.forget()
    if (textId === null || isOpen) return
    waitingText.forget()
    unheardText.forget()
  }, [textId, isOpen, isKnown, waitingText, unheardText])
  const isSettled = textId !== null && !isOpen && outcome.told !== null
  useEffect(() => {
    if (isSettled) setTextWhenTold((told) => told ?? text)
  }, [isSettled, text])

  function send() {
    const same = JSON.stringify(input)
    // Where no answer came, the server may have it: the same is asked for under the same id.
    if (unanswered.current?.same !== same) unanswered.current = { same, textId: createRandomId() }
    const asked = unanswered.current.textId
    const follow = (id: string, isUnanswered: boolean) => {
      waitingText.keep(id)
      if (isUnanswered) unheardText.keep(id)
      else unheardText.forget()
      setSending({ textId: id, text, isUnanswered })
    }
    forget()
    queue.mutate(
      { ...input, textId: asked },
      {
        onSuccess(queued) {
          // That it could not be asked about before is of no account any more.
          void utils.sms.result.reset({ textId: queued.textId })
          follow(queued.textId, false)
        },
        // The server may have it under this id, and can be asked.
        onError: (error) => isCallWithoutServerAnswer(error) && follow(asked, true),
      },
    )
  }

  /** Asks again for what Larder may not have; a list that was changed meanwhile is another text. */
  function tryAgain() {
    const isSame = unanswered.current?.same === JSON.stringify(input)
    if (isOpen && (isKnown || !isSame)) outcome.retry()
    else send()
  }

  function cancel() {
    if (!isOpen) return forget()
    // What is sent after this is another text.
    unanswered.current = null
    outcome.cancel()
  }

  function forget() {
    setSending(null)
    setTextWhenTold(null)
    queue.reset()
  }

  if (sending !== null) {
    const isOther = sending.text !== null && sending.text !== (textWhenTold ?? text)
    return {
      ...outcome,
      told:
        textWhenTold !== null && textWhenTold !== text
          ? null
          : outcomeSentenceOf(outcome, isOther && isSettled),
      note: isOther && isOpen && outcome.canRetry ? m.sms_list_changed() : null,
      send,
      retry: tryAgain,
      cancel,
    }
  }
  return {
    isOpen: queue.isPending,
    isKnown: false,
    isBusy: queue.isPending,
    failure: queue.error ? sentenceOfSmsFailure(queue.error) : null,
    told: queue.isPending ? m.sms_sending() : null,
    isSent: false,
    isStillTried: false,
    isInDoubt: queue.isError,
    canRetry: true,
    note: null,
    send,
    retry: send,
    cancel: forget,
  }
}

/** What is said of a text; `isOther`: the list was changed before it was sent. */
const outcomeSentenceOf = ({ told, isSent }: TextMessageTracking, isOther: boolean) =>
  isSent && isOther ? m.sms_sent_as_it_was() : told
