import type { IdentityProvider } from '#server/features/auth/port.ts'
import { createOidcProvider } from './oidcProvider.ts'

export interface GoogleSignInSettings {
  issuerUrl: string
  clientId: string
  clientSecret: string
  timeoutMs: number
}

/** Sign in with Google: https://developers.google.com/identity/openid-connect/openid-connect */
export function createGoogleProvider({ clientSecret, ...settings }: GoogleSignInSettings): IdentityProvider {
  return createOidcProvider({
    ...settings,
    name: 'google',
    scopes: ['openid', 'email', 'profile'],
    answersByForm: false,
    makeClientSecret: () => clientSecret,
    // Google's documents name both forms.
    issuersOf: (issuer) => [issuer, issuer.replace(/^https:\/\//, '')],
  })
}
