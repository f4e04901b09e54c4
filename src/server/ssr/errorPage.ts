import * as m from '#messages'
import { currentLocale } from '#shared/currentLocale.ts'
import { directionOf } from '#shared/locale.ts'

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page when no page can be rendered: a sentence and a way on, without scripts or styles that may be missing. */
export function errorPage(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (character) => characters[character] ?? character)
  return `<!DOCTYPE html><html lang="${currentLocale()}" dir="${directionOf(currentLocale())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.site_site_name()}</title></head><body><main><h1>${text}</h1><p><a href="/">${m.site_back_home()}</a></p></main></body></html>`
}
