import { useRef, useState } from 'react'
import * as m from '#messages'
import type { SendListInput } from '#shared/contract/sms.ts'
import { trpc } from '../../trpc.ts'
import { sentenceOf } from './sentenceOf.ts'
import { type TextOutcome, useTextOutcome } from './useTextOutcome.ts'

type ListToSend = Omit<SendListInput, 'textId'>

/** Sends a list as a text, and tells what becomes of it. */
export function useSending(): TextOutcome & { send: (input: ListToSend) => void } {
  const [textId, setTextId] = useState<string | null>(null)
  const [input, setInput] = useState<ListToSend | null>(null)
  const unanswered = useRef<{ same: string; textId: string } | null>(null)
  const outcome = useTextOutcome(textId)
  const queue = trpc.sms.sendList.useMutation({
    onSuccess(queued) {
      unanswered.current = null
      setTextId(queued.textId)
    },
  })

  function send(input: ListToSend) {
    const same = JSON.stringify(input)
    // Where no answer came, the server may have it: the same is asked for under the same id.
    if (unanswered.current?.same !== same) unanswered.current = { same, textId: newTextId() }
    setTextId(null)
    setInput(input)
    queue.mutate({ ...input, textId: unanswered.current.textId })
  }
  const sendAgain = () => input && send(input)

  function forget() {
    setTextId(null)
    queue.reset()
  }

  if (textId !== null) {
    const { isOpen } = outcome
    return {
      ...outcome,
      send,
      retry: isOpen ? outcome.retry : sendAgain,
      cancel: isOpen ? outcome.cancel : forget,
    }
  }
  return {
    isOpen: queue.isPending,
    isBusy: queue.isPending,
    failure: queue.error ? sentenceOf(queue.error) : null,
    told: queue.isPending ? m.sms_sending() : null,
    isStillTried: false,
    isInDoubt: queue.isError,
    send,
    retry: sendAgain,
    cancel: forget,
  }
}

function newTextId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
