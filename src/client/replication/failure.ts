import { TRPCClientError } from '@trpc/client'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import type { AppErrorData } from '../data/trpc.ts'

/**
 * How a call ended that brought nothing. `passing`: the same may succeed later. `bad`: Larder itself refused what was sent,
 * and would again.
 */
export type Failure = 'passing' | 'signed out' | 'not ours' | 'bad'

const dataOf = (error: unknown) =>
  error instanceof TRPCClientError ? (error.data as AppErrorData | undefined) : undefined

/** Whether Larder has no room for text, and takes what holds none. */
export const isForText = (error: unknown): boolean =>
  dataOf(error)?.reason === ('errors_no_room_for_text' satisfies RefusalReason)

export function failureOf(error: unknown): Failure {
  const data = dataOf(error)
  if (data?.code === 'UNAUTHORIZED') return 'signed out'
  // What waits is forgotten for this reason alone, not where an older Larder knows no such call.
  if (data?.reason === ('households_no_such_household' satisfies RefusalReason)) return 'not ours'
  return data && refusals.has(data.code) ? 'bad' : 'passing'
}

/** How Larder refuses for what was sent, and not for where it came from or since it is an older one. */
const refusals = new Set<string>(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'CONFLICT'])
