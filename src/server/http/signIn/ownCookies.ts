import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pendingSignOutCookieName } from '#shared/contract/auth/pendingSignOutCookieName.ts'

/** The names of Larder's cookies. Others belong to another program at the same address, or are forged. */
const ownCookies = [
  'larder',
  'larder-browser',
  'larder-language',
  'larder-outbox',
  'larder-visit',
  pendingSignOutCookieName,
] as const
export type LarderCookieName = (typeof ownCookies)[number]

const securePrefix = '__Host-'
const known = new Set<string>(ownCookies.flatMap((name) => [name, securePrefix + name]))

/** Over https the cookie's name has a prefix that no other host or path can set. */
export function nameOfOwnCookie(
  { protocol }: FastifyRequest,
  isHttps: boolean,
  name: LarderCookieName,
): string {
  return isHttps || protocol === 'https' ? securePrefix + name : name
}

/**
 * Removes all cookies that are not Larder's from the cookie header, and repeated names: 15 kB of them take ten
 * milliseconds to decode, each time they are read.
 */
export function removeForeignCookies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    if (headers.cookie !== undefined) headers.cookie = onlyLarderCookies(headers.cookie)
    done()
  })
}

function onlyLarderCookies(header: string): string {
  const own = new Map<string, string>()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
    if (known.has(name) && !own.has(name)) own.set(name, pair.trim())
  }
  return [...own.values()].join('; ')
}
