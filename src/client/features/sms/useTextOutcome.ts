import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { TextResult } from '#shared/contract/sms.ts'
import { errorDataOf } from '../../failure.ts'
import { trpc } from '../../trpc.ts'

/** Pause between questions, in milliseconds: while somebody waits for the gateway, and while Larder goes on attempting it. */
const waitingMs = 1_000
const delayedMs = 4_000

export type TextOutcome = ReturnType<typeof useTextOutcome>

/**
 * Asks what became of a text until the gateway has taken it or it is given up; lets it be tried again and cancelled.
 * `isUnheard`: no answer told that Larder has the text.
 */
export function useTextOutcome(textId: string | null, isUnheard = false) {
  const utils = trpc.useUtils()
  const ref = { textId: textId ?? '' }
  const query = trpc.sms.result.useQuery(ref, {
    enabled: textId !== null,
    refetchInterval: ({ state }) => (isGoneText(state.error) ? false : pauseMs(state.data)),
  })
  const settled = {
    onSuccess: (result: TextResult) => utils.sms.result.setData(ref, result),
    // Whatever it broke of, what became of the text is asked again.
    onError: () => utils.sms.result.invalidate(ref),
  }
  const again = trpc.sms.retry.useMutation(settled)
  const stop = trpc.sms.cancel.useMutation(settled)
  const state = query.data?.state ?? 'waiting'
  const isGone = isGoneText(query.error)
  const isUnreachable = query.isError
  const isPending = again.isPending || stop.isPending
  const isOpen = textId !== null && !isGone && pauseMs(query.data) !== false
  const isBusy = isOpen && (isPending || (state !== 'delayed' && state !== 'unanswered' && !isUnreachable))
  const sentence = query.data?.sentence ?? null
  const hasProblem = problems.has(state)
  const failure = isBusy ? null : isUnreachable ? unreachedSentence() : hasProblem ? sentence : null

  function unreachedSentence(): string | null {
    if (isGone) return isUnheard ? m.sms_send_failed() : null
    return isUnheard && !query.data ? m.sms_may_be_sent() : m.errors_unreachable()
  }

  const [failedId, setFailedId] = useState<string | null>(null)
  useEffect(() => {
    if (failure !== null) setFailedId(textId)
  }, [failure, textId])
  return {
    isOpen,
    /** Whether the server told what became of it. */
    isKnown: query.data !== undefined,
    isBusy,
    failure,
    told: failure ? null : !isBusy ? sentence : state === 'cancelling' ? m.sms_cancelling() : m.sms_sending(),
    isSent: state === 'sent',
    isStillTried: isOpen && state !== 'unanswered',
    /** Whether it failed since it was first asked for, and is not settled. */
    isInDoubt: failure !== null || (isOpen && failedId === textId),
    retry: () => again.mutate(ref),
    cancel: () => stop.mutate(ref),
  }
}

function pauseMs(result: TextResult | undefined): number | false {
  if (!result || result.state === 'waiting' || result.state === 'cancelling') return waitingMs
  return result.state === 'delayed' || result.state === 'unanswered' ? delayedMs : false
}

/** States that are shown as an alert, with ways to try again and to cancel. */
const problems: ReadonlySet<TextResult['state']> = new Set(['delayed', 'unanswered', 'failed', 'unknown'])

/** Whether the text is somebody else's, or was deleted since. */
const isGoneText = (error: unknown) => errorDataOf(error)?.reason === 'sms_no_such_text'
