const maxTitle = 300
const addressAtEnd = /https?:\/\/\S+$/

/**
 * What another program shared: the address of a page, or a text. Programs give the address alone, as the text, or at the
 * end of one that begins with the page's title, which is one line of at most 300 characters.
 */
export function sharedText(search: URLSearchParams): string {
  const text = search.get('text')?.trim() ?? ''
  const isTitle = text.length <= maxTitle && !text.includes('\n')
  return search.get('url') || (isTitle && addressAtEnd.exec(text)?.[0]) || text
}
