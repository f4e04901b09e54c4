import { TRPCClientError } from '@trpc/client'
import { useRef, useState } from 'react'
import * as m from '#messages'
import type { SendListInput } from '#shared/contract/sms.ts'
import { trpc } from '../../trpc.ts'

const everyMs = 1_000

/** Sends a list and asks what became of it until the gateway has taken it or never will. */
export function useSending() {
  const [textId, setTextId] = useState<string | null>(null)
  const unanswered = useRef<{ same: string; textId: string } | null>(null)
  const queue = trpc.sms.sendList.useMutation({
    onSuccess(queued) {
      unanswered.current = null
      setTextId(queued.textId)
    },
  })
  const { data: result } = trpc.sms.result.useQuery(
    { textId: textId ?? '' },
    {
      enabled: textId !== null,
      // One that waits is tried again for an hour, and a page may be left open for longer.
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : everyMs),
    },
  )
  const isWaiting = queue.isPending || (textId !== null && (!result || result.state === 'waiting'))
  const failure = queue.error
    ? sentenceOf(queue.error)
    : result?.state === 'failed'
      ? (result.sentence ?? m.sms_send_failed())
      : null
  return {
    isBusy: isWaiting,
    failure,
    told: isWaiting ? m.sms_sending() : result?.state === 'sent' ? result.sentence : null,
    send(input: Omit<SendListInput, 'textId'>) {
      const same = JSON.stringify(input)
      // Where no answer came, the server may have it: the same is asked for under the same id.
      if (unanswered.current?.same !== same) unanswered.current = { same, textId: newTextId() }
      setTextId(null)
      queue.mutate({ ...input, textId: unanswered.current.textId })
    },
  }
}

function newTextId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The server's own sentence, or that of the field at fault. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof TRPCClientError) || !error.data) return m.sms_send_failed()
  const fields = error.data.fields as Record<string, string> | null
  return Object.values(fields ?? {})[0] ?? error.message
}
