import { TRPCClientError } from '@trpc/client'
import * as say from '#shared/messages/preferences.ts'

/** Why settings could not be looked up: the server said so, or none answered. */
export function fetchFailure(error: unknown): string {
  return error instanceof TRPCClientError && error.data ? say.fetchFailed : say.fetchBroke
}

/** Why settings could not be saved: in the server's words, because it did not answer, or by something unforeseen. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return say.saveBroke
  if (error.data) return say.saveFailed(error.message || null)
  // The browser's fetch throws a TypeError when nothing came back.
  return error.cause instanceof TypeError ? say.noResponse : say.saveBroke
}

export function isConflict(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'CONFLICT'
}
