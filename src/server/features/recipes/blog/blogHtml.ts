import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { limitMarkdownTables, type MarkdownTableCount } from '../limitTables.ts'
import { markdownToPlainHtml } from './markdownAsPlainHtml.ts'

/** The rendered Markdown of a blog entry. */
export interface RenderedBlogHtml {
  html: string
  /** Whether some or all of the text is shown as it was written, because its formatting would be too long. */
  hasUnformattedText: boolean
}

const maxTableCells = 2_000

/** HTML in it is treated as text. No real text needs more than a hundred levels. */
const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 100 })
/** Our content security policy blocks pictures of other sites, so the alternative text is shown. */
markdown.renderer.rules.image = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '')
limitMarkdownTables(markdown, maxTableCells)

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The title is the page's own h1.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener noreferrer' }),
  },
  parseStyleAttributes: false,
}

/** The parsed tokens of a text. */
export function parseBlogMarkdown(content: string): Token[] {
  const count: MarkdownTableCount = { cells: 0, hasUnformattedTable: false }
  return markdown.parse(content, count)
}

/**
 * Markdown as safe HTML: no scripts, no styles, no pictures, only web and mail links. It has at most 5 times the
 * characters of the Markdown plus 10,000; text that would get longer is shown as it was written.
 */
export function blogMarkdownToHtml(content: string): RenderedBlogHtml {
  const maxLength = 5 * content.length + 10_000
  const count: MarkdownTableCount = { cells: 0, hasUnformattedTable: false }
  const unclean = markdown.render(content, count)
  // Sanitizing takes longer than rendering.
  if (unclean.length > maxLength) return markdownToPlainHtml(content)
  const html = sanitizeHtml(unclean, allowed)
  return html.length > maxLength
    ? markdownToPlainHtml(content)
    : { html, hasUnformattedText: count.hasUnformattedTable }
}
