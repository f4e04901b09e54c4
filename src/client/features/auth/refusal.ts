import * as m from '#messages'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../data/failure.ts'
import type { ServerErrorData } from '../../data/trpc.ts'

/** Why a form was not taken. */
export interface AuthFormRefusal {
  sentence: string
  /** Names of the fields at fault, the first of which takes the focus; empty when it is none of theirs. */
  fields: readonly string[]
}

const fieldsAtFault: Partial<Record<RefusalReason, readonly string[]>> = {
  auth_password_too_common: ['password', 'newPassword'],
  auth_sign_in_failed: ['email', 'password'],
  auth_code_used_up: ['code'],
  auth_confirm_failed: ['code'],
  auth_reset_failed: ['code', 'email'],
  auth_wrong_password: ['currentPassword', 'password'],
  account_prove_failed: ['code'],
  auth_not_your_email: ['email'],
  account_email_same: ['email'],
}

const worded = new Set(['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED', 'FORBIDDEN'])

/**
 * The server's own sentence where it refused with one, or is full or busy and says so; that Larder was not reached; else
 * `failed`. With `blamesTyped`, that sentence blames what was typed: it is said of a refusal that names no reason, and a
 * server that broke says so itself.
 */
export function toAuthFormRefusal(error: unknown, failed: string, blamesTyped = false): AuthFormRefusal {
  if (isCallWithoutServerAnswer(error)) return { sentence: m.errors_unreachable(), fields: [] }
  const data = appErrorDataOf(error)
  if (!(error instanceof Error) || !data || hasNoSentence(data, blamesTyped))
    return { sentence: failed, fields: [] }
  const [field] = Object.entries(data.fields ?? {})
  if (field) return { sentence: field[1], fields: [field[0]] }
  return { sentence: error.message, fields: (data.reason && fieldsAtFault[data.reason]) ?? [] }
}

/** Whether the form's own sentence says more than the server's. */
function hasNoSentence({ code, reason, fields, httpStatus }: ServerErrorData, blamesTyped: boolean): boolean {
  if (reason || fields) return false
  if (!blamesTyped) return !worded.has(code)
  return httpStatus < 500 && (code === 'BAD_REQUEST' || !worded.has(code))
}

/** Whether the account's owner must first show who they are. */
export function isOwnerProofMissing(error: unknown): boolean {
  return appErrorDataOf(error)?.reason === 'account_prove_first'
}

/** Seconds the server asks to wait; null when waiting would not help, or it said nothing. */
export function retryAfterSecondsOfError(error: unknown): number | null {
  return appErrorDataOf(error)?.retryAfterSeconds ?? null
}
