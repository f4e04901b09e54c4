import Bowser from 'bowser'

/** What a person calls the browser that sent this user agent: "Firefox on Android". */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return 'An unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name): name is string => Boolean(name))
  return names.join(' on ') || 'An unknown device'
}
