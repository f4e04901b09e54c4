import { getCurrentLocale } from '#shared/currentLocale.ts'
import { defaultLocale, isSupportedLocale, type Locale } from '#shared/locale.ts'

/** Where the service worker finds the language of the pages, which stands in no cookie that scripts can read; absent for English. */
const languageCacheName = 'larder-language'
const languagePath = '/language'

/** Stores the language of this page for the service worker. */
export async function storeLanguageForWorker(): Promise<void> {
  const locale = getCurrentLocale()
  if ((await readLanguageForWorker()) === locale) return
  if (locale === defaultLocale) await caches.delete(languageCacheName)
  else await (await caches.open(languageCacheName)).put(languagePath, new Response(locale))
}

/** The language of the page that was loaded last. */
export async function readLanguageForWorker(): Promise<Locale> {
  const stored = await caches.match(languagePath, { cacheName: languageCacheName })
  const tag = (await stored?.text()) ?? ''
  return isSupportedLocale(tag) ? tag : defaultLocale
}
