import { createPrivateKey } from 'node:crypto'
import { TimeSpan } from 'oslo'
import { createJWT } from 'oslo/jwt'
import type { IdentityProvider } from '#server/features/auth/port.ts'
import { createOidcProvider } from './oidcProvider.ts'

export interface AppleSignInSettings {
  issuerUrl: string
  /** The Services ID. */
  clientId: string
  teamId: string
  keyId: string
  /** The P-256 key Apple gives once, as PEM. */
  privateKey: string
  timeoutMs: number
}

/** Sign in with Apple: https://developer.apple.com/documentation/signinwithapplerestapi */
export function createAppleProvider(settings: AppleSignInSettings): IdentityProvider {
  const { teamId, keyId, privateKey, ...rest } = settings
  const key = new Uint8Array(createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' }))
  return createOidcProvider({
    ...rest,
    name: 'apple',
    scopes: ['name', 'email'],
    // When the request asks for a name or an address, Apple answers only by a POST.
    answersByForm: true,
    makeClientSecret: () =>
      createJWT(
        'ES256',
        key,
        {},
        {
          headers: { kid: keyId },
          issuer: teamId,
          subject: settings.clientId,
          audiences: [settings.issuerUrl],
          expiresIn: new TimeSpan(5, 'm'),
          includeIssuedTimestamp: true,
        },
      ),
    issuersOf: (issuer) => [issuer],
  })
}
