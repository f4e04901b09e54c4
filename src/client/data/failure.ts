import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'
import type { ServerErrorData } from './trpc.ts'

/** The data of an error answer without its sentence; undefined if the answer is not from Larder. */
export function appErrorDataOf(error: unknown): ServerErrorData | undefined {
  return error instanceof TRPCClientError ? (error.data as ServerErrorData | undefined) : undefined
}

/** Whether a call failed without an answer from Larder: the network is down, or something in front of Larder answered. */
export const isCallWithoutServerAnswer = (error: unknown): boolean =>
  error instanceof TRPCClientError && !error.data

/** The sentence for a call that failed without being refused; null for a refusal. */
export function sentenceOfUnansweredCall(error: unknown): string | null {
  if (isCallWithoutServerAnswer(error)) return m.errors_unreachable()
  const data = appErrorDataOf(error)
  return error instanceof Error && data && data.httpStatus >= 500 ? error.message : null
}
