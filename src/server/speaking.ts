import { AsyncLocalStorage } from 'node:async_hooks'
import { loadMessagesOfLocale } from '#messages'
import { setLocaleSource } from '#shared/currentLocale.ts'
import { defaultLocale, type Locale } from '#shared/locale.ts'

const speaking = new AsyncLocalStorage<Locale>()
setLocaleSource(() => speaking.getStore() ?? defaultLocale)

/** Runs `work` so that all its sentences are in this language, whose messages must be loaded. */
export function runInLocale(locale: Locale, work: () => void): void {
  speaking.run(locale, work)
}

/** Loads the messages of a language and renders sentences in it. */
export async function renderInLocale<T>(locale: Locale, words: () => T): Promise<T> {
  await loadMessagesOfLocale(locale)
  return speaking.run(locale, words)
}
