import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { asWritten } from './blogAsWritten.ts'
import { limitTables, type TableCount } from './limitTables.ts'

/** What a blog entry's Markdown becomes. */
export interface BlogHtml {
  html: string
  /** Whether some of the text, or all of it, stands there as it was written: its formatting would be too long. */
  hasUnformattedText: boolean
}

const maxTableCells = 2_000

/** HTML in it is text. Nobody's Markdown needs more than a hundred levels. */
const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 100 })
/** Our policy lets no picture of another site in, so its words stand for it. */
markdown.renderer.rules.image = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '')
limitTables(markdown, maxTableCells)

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own heading is the title.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener noreferrer' }),
  },
  parseStyleAttributes: false,
}

/** The tokens of a text as they are rendered. */
export function parseBlog(content: string): Token[] {
  const count: TableCount = { cells: 0, hasUnformattedTable: false }
  return markdown.parse(content, count)
}

/**
 * Markdown as HTML that may stand in a page: no script, no style, no picture, no address but of the web or of mail. It
 * has at most 5 times the characters of the Markdown and 10,000 more; what would have more is the text as it was written.
 */
export function blogHtml(content: string): BlogHtml {
  const maxLength = 5 * content.length + 10_000
  const count: TableCount = { cells: 0, hasUnformattedTable: false }
  const unclean = markdown.render(content, count)
  // Cleaning takes longer than rendering.
  if (unclean.length > maxLength) return asWritten(content)
  const html = sanitizeHtml(unclean, allowed)
  return html.length > maxLength
    ? asWritten(content)
    : { html, hasUnformattedText: count.hasUnformattedTable }
}
