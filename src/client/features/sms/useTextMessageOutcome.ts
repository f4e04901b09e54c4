import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { TextMessageResult } from '#shared/contract/sms.ts'
import { isCallWithoutServerAnswer } from '../../data/failure.ts'
import { callOptionsWithoutRetry } from '../../data/failures/retry.ts'
import { trpcHooks } from '../../data/trpc.ts'
import {
  callSmsProcedureOnce,
  callSmsWhenOnline,
  haveSmsCallsFailedRepeatedly,
  isSmsNotFoundError,
  skipSmsPause,
  smsPauseLeftMs,
  waitForSmsPauseEnd,
} from './smsCalls.ts'

/** Pause between questions, in milliseconds: while somebody waits for the gateway, and while Larder goes on attempting it. */
const pollMs = 1_000
const slowPollMs = 4_000

export type TextMessageTracking = ReturnType<typeof useTextMessageTracking>

/**
 * Asks what became of a text until the gateway has taken it or it is given up; lets it be tried again and cancelled.
 * `isUnheard`: no answer told that Larder has the text.
 */
export function useTextMessageTracking(textId: string | null, isUnheard = false) {
  const utils = trpcHooks.useUtils()
  const { sms } = utils.client
  const ref = { textId: textId ?? '' }
  const settled = {
    onSuccess: (result: TextMessageResult) => utils.sms.result.setData(ref, result),
    // Whatever it broke of, what became of the text is asked again.
    onError: () => utils.sms.result.invalidate(ref),
  }
  const again = useMutation({
    ...settled,
    mutationFn: (asked: typeof ref) =>
      callSmsProcedureOnce(() => sms.retry.mutate(asked, callOptionsWithoutRetry)),
  })
  const [isCancelUnheard, setIsCancelUnheard] = useState(false)
  const stop = useMutation({
    ...settled,
    mutationFn: (asked: typeof ref) =>
      cancelOnceReached(() => sms.cancel.mutate(asked, callOptionsWithoutRetry)),
    onSettled: () => setIsCancelUnheard(false),
  })

  /** Cancelled while Larder cannot be reached, it is cancelled as soon as it can. */
  async function cancelOnceReached(cancel: () => Promise<TextMessageResult>): Promise<TextMessageResult> {
    for (;;) {
      try {
        return await callSmsProcedureOnce(cancel)
      } catch (error) {
        if (!isCallWithoutServerAnswer(error)) throw error
        setIsCancelUnheard(true)
        await waitForSmsPauseEnd()
      }
    }
  }

  const query = useQuery({
    // As tRPC names it, so that `utils` change the same query; its own function for that would weigh on every page.
    queryKey: [['sms', 'result'], { input: ref, type: 'query' }],
    queryFn: async () => {
      // Another text may have met the failure that the pause is for; one of which nothing is known does not wait.
      if (utils.sms.result.getData(ref) && smsPauseLeftMs() > 0) await waitForSmsPauseEnd()
      return await callSmsProcedureOnce(() => sms.result.query(ref, callOptionsWithoutRetry))
    },
    enabled: textId !== null,
    refetchInterval({ state }) {
      const ownMs = isSmsNotFoundError(state.error) ? false : pauseMs(state.data)
      // Until Larder is reached, the wish to cancel is what it is asked.
      return ownMs === false || isCancelUnheard ? false : Math.max(ownMs, smsPauseLeftMs())
    },
  })
  const { refetch } = query
  const isAsked = textId !== null
  useEffect(() => (isAsked ? callSmsWhenOnline(() => void refetch()) : undefined), [isAsked, refetch])
  const state = query.data?.state ?? 'waiting'
  const areRetriesUsedUp = query.data?.areRetriesUsedUp ?? false
  const isGone = isSmsNotFoundError(query.error)
  // A query without data forgets its error as soon as it is asked again.
  const isUnreachable = query.errorUpdatedAt > query.dataUpdatedAt && haveSmsCallsFailedRepeatedly()
  const isOpen = textId !== null && !isGone && pauseMs(query.data) !== false
  const isCancelAsked = stop.status !== 'idle' && stop.variables?.textId === textId
  const isStopping = stop.isPending && isCancelAsked
  const isCancelledLater = isOpen && isStopping && isCancelUnheard
  const isPending = again.isPending || (isStopping && !isCancelledLater)
  const requestFailure =
    isOpen && !isPending ? failureOfTextRequest(again, textId) || failureOfTextRequest(stop, textId) : null
  const hasStoppedChecking = isCancelledLater || requestFailure !== null || isUnreachable
  const isBusy =
    isOpen && (isPending || (!hasStoppedChecking && state !== 'delayed' && state !== 'unanswered'))
  const sentence = query.data?.sentence ?? null
  const failure = isBusy || isCancelledLater ? null : failureSentence()

  function failureSentence(): string | null {
    if (isGone) return isUnheard && !isCancelAsked ? m.sms_send_failed() : null
    if (isUnreachable) return isUnheard && !query.data ? m.sms_may_be_sent() : m.errors_unreachable()
    return requestFailure ?? (problems.has(state) ? sentence : null)
  }

  function told(): string | null {
    if (failure !== null) return null
    if (isGone) return isCancelAsked ? m.sms_cancelled() : null
    if (isCancelledLater) return m.sms_cancels_later()
    if (!isBusy) return sentence
    return isStopping || state === 'cancelling' ? m.sms_cancelling() : m.sms_sending()
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
    told: told(),
    isSent: state === 'sent',
    isStillTried:
      isOpen &&
      !areRetriesUsedUp &&
      !isStopping &&
      state !== 'unanswered' &&
      state !== 'cancelling' &&
      (query.data !== undefined || !isUnheard),
    /** Whether it failed since it was first asked for, and is neither settled nor to be cancelled later. */
    isInDoubt: failure !== null || (isOpen && !isCancelledLater && failedId === textId),
    /** Whether `retry` can change anything: where Larder was not reached, it asks again what became of the text. */
    canRetry: !isOpen || !areRetriesUsedUp || isUnreachable || requestFailure !== null,
    retry: () => {
      stop.reset()
      skipSmsPause()
      again.mutate(ref)
    },
    cancel: () => {
      again.reset()
      skipSmsPause()
      stop.mutate(ref)
    },
  }
}

/** Why a wish about a text was refused, or broke on the server; null where Larder was not reached, which is told otherwise. */
function failureOfTextRequest(
  wish: { error: unknown; variables: { textId: string } | undefined },
  textId: string | null,
): string | null {
  const { error, variables } = wish
  return error instanceof Error && variables?.textId === textId && !isCallWithoutServerAnswer(error)
    ? error.message
    : null
}

function pauseMs(result: TextMessageResult | undefined): number | false {
  if (!result || result.state === 'waiting' || result.state === 'cancelling') return pollMs
  return result.state === 'delayed' || result.state === 'unanswered' ? slowPollMs : false
}

/** States that are shown as an alert, with ways to try again and to cancel. */
const problems: ReadonlySet<TextMessageResult['state']> = new Set([
  'delayed',
  'unanswered',
  'failed',
  'unknown',
])
