import { isIP } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from './deps.ts'

/** What every call knows, whichever door it came through: HTTP, a page being rendered, or a test. */
export interface Context {
  deps: Deps
  log: FastifyBaseLogger
  requestId: string
  /** Who asks, as far as limits go: the network address, an IPv6 one cut to its /64. */
  visitor: string
  /** Aborted when the server closes and running calls had their time. */
  closing: AbortSignal
}

/**
 * A home has 2^64 IPv6 addresses to hide behind but one network, so limits count the network. What a proxy calls an
 * address and is none counts as one visitor.
 */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIP(address)) return 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
