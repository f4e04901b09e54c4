import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { ProviderFailure, type ProviderPerson } from '#server/features/auth/port.ts'

const Claims = z.object({
  // OpenID Connect Core 1.0, section 2: ASCII, 255 characters at most.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  nonce: z.string(),
  email: z.string().nullish(),
  /** Apple writes it as a string. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
  name: z.string().nullish(),
})

/** The maximum difference between the provider's clock and ours. */
const clockToleranceSeconds = 60

/** A provider's public keys, fetched when the first token is checked and when a token names an unknown key. */
export function providerPublicKeys(jwksUri: string, timeoutMs: number): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeoutMs })
}

/**
 * Verifies an id_token's signature, issuer, audience, times and nonce, and returns the person it names. Throws
 * ProviderFailure with a code of what is wrong as its detail.
 */
export async function verifyIdToken(
  idToken: string,
  expected: { keys: JWTVerifyGetKey; issuers: string[]; clientId: string; nonce: string },
): Promise<ProviderPerson> {
  const { payload } = await jwtVerify(idToken, expected.keys, {
    algorithms: ['RS256'],
    issuer: expected.issuers,
    audience: expected.clientId,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: clockToleranceSeconds,
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw new ProviderFailure('bad token', claims.error.issues[0]?.path.join('.') ?? null)
  const { sub, nonce, email = null, email_verified, name = null } = claims.data
  if (nonce !== expected.nonce) throw new ProviderFailure('bad token', 'another nonce')
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1
  if (isForOthersToo && payload.azp !== expected.clientId)
    throw new ProviderFailure('bad token', 'another authorized party')
  return { subject: sub, email, isEmailVerified: email_verified === true || email_verified === 'true', name }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof errors.JWKSTimeout) return new ProviderFailure('timeout', error.code, { cause: error })
  // Other errors come from fetching the keys.
  if (!(error instanceof errors.JOSEError)) return new ProviderFailure('network', null, { cause: error })
  const claim = error instanceof errors.JWTClaimValidationFailed ? ` ${error.claim}` : ''
  return new ProviderFailure('bad token', `${error.code}${claim}`)
}
