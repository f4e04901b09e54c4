import type { RefusalReason } from '#shared/contract/refusalReasons.ts'

export type DomainErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'TOO_MANY'
  | 'UNAVAILABLE'

/** A refusal. Its message is the sentence the person reads; anything else that is thrown is a breakage. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode
  /** Seconds after which the same call may be let through; null when waiting would not help. */
  readonly retryAfterSeconds: number | null
  /** For a conflict: what is kept, as the caller may see it, so that both can be shown; else null. */
  readonly stored: unknown
  /** What a caller may act on beside the code; null for most refusals. */
  readonly reason: RefusalReason | null

  constructor(
    code: DomainErrorCode,
    sentence: string,
    options?: ErrorOptions & { retryAfterSeconds?: number; stored?: unknown; reason?: RefusalReason },
  ) {
    super(sentence, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null
    this.stored = options?.stored ?? null
    this.reason = options?.reason ?? null
  }
}
