import * as m from '#messages'
import { appErrorDataOf } from '../../data/failure.ts'

/** The server's own sentence, or that of the field at fault. */
export function sentenceOfSmsFailure(error: unknown): string {
  const data = appErrorDataOf(error)
  if (!(error instanceof Error) || !data || data.httpStatus >= 500) return m.sms_send_failed()
  return Object.values(data.fields ?? {})[0] ?? error.message
}
