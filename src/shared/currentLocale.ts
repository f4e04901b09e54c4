import { defaultLocale, type Locale } from './locale.ts'

let read: () => Locale = () => defaultLocale

/** The language in which sentences are made now: on the server the request's, in a browser the page's. */
export const getCurrentLocale = (): Locale => read()

/** Says where the current language is read from; the entry of each program calls it once. */
export function setLocaleSource(source: () => Locale): void {
  read = source
}
/** A date or a time as readers of this language write it. */
export const formatDate = (options: Intl.DateTimeFormatOptions, date: Date) =>
  kept(dates, JSON.stringify(options), (tag) => new Intl.DateTimeFormat(tag, options)).format(date)

/** A number as readers of this language write it. */
export const formatNumber = (number: number, options: Intl.NumberFormatOptions = {}) =>
  kept(numbers, JSON.stringify(options), (tag) => new Intl.NumberFormat(tag, options)).format(number)

/** What stands before tenths. */
export const getDecimalMark = (): '.' | ',' => (formatNumber(0.5).includes(',') ? ',' : '.')

/** Words one after the other, as readers of this language list them. */
export const joinWordsAsList = (words: readonly string[]) =>
  kept(lists, '', (tag) => new Intl.ListFormat(tag, { type: 'unit' })).format(words)

// It takes far longer to make one of these than to use it.
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()
const lists = new Map<string, Intl.ListFormat>()

/** Sentences write numbers in the digits of the recipes; so does all that stands beside them. */
const tagOf = (locale: Locale) => (locale === 'ar' ? 'ar-u-nu-latn' : locale)

function kept<T>(known: Map<string, T>, options: string, make: (tag: string) => T): T {
  const tag = tagOf(getCurrentLocale())
  const key = `${tag} ${options}`
  const format = known.get(key) ?? make(tag)
  known.set(key, format)
  return format
}
