import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Locale } from '#shared/locale.ts'
import type { Deps } from './deps.ts'
import type { Log } from './logEvents.ts'
import type { Reads } from './reads.ts'

declare const proof: unique symbol
/** A user who has shown who they are. Only the session that was looked up hands one out. */
export type AuthorizedUserId = string & { readonly [proof]: 'user' }
/** A household the caller was found to be a member of, by the very query that found their session. */
export type AuthorizedHouseholdId = string & { readonly [proof]: 'household' }

/** Who asks, once they have shown it. */
export interface Member {
  userId: AuthorizedUserId
  householdId: AuthorizedHouseholdId
  role: 'owner' | 'member'
  sessionId: string
  name: string
  email: string
  hasPassword: boolean
}

/** The browser's session cookie, as a call may change it. */
export interface SessionCookie {
  keep(token: string): void
  drop(): void
}

/** The random id that a browser keeps in a cookie of its own, by which codes and sign-ups are bound to it. */
export interface BrowserId {
  /** SHA-256 of the id; null while the browser has none. */
  readonly hash: string | null
  /** Gives the browser an id unless it has one. Returns the hash of its id. */
  keep(): string
}

/** What work of the server's own knows, which no caller asked for; every call knows it too. */
export interface ServerContext {
  deps: Deps
}

/** What every call knows, whichever door it came through: HTTP, a page being rendered, or a test. */
export interface Context extends ServerContext {
  /** Null for a visitor. */
  member: Member | null
  cookie: SessionCookie
  browserId: BrowserId
  /** What the browser calls itself; empty when it says nothing. */
  userAgent: string
  /** The host that the browser asked, with its port, as the Host header names it; null when it names none. */
  host: string | null
  /** What the browser's outbox cookie holds; null when it has none. It proves nothing until it was looked up. */
  outboxToken: string | null
  log: Log
  requestId: string
  /** The language of the caller, in which text is written that they keep or are sent. */
  locale: Locale
  /** Who asks, as far as limits go: the network address, an IPv6 one cut to its /64. */
  visitor: string
  /** What the caller may read; null where reads are not counted: within a write that is. */
  reads: Reads | null
  /** Aborted when the server closes and running calls had their time. */
  closing: AbortSignal
}

/** The context of a call that only members may make. */
export interface MemberContext extends Context {
  member: Member
}

/** What `visitorOf` returns for every address that cannot be read. */
export const unknownVisitor = 'unknown'

/**
 * A home has 2^64 IPv6 addresses to hide behind but one network, so limits count the network. Some proxies add the port,
 * or brackets: 198.51.100.4:51000, [2001:db8::1]:51000. Whatever else is no address counts as one visitor.
 */
export function visitorOf(forwarded: string): string {
  const { bracketed, ipv4 } =
    /^(?:\[(?<bracketed>[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d+)?$/.exec(forwarded)?.groups ?? {}
  const address = bracketed ?? ipv4 ?? forwarded
  const version = isIP(address)
  if (version === 0) return unknownVisitor
  if (version === 4) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * Whom turns are given to: a member, or a visitor's home, of IPv6 the /56, which a home may have whole. `network` is that of
 * one customer, who may have many accounts and, of IPv6, a /48.
 */
export function queueCallerOf({ member, visitor }: CallerOfTurns): { key: string; network: string } {
  const wider = widerNetworksOf(visitor)
  return {
    key: member?.userId ?? wider[0]?.network ?? visitor,
    network: customerNetworkOf(visitor),
  }
}

interface CallerOfTurns {
  member?: { userId: string } | null
  visitor: string
}

/**
 * The wider networks that a visitor's /64 lies in, of which one customer may hold all, and how many times a visitor's
 * limit each may use; none for IPv4.
 */
export function widerNetworksOf(visitor: string): { network: string; factor: number }[] {
  if (!visitor.endsWith('::/64')) return []
  const [first, second, third, fourth = '0'] = visitor.slice(0, -'::/64'.length).split(':')
  const site = `${first}:${second}:${third}`
  const fourthOf56 = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { network: `${site}:${fourthOf56}::/56`, factor: 4 },
    { network: `${site}::/48`, factor: 16 },
  ]
}

/** The network of one customer: of an IPv6 visitor the /48, of any other the visitor itself. */
export function customerNetworkOf(visitor: string): string {
  return widerNetworksOf(visitor).at(-1)?.network ?? visitor
}
