import { TRPCClientError } from '@trpc/client'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'

/** Whether the server refused a call for this reason. */
export function isCallRefusedForReason(
  error: unknown,
  reason: RefusalReason,
): error is TRPCClientError<never> {
  return error instanceof TRPCClientError && error.data?.reason === reason
}
