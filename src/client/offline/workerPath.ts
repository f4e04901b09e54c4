import { currentLocale } from '#shared/currentLocale.ts'
import { baseLocale, isLocale, type Locale } from '#shared/locale.ts'

/** Each language has a worker of its own: one that held the sentences of all would be six times as long. */
export const workerFileName = (locale: Locale) => (locale === baseLocale ? 'sw' : `sw.${locale}`)

export const workerPath = () => `/${workerFileName(currentLocale())}.js`

/** The language of the worker that is at `path`. */
export function localeOfWorker(path: string): Locale {
  const [, tag = ''] = /^\/sw\.([a-z]+)\.js$/.exec(path) ?? []
  return isLocale(tag) ? tag : baseLocale
}
