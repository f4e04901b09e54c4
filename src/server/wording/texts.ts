import * as m from '#messages'
import type { TextResult, TextState } from '#shared/contract/sms.ts'

/** What became of a text, with its sentence once that is known. */
export function wordTextResult(state: TextState): TextResult {
  const sentence = { waiting: null, sent: m.sms_sent(), failed: m.sms_send_failed() }[state]
  return { state, sentence }
}
