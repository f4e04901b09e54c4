import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'
import * as say from '#shared/messages/preferences.ts'

/** Why settings could not be looked up: the server said so, or none answered. */
export function sentenceOfFailedPreferencesFetch(error: unknown): string {
  return error instanceof TRPCClientError && error.data
    ? m.preferences_fetch_failed()
    : m.preferences_fetch_broke()
}

/** Why settings could not be saved: in the server's words, because it did not answer, or by something unforeseen. */
export function sentenceOfFailedPreferencesSave(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return m.preferences_save_broke()
  if (error.data) return say.preferencesNotSavedSentence(error.message || null)
  // The browser's fetch throws a TypeError when nothing came back, and a call that was given up ends with a DOMException.
  const isUnanswered = error.cause instanceof TypeError || error.cause instanceof DOMException
  return isUnanswered ? m.preferences_no_response() : m.preferences_save_broke()
}

export function isPreferencesConflict(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'CONFLICT'
}
