import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'
import type { AppErrorData } from './trpc.ts'

/** What the server tells of a refusal beside its sentence; undefined when it did not answer itself. */
export function errorDataOf(error: unknown): AppErrorData | undefined {
  return error instanceof TRPCClientError ? (error.data as AppErrorData | undefined) : undefined
}

/** Whether a call failed without an answer of Larder's own: the network is down, or something in front of it answered. */
export const isUnreached = (error: unknown): boolean => error instanceof TRPCClientError && !error.data

/** Why a call failed without being refused, in its own sentence; null for a refusal. */
export function breakageOf(error: unknown): string | null {
  if (isUnreached(error)) return m.errors_unreachable()
  const data = errorDataOf(error)
  return error instanceof Error && data && data.httpStatus >= 500 ? error.message : null
}
