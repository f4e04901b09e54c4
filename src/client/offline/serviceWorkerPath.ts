import { getCurrentLocale } from '#shared/currentLocale.ts'
import { defaultLocale, isSupportedLocale, type Locale } from '#shared/locale.ts'

/** Each language has a worker of its own: one that held the sentences of all would be six times as long. */
export const workerFileName = (locale: Locale) => (locale === defaultLocale ? 'sw' : `sw.${locale}`)

export const serviceWorkerPath = () => `/${workerFileName(getCurrentLocale())}.js`

/** The language of the worker that is at `path`. */
export function localeOfServiceWorkerPath(path: string): Locale {
  const [, tag = ''] = /^\/sw\.([a-z]+)\.js$/.exec(path) ?? []
  return isSupportedLocale(tag) ? tag : defaultLocale
}
