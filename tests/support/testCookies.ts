import type { BrowserIdCookie, SessionCookie } from '#server/context.ts'
import { createSecretToken } from '#server/tokens.ts'

/** A session cookie whose token is handed to `keep`, and null when it is dropped. */
export function cookieOf(keep: (token: string | null) => void): SessionCookie {
  return { keep, drop: () => keep(null) }
}

/** The id of a browser that keeps its cookies. */
export function newBrowserId(): BrowserIdCookie {
  let hash: string | null = null
  return {
    get hash() {
      return hash
    },
    keep() {
      hash ??= createSecretToken().hash
      return hash
    },
  }
}
