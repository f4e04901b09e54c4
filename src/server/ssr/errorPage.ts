import { backHome, siteName } from '#shared/messages/site.ts'

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page when no page can be rendered: a sentence and a way on, without scripts or styles that may be missing. */
export function errorPage(sentence: string): string {
  const text = sentence.replace(/[&<>"]/g, (character) => characters[character] ?? character)
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${siteName}</title></head><body><main><h1>${text}</h1><p><a href="/">${backHome}</a></p></main></body></html>`
}
