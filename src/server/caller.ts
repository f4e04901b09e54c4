import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

declare const proof: unique symbol
/** A signed-in user. Only the lookup of a session creates one. */
export type AuthorizedUserId = string & { readonly [proof]: 'user' }
/** A household the caller is a member of, as the query that found their session confirmed. */
export type AuthorizedHouseholdId = string & { readonly [proof]: 'household' }

/** The signed-in caller. */
export interface SignedInMember {
  userId: AuthorizedUserId
  householdId: AuthorizedHouseholdId
  role: 'owner' | 'member'
  sessionId: string
  name: string
  email: string
  hasPassword: boolean
}

/** What `networkOfVisitorAddress` returns for an address that it cannot parse. */
export const unknownVisitorNetwork = 'unknown'

/**
 * A home has 2^64 IPv6 addresses but one network, so limits count the network. Some proxies add the port, or brackets:
 * 198.51.100.4:51000, [2001:db8::1]:51000. All texts that are no address count as one visitor.
 */
export function networkOfVisitorAddress(forwarded: string): string {
  const { bracketed, ipv4 } =
    /^(?:\[(?<bracketed>[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d+)?$/.exec(forwarded)?.groups ?? {}
  const address = bracketed ?? ipv4 ?? forwarded
  const version = isIP(address)
  if (version === 0) return unknownVisitorNetwork
  if (version === 4) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * The caller as a fair queue counts them: a member, or a visitor's home (for IPv6 the /56, which one home may own).
 * `network` is that of one customer, who may have many accounts and, for IPv6, a /48.
 */
export function fairQueueKeysOfCaller({ member, visitor }: CallerOfTurns): { key: string; network: string } {
  const widerNetworks = widerNetworksOfVisitor(visitor)
  return {
    key: member?.userId ?? widerNetworks[0]?.network ?? visitor,
    network: customerNetworkOfVisitor(visitor),
  }
}

interface CallerOfTurns {
  member?: { userId: string } | null
  visitor: string
}

/**
 * The wider IPv6 networks that contain a visitor's /64 and that one customer may own, each with the factor by which its
 * limit is larger than a visitor's. Empty for IPv4.
 */
export function widerNetworksOfVisitor(visitor: string): { network: string; factor: number }[] {
  if (!visitor.endsWith('::/64')) return []
  const [first, second, third, fourth = '0'] = visitor.slice(0, -'::/64'.length).split(':')
  const prefix48 = `${first}:${second}:${third}`
  const fourthOf56 = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { network: `${prefix48}:${fourthOf56}::/56`, factor: 4 },
    { network: `${prefix48}::/48`, factor: 16 },
  ]
}

/** The network of one customer: the /48 of an IPv6 visitor, for any other the visitor itself. */
export function customerNetworkOfVisitor(visitor: string): string {
  return widerNetworksOfVisitor(visitor).at(-1)?.network ?? visitor
}
