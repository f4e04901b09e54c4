export type DomainErrorCode = 'INVALID' | 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT' | 'TOO_MANY' | 'UNAVAILABLE'

/** A refusal. Its message is the sentence the person reads; anything else that is thrown is a breakage. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode

  constructor(code: DomainErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.code = code
  }
}
