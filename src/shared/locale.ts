/** The languages Larder speaks, by their tag; the first where none of a reader's is among them. */
export const supportedLocales = ['en', 'de', 'es', 'fr', 'hi', 'ar'] as const
export type Locale = (typeof supportedLocales)[number]
export const defaultLocale: Locale = supportedLocales[0]

/** Each language by its own name: who needs one may not read another. */
export const languageNamesByLocale = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const satisfies Record<Locale, string>

export const isSupportedLocale = (tag: string): tag is Locale =>
  (supportedLocales as readonly string[]).includes(tag)

/** Which way a language is written. */
export const textDirectionOfLocale = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr')
