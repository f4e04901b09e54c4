import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from 'arctic'
import type { JWTVerifyGetKey } from 'jose'
import { type IdentityProvider, ProviderFailure, type ProviderVisit } from '#server/features/auth/port.ts'
import { sendProviderRequest } from './askProvider.ts'
import { createOidcDiscovery, type DiscoveredEndpoints } from './discovery.ts'
import { providerPublicKeys, verifyIdToken } from './idToken.ts'

export interface OidcProviderSettings {
  name: IdentityProvider['name']
  issuerUrl: string
  clientId: string
  /** Maximum milliseconds for one request to the provider. */
  timeoutMs: number
  scopes: string[]
  /** Whether the provider sends the browser back by a POST of a form. */
  answersByForm: boolean
  makeClientSecret: () => string | Promise<string>
  /** The issuers that the provider's tokens may name. */
  issuersOf: (issuer: string) => string[]
}

/** A provider that speaks OpenID Connect with PKCE. No request is sent to it before the first sign-in. */
export function createOidcProvider(settings: OidcProviderSettings): IdentityProvider {
  const { name, answersByForm, clientId, timeoutMs } = settings
  const discover = createOidcDiscovery(settings.issuerUrl, timeoutMs)
  let known: { jwksUri: string; keys: JWTVerifyGetKey } | null = null
  function keysOf({ jwks_uri: jwksUri }: DiscoveredEndpoints): JWTVerifyGetKey {
    if (known?.jwksUri !== jwksUri) known = { jwksUri, keys: providerPublicKeys(jwksUri, timeoutMs) }
    return known.keys
  }
  return {
    name,
    answersByForm,
    async visitUrl({ state, nonce, codeVerifier, redirectUri }) {
      const { authorization_endpoint } = await discover()
      const url = new OAuth2Client(clientId, null, redirectUri).createAuthorizationURLWithPKCE(
        authorization_endpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        settings.scopes,
      )
      url.searchParams.set('nonce', nonce)
      if (answersByForm) url.searchParams.set('response_mode', 'form_post')
      return url
    },
    async personOf(code, visit) {
      const discovered = await discover()
      const idToken = await exchangeCodeForToken(discovered.token_endpoint, code, visit, settings)
      return await verifyIdToken(idToken, {
        keys: keysOf(discovered),
        issuers: settings.issuersOf(discovered.issuer),
        clientId,
        nonce: visit.nonce,
      })
    },
  }
}

/** arctic's own request sends the secret as Basic credentials, which Apple refuses, and has no time limit. */
async function exchangeCodeForToken(
  endpoint: string,
  code: string,
  visit: ProviderVisit,
  settings: OidcProviderSettings,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: visit.redirectUri,
    code_verifier: visit.codeVerifier,
    client_id: settings.clientId,
    client_secret: await settings.makeClientSecret(),
  })
  const { status, body } = await sendProviderRequest(endpoint, { timeoutMs: settings.timeoutMs, form })
  if (status !== 200) throw new ProviderFailure('refused', `${status} ${errorCodeOf(body)}`)
  try {
    return new OAuth2Tokens(Object(body)).idToken()
  } catch (cause) {
    throw new ProviderFailure('bad answer', 'no id_token', { cause })
  }
}

/** The error's code, if it is one of those of RFC 6749, section 5.2; the description may hold personal data. */
function errorCodeOf(body: unknown): string {
  const code: unknown = Object(body).error
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : 'for no known reason'
}
