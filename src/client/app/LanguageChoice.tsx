import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { languageNamesByLocale, supportedLocales } from '#shared/locale.ts'

/** Chooses the language of all that Larder says. A form, since every word of the page comes again. */
export function LanguageChoice() {
  const { pathname, search } = useLocation()
  const currentLocale = getCurrentLocale()
  return (
    <form method="post" action="/language" aria-label={m.site_language()} className="flex flex-wrap gap-x-5">
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {supportedLocales.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={locale}
          aria-current={locale === currentLocale ? 'true' : undefined}
          className="font-names min-h-11 min-w-6 cursor-pointer hover:text-paprika aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {languageNamesByLocale[locale]}
        </button>
      ))}
    </form>
  )
}
