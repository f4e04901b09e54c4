import type { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '#server/rpc/router.ts'

const backoffBaseMs = 100
const backoffCapMs = 300_000
const passingStatuses = new Set([429, 500, 502, 503, 504])

/** Whether the same call may succeed a moment later: the network failed, or the server was busy or broken. */
export function isWorthRetrying(error: TRPCClientError<AppRouter>): boolean {
  const status = error.data?.httpStatus
  return status === undefined ? !(error.cause instanceof DOMException) : passingStatuses.has(status)
}

/** Milliseconds to wait before try `attempt` + 1, doubling from 100 ms, with `chance` (0 to 1) as jitter. */
export function backoffMs(attempt: number, chance: number): number {
  return Math.min(backoffCapMs, backoffBaseMs * 2 ** (attempt - 1)) * (0.5 + chance / 2)
}
