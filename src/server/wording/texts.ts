import * as m from '#messages'
import type { TextMessageResult, TextMessageState } from '#shared/contract/sms.ts'

interface Progress {
  state: TextMessageState
  attempts: number
  areRetriesUsedUp: boolean
}

/** What became of a text message, with its sentence once that is known. */
export function wordTextMessageResult({ state, attempts, areRetriesUsedUp }: Progress): TextMessageResult {
  const isProblem = state === 'delayed' || state === 'unanswered'
  const sentence = sentences[state]?.() ?? null
  const told = areRetriesUsedUp && isProblem ? m.sms_retries_used_up({ count: attempts }) : sentence
  return { state, areRetriesUsedUp, sentence: told }
}

const sentences: Record<TextMessageState, (() => string) | null> = {
  waiting: null,
  delayed: m.sms_send_failed,
  unanswered: m.sms_may_be_sent,
  cancelling: null,
  sent: m.sms_sent,
  failed: m.sms_send_failed,
  cancelled: m.sms_cancelled,
  unknown: m.sms_may_be_sent,
}
