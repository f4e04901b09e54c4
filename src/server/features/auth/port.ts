import type { Provider } from '#shared/contract/auth/providers.ts'

/** One way to a provider and back. All but the address are 256 random bits each, as base64url. */
export interface Visit {
  /** Comes back with the browser. */
  state: string
  /** Comes back within the token. */
  nonce: string
  /** Only whoever holds it can make a token of the code that comes back. */
  codeVerifier: string
  /** Where on our site the provider sends the browser back to. */
  redirectUri: string
}

/** Who somebody is, as their provider vouches for it. */
export interface Person {
  /** The provider's own id of them, which never changes: at most 255 ASCII characters. */
  subject: string
  email: string | null
  /** Whether the provider made sure that the address is theirs. */
  isEmailVerified: boolean
  name: string | null
}

/** Why a provider's answer proves no identity. The person reads one sentence for all reasons; the log has the reason. */
export type ProviderFailureReason = 'network' | 'timeout' | 'bad answer' | 'refused' | 'bad token'

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly reason: ProviderFailureReason
  /** A word for the log, such as an error's code; never a token or anything of a person. */
  readonly detail: string | null

  constructor(reason: ProviderFailureReason, detail: string | null, options?: ErrorOptions) {
    super(`The provider proved no identity: ${reason}`, options)
    this.reason = reason
    this.detail = detail
  }
}

/** Somebody else who knows our cooks. Both calls throw ProviderFailure. */
export interface IdentityProvider {
  readonly name: Provider
  /** Whether the browser comes back with a form the provider sends, not by an address. */
  readonly answersByForm: boolean
  /** Where to send the browser. */
  visitUrl(visit: Visit): Promise<URL>
  /** Who came back with this code; it serves once. */
  personOf(code: string, visit: Visit): Promise<Person>
}
