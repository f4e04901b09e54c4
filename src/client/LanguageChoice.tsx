import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { currentLocale, locales } from '#shared/locale.ts'

/** Each language by its own name: who needs one may not read another. */
const ownNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  ar: 'العربية',
} as const

/** Chooses the language of all that Larder says. A form, since every word of the page comes anew. */
export function LanguageChoice() {
  const { pathname, search } = useLocation()
  const spoken = currentLocale()
  return (
    <form method="post" action="/language" aria-label={m.site_language()} className="flex flex-wrap gap-x-5">
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {locales.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={locale}
          aria-current={locale === spoken ? 'true' : undefined}
          // In the device's own letters: ours of two scripts are 290 kB, and who reads them has some.
          className="font-device min-h-11 min-w-6 cursor-pointer hover:text-paprika aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {ownNames[locale]}
        </button>
      ))}
    </form>
  )
}
