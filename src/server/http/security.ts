import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { verifyRequestOrigin } from 'oslo/request'
import { DomainError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may send forms to this route; such forms arrive without our cookies. */
    takesForeignForms?: true
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The content security policy of every page. A streamed page adds a nonce for React's inline scripts. */
export function createContentSecurityPolicy(options: {
  isHttps: boolean
  nonce?: string
  dev?: boolean
}): string {
  const nonce = options.nonce ? ` 'nonce-${options.nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${nonce}`,
    `style-src 'self'${options.dev ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${options.dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Adds the security headers, and accepts writes from our own pages only. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isHttps: boolean; csp: string; publicUrl: string | null },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', options.csp)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    const mayWrite =
      request.routeOptions.config?.takesForeignForms || isFromOwnPage(request, options.publicUrl)
    if (!reading.has(request.method) && !mayWrite) throw new DomainError('FORBIDDEN', 'errors_foreign_origin')
  })
}

/** Whether another site's page causes this read, for example with an image, rather than a person who follows a link. */
export function isReadByOtherSite(headers: { [name: string]: unknown }): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return site !== 'same-origin' && site !== 'none' && headers['sec-fetch-user'] !== '?1'
}

/** Whether a browser requests this as part of another page, as an image, a frame or by a script, and not as a page of its own. */
export function isRequestedForEmbedding(headers: { [name: string]: unknown }): boolean {
  const dest = headers['sec-fetch-dest'] ?? 'document'
  return dest !== 'document'
}

/** Whether a browser prefetches this before a click. */
export function isPrefetchRequest(headers: { [name: string]: unknown }): boolean {
  return /\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
}

/** A browser names the page that sends a write; a program that names none has no visitor's cookies either. */
function isFromOwnPage({ headers, protocol }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  const isSecure = publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:')
  // On an https site, a page from http may have been forged, and an origin that is no web page is not ours.
  if (!/^https?:/i.test(origin) || (isSecure && !/^https:/i.test(origin))) return false
  // X-Forwarded-Host is ignored; see origin.ts.
  return verifyRequestOrigin(origin, [publicUrl ?? headers.host ?? ''])
}
