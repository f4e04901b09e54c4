import escapeHtml from 'escape-html'
import * as m from '#messages'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { textDirectionOfLocale } from '#shared/locale.ts'

interface ErrorPageOptions {
  /** Whether repeating the same request may help: not where a form was refused. */
  isWorthRetrying?: boolean
}

/** The page that is shown when no page can be rendered: a sentence and links, without scripts or styles, which may be missing. */
export function renderErrorPage(
  sentence: string,
  { isWorthRetrying = false }: ErrorPageOptions = {},
): string {
  const again = isWorthRetrying ? `<p><a href="">${m.site_try_again()}</a></p>` : ''
  return `<!DOCTYPE html><html lang="${getCurrentLocale()}" dir="${textDirectionOfLocale(getCurrentLocale())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.site_site_name()}</title></head><body><main><h1>${escapeHtml(sentence)}</h1>${again}<p><a href="/">${m.site_back_home()}</a></p></main></body></html>`
}
