/** The languages Larder speaks, by their tag; the first where none of a reader's is among them. */
export const locales = ['en', 'de', 'es', 'fr', 'hi', 'ar'] as const
export type Locale = (typeof locales)[number]
export const baseLocale: Locale = locales[0]

/** Each language by its own name: who needs one may not read another. */
export const ownNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const satisfies Record<Locale, string>

export const isLocale = (tag: string): tag is Locale => (locales as readonly string[]).includes(tag)

/** Which way a language is written. */
export const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr')
