import type { Locale } from '#shared/locale.ts'
import type { SignedInMember } from './caller.ts'
import type { Deps } from './deps.ts'
import type { Log } from './logEvents.ts'
import type { RequestReads } from './reads.ts'

/** The browser's session cookie, which a call may set or clear. */
export interface SessionCookie {
  keep(token: string): void
  drop(): void
}

/** The random id in a cookie of the browser's own. Codes and sign-ups are bound to it. */
export interface BrowserIdCookie {
  /** SHA-256 of the id; null while the browser has none. */
  readonly hash: string | null
  /** Gives the browser an id unless it has one. Returns the hash of its id. */
  keep(): string
}

/** The context of the server's own work, which has no caller; the context of every call extends it. */
export interface ServerContext {
  deps: Deps
}

/** The same, with the language in which texts are saved or sent. */
export interface ServerContextWithTextLocale extends ServerContext {
  locale: Locale
}

/** The context of every call, whether it came by HTTP, from a page that is being rendered, or from a test. */
export interface Context extends ServerContext {
  /** Null for a visitor. */
  member: SignedInMember | null
  cookie: SessionCookie
  browserId: BrowserIdCookie
  /** The User-Agent header; empty when there is none. */
  userAgent: string
  /** The Host header, with its port; null when there is none. */
  host: string | null
  /** The value of the browser's outbox cookie; null when there is none. It proves nothing until it was looked up. */
  outboxToken: string | null
  log: Log
  requestId: string
  /** The caller's language: texts that are saved for them or sent to them are written in it. */
  locale: Locale
  /** The caller for rate limits: the network address, an IPv6 one cut to its /64. */
  visitor: string
  /** The read budget of the caller; null where reads are not counted, which is inside a write. */
  reads: RequestReads | null
  /** Aborted when the server closes and the time for running calls to finish has passed. */
  closing: AbortSignal
}

/** The context of a call that only members may make. */
export interface MemberContext extends Context {
  member: SignedInMember
}
