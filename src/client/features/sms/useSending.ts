import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { SendListInput } from '#shared/contract/sms.ts'
import { textKeptIn } from '../../browserStore.ts'
import { randomId } from '../../randomId.ts'
import { trpc } from '../../trpc.ts'
import { sentenceOf } from './sentenceOf.ts'
import { type TextOutcome, useTextOutcome } from './useTextOutcome.ts'

/** The text that this tab waits for, which can be cancelled after a reload too. */
const waitingText = textKeptIn('sessionStorage', 'larder.waitingText')

/** Sends a list as a text, and tells what becomes of it. */
export function useSending(input: Omit<SendListInput, 'textId'>): TextOutcome & { send: () => void } {
  const [textId, setTextId] = useState<string | null>(null)
  const unanswered = useRef<{ same: string; textId: string } | null>(null)
  const outcome = useTextOutcome(textId)
  const { isOpen } = outcome
  const queue = trpc.sms.sendList.useMutation({
    onSuccess(queued) {
      unanswered.current = null
      waitingText.keep(queued.textId)
      setTextId(queued.textId)
    },
  })
  useEffect(() => setTextId(waitingText.read()), [])
  useEffect(() => {
    if (textId !== null && !isOpen) waitingText.forget()
  }, [textId, isOpen])

  function send() {
    const same = JSON.stringify(input)
    // Where no answer came, the server may have it: the same is asked for under the same id.
    if (unanswered.current?.same !== same) unanswered.current = { same, textId: randomId() }
    setTextId(null)
    queue.mutate({ ...input, textId: unanswered.current.textId })
  }

  function forget() {
    setTextId(null)
    queue.reset()
  }

  if (textId !== null)
    return {
      ...outcome,
      send,
      retry: isOpen ? outcome.retry : send,
      cancel: isOpen ? outcome.cancel : forget,
    }
  return {
    isOpen: queue.isPending,
    isBusy: queue.isPending,
    failure: queue.error ? sentenceOf(queue.error) : null,
    told: queue.isPending ? m.sms_sending() : null,
    isStillTried: false,
    isInDoubt: queue.isError,
    send,
    retry: send,
    cancel: forget,
  }
}
