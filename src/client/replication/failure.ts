import { TRPCClientError } from '@trpc/client'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import type { ServerErrorData } from '../data/trpc.ts'

/**
 * Why a call failed. `passing`: the same call may succeed later. `not ours`: the user does not belong to the household. `bad`:
 * Larder itself refused what was sent, and would refuse it again.
 */
export type ReplicationFailure = 'passing' | 'signed out' | 'not ours' | 'bad'

const errorDataOf = (error: unknown) =>
  error instanceof TRPCClientError ? (error.data as ServerErrorData | undefined) : undefined

/** Whether a call failed because Larder has no room for text; it still accepts changes without text. */
export const isNoRoomForTextFailure = (error: unknown): boolean =>
  errorDataOf(error)?.reason === ('errors_no_room_for_text' satisfies RefusalReason)

export function replicationFailureOf(error: unknown): ReplicationFailure {
  const data = errorDataOf(error)
  if (data?.code === 'UNAUTHORIZED') return 'signed out'
  // Only this reason deletes waiting changes. NOT_FOUND alone does not: an older server may lack the procedure.
  if (data?.reason === ('households_no_such_household' satisfies RefusalReason)) return 'not ours'
  return data && refusals.has(data.code) ? 'bad' : 'passing'
}

/** Codes with which Larder refuses what was sent. Other codes refuse where a call comes from, or come from an older Larder. */
const refusals = new Set<string>(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'CONFLICT'])
