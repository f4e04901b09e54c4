import * as m from '#messages'

/** What a browser is called, such as "Firefox on Android"; `Device` of the contract. */
export function deviceDescriptionText({
  browser,
  system,
}: {
  browser: string | null
  system: string | null
}): string {
  if (browser && system) return m.account_device({ browser, system })
  return browser ?? system ?? m.account_unknown_device()
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When a browser was last used, from the milliseconds since. It is noted every five minutes. */
export function lastUsedText(sinceMs: number): string {
  if (sinceMs < 6 * minuteMs) return m.account_last_used_now()
  if (sinceMs < hourMs) return m.account_last_used_minutes({ count: Math.floor(sinceMs / minuteMs) })
  if (sinceMs < dayMs) return m.account_last_used_hours({ count: Math.floor(sinceMs / hourMs) })
  return m.account_last_used_days({ count: Math.floor(sinceMs / dayMs) })
}
