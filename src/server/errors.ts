import type { RefusalParams, RefusalReason } from '#shared/contract/refusalReasons.ts'

export type DomainErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'TOO_MANY'
  | 'UNAVAILABLE'

interface Details extends ErrorOptions {
  retryAfterSeconds?: number
  stored?: unknown
}

type DetailsOf<Reason extends RefusalReason> = [RefusalParams<Reason>] extends [undefined]
  ? [details?: Details]
  : [details: Details & { params: RefusalParams<Reason> }]

/**
 * A refusal, as data: `sentenceOfRefusal` makes the sentence where it is answered. Any other thrown error is a defect
 * or an outage.
 */
export class DomainError<Reason extends RefusalReason = RefusalReason> extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode
  readonly reason: Reason
  readonly params: RefusalParams<Reason> | undefined
  /** Seconds after which the same call may be let through; null when waiting would not help. */
  readonly retryAfterSeconds: number | null
  /** For a conflict: the stored state, as far as the caller may see it, so that both can be shown; else null. */
  readonly stored: unknown

  constructor(code: DomainErrorCode, reason: Reason, ...[details]: DetailsOf<Reason>) {
    super(reason, details)
    this.code = code
    this.reason = reason
    this.params = details && 'params' in details ? details.params : undefined
    this.retryAfterSeconds = details?.retryAfterSeconds ?? null
    this.stored = details?.stored ?? null
  }
}

/** A refusal by a form or an old client's route, whose sentence is known where it is thrown. */
export const refusalWithSentence = (code: DomainErrorCode, sentence: string): DomainError =>
  new DomainError(code, 'worded', { params: { sentence } })

/** A refusal for as many seconds as an exceeded limit still counts what was sent, which its sentence tells. */
export const tooManyForNow = (seconds: number): DomainError =>
  new DomainError('TOO_MANY', 'errors_too_many_for_now', { params: { seconds }, retryAfterSeconds: seconds })
