import type { SignInProvider } from '#shared/contract/auth/providers.ts'

/** One sign-in at a provider. All values except the address are 256 random bits each, as base64url. */
export interface ProviderVisit {
  /** The provider sends it back with the browser. */
  state: string
  /** The provider sends it back within the token. */
  nonce: string
  /** Without it the returned code cannot be exchanged for a token. */
  codeVerifier: string
  /** The address on our site to which the provider sends the browser back. */
  redirectUri: string
}

/** A person as their provider identifies them. */
export interface ProviderPerson {
  /** The provider's own id of the person, which never changes: at most 255 ASCII characters. */
  subject: string
  email: string | null
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean
  name: string | null
}

/** Why a provider's answer identifies no person. People read one sentence for all reasons; the log has the reason. */
export type ProviderFailureReason = 'network' | 'timeout' | 'bad answer' | 'refused' | 'bad token'

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly reason: ProviderFailureReason
  /** A short text for the log, such as an error code; never a token or personal data. */
  readonly detail: string | null

  constructor(reason: ProviderFailureReason, detail: string | null, options?: ErrorOptions) {
    super(`The provider proved no identity: ${reason}`, options)
    this.reason = reason
    this.detail = detail
  }
}

/** A provider that people sign in with. Both functions throw ProviderFailure. */
export interface IdentityProvider {
  readonly name: SignInProvider
  /** Whether the provider sends the browser back by a POST of a form. */
  readonly answersByForm: boolean
  /** The address to which the browser is sent. */
  visitUrl(visit: ProviderVisit): Promise<URL>
  /** The person who came back with this code, which can be used once. */
  personOf(code: string, visit: ProviderVisit): Promise<ProviderPerson>
}
