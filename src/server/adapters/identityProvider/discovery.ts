import { z } from 'zod'
import { ProviderFailure } from '#server/features/auth/port.ts'
import { isAddressSafeForSecrets } from '../../config/guardedAddress.ts'
import { sendProviderRequest } from './askProvider.ts'

const Address = z.string().refine(isAddressSafeForSecrets)
const DiscoveredEndpoints = z.object({
  issuer: Address,
  authorization_endpoint: Address,
  token_endpoint: Address,
  jwks_uri: Address,
})
/** A provider's endpoints, as its discovery document lists them (OpenID Connect Discovery 1.0). */
export type DiscoveredEndpoints = z.infer<typeof DiscoveredEndpoints>

/** Providers rarely move their endpoints, and announce it long before. */
const cacheMs = 60 * 60_000

/**
 * Returns a function that fetches the issuer's discovery document, at most once an hour, and again after a failure. It
 * throws ProviderFailure when the issuer does not answer, or the document names another issuer.
 */
export function createOidcDiscovery(
  issuerUrl: string,
  timeoutMs: number,
): () => Promise<DiscoveredEndpoints> {
  let last: { asked: Promise<DiscoveredEndpoints>; at: number } | null = null
  return () => {
    if (last && Date.now() - last.at < cacheMs) return last.asked
    const asked = fetchDiscoveryDocument(issuerUrl, timeoutMs)
    last = { asked, at: Date.now() }
    asked.catch(() => {
      last = null
    })
    return asked
  }
}

async function fetchDiscoveryDocument(issuerUrl: string, timeoutMs: number): Promise<DiscoveredEndpoints> {
  const url = `${withoutSlash(issuerUrl)}/.well-known/openid-configuration`
  const { status, body } = await sendProviderRequest(url, { timeoutMs })
  const read = DiscoveredEndpoints.safeParse(body)
  if (status !== 200 || !read.success) throw new ProviderFailure('bad answer', `discovery ${status}`)
  if (withoutSlash(read.data.issuer) !== withoutSlash(issuerUrl))
    throw new ProviderFailure('bad answer', 'another issuer')
  return read.data
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}
