import Bowser from 'bowser'
import type { BrowserAndSystem } from '#shared/contract/auth/auth.ts'

/** The browser and the system that a user agent names, such as "Firefox" and "Android". */
export function deviceOfUserAgent(userAgent: string): BrowserAndSystem {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
