import { AsyncLocalStorage } from 'node:async_hooks'
import { learn } from '#messages'
import { readLocaleFrom } from '#shared/currentLocale.ts'
import { baseLocale, type Locale } from '#shared/locale.ts'

const speaking = new AsyncLocalStorage<Locale>()
readLocaleFrom(() => speaking.getStore() ?? baseLocale)

/** Calls back so that everything from there on is said in a language, which must have been learnt. */
export function runInLocale(locale: Locale, work: () => void): void {
  speaking.run(locale, work)
}

/** Words something in a language. */
export async function renderInLocale<T>(locale: Locale, words: () => T): Promise<T> {
  await learn(locale)
  return speaking.run(locale, words)
}
