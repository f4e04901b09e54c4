import { pendingSignOutCookieName } from '#shared/contract/auth/pendingSignOutCookieName.ts'

/** As long as the session itself may last. */
const maxSessionSeconds = 365 * 24 * 60 * 60

/** Makes every request of this browser that of a visitor from now on. */
export function dropSessionOfBrowser(): void {
  const isHttps = window.location.protocol === 'https:'
  const name = isHttps ? `__Host-${pendingSignOutCookieName}` : pendingSignOutCookieName
  const attributes = `path=/; max-age=${maxSessionSeconds}; samesite=lax${isHttps ? '; secure' : ''}`
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
  document.cookie = `${name}=1; ${attributes}`
}
