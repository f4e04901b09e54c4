import * as m from '#messages'
import type { TextMessageResult, TextMessageState } from '#shared/contract/sms.ts'

/** The state of a text message, with its sentence once that is known. */
export function wordTextMessageResult(state: TextMessageState): TextMessageResult {
  const sentence = sentences[state]
  return { state, sentence: sentence ? sentence() : null }
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
