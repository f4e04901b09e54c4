import { setLocaleSource } from '#shared/currentLocale.ts'
import { defaultLocale, type Locale } from '#shared/locale.ts'
import { readLanguageForWorker } from '../languageForWorker.ts'

let locale: Locale = defaultLocale
setLocaleSource(() => locale)

/** Makes the sentences that follow those of the language of the pages. */
export async function setLanguageOfWorker(): Promise<void> {
  locale = await readLanguageForWorker().catch(() => locale)
}
