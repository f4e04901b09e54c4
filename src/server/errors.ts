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

  constructor(
    code: DomainErrorCode,
    sentence: string,
    options?: ErrorOptions & { retryAfterSeconds?: number },
  ) {
    super(sentence, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null
  }
}
