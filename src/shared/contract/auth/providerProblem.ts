import * as m from '#messages'
import * as say from '../../messages/auth.ts'
import { type SignInProvider, signInProviders } from './providers.ts'

type Cause = 'failed' | 'denied' | 'unverified' | 'former-email' | 'removed' | 'too-many'
/** Why somebody who went to a provider is back at /login, as its address tells: ?problem=google-denied. */
export type SignInProviderProblem = `${SignInProvider}-${Cause}`

const sentences: Record<Cause, (provider: string) => string> = {
  failed: (provider) => m.auth_provider_failed({ provider }),
  denied: (provider) => m.auth_provider_denied({ provider }),
  unverified: (provider) => m.auth_provider_email_unverified({ provider }),
  'former-email': () => m.auth_provider_former_email(),
  removed: (provider) => m.auth_provider_removed({ provider }),
  'too-many': () => m.auth_provider_too_many(),
}

const all = new Map(
  signInProviders.flatMap((provider) =>
    Object.entries(sentences).map(([cause, sentence]) => [
      `${provider}-${cause}`,
      () => sentence(say.providerNames()[provider]),
    ]),
  ) as [string, () => string][],
)

/** The sentence for /login; null for whatever is no problem of ours. */
export function sentenceOfProviderProblem(problem: string | null): string | null {
  return all.get(problem ?? '')?.() ?? null
}
