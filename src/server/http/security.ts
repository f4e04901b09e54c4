import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { verifyRequestOrigin } from 'oslo/request'
import { DomainError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that other sites may send forms to; such a form comes without any cookie of ours. */
    takesForeignForms?: true
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The policy of every page. A page that streams adds a nonce for the few lines React sends along. */
export function contentSecurityPolicy(options: { isHttps: boolean; nonce?: string; dev?: boolean }): string {
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

/** Headers that keep a browser from being turned against its owner, and writes from our own pages only. */
export async function secure(
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
    const mayWrite = request.routeOptions.config?.takesForeignForms || isOurs(request, options.publicUrl)
    if (!reading.has(request.method) && !mayWrite) throw new DomainError('FORBIDDEN', 'errors_foreign_origin')
  })
}

/** Whether another site's page makes a browser read this, as by an image, without a person who clicked a link to it. */
export function isForeignRead(headers: { [name: string]: unknown }): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return site !== 'same-origin' && site !== 'none' && headers['sec-fetch-user'] !== '?1'
}

/** Whether a browser asks for this for another page, as an image, a frame or by a script, and not as a page of its own. */
export function isEmbedded(headers: { [name: string]: unknown }): boolean {
  const dest = headers['sec-fetch-dest'] ?? 'document'
  return dest !== 'document'
}

/** Whether a browser asks for this ahead of a click that may never come. */
export function isPrefetch(headers: { [name: string]: unknown }): boolean {
  return /\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
}

/** A browser names the page a write comes from; a program that names none carries no visitor's cookies either. */
function isOurs({ headers, protocol }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  const isSecure = publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:')
  // Over https, a page that came without it may be another's; what is no web page is not ours.
  if (!/^https?:/i.test(origin) || (isSecure && !/^https:/i.test(origin))) return false
  // X-Forwarded-Host counts nowhere; see origin.ts.
  return verifyRequestOrigin(origin, [publicUrl ?? headers.host ?? ''])
}
