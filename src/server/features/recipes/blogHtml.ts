import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** HTML in it is text. Nobody's Markdown needs more than a hundred levels. */
const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 100 })
/** Our policy lets no picture of another site in, so its words stand for it. */
markdown.renderer.rules.image = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '')

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

/** Markdown as HTML that may stand in a page: no script, no style, no picture, no address but of the web or of mail. */
export function blogHtml(content: string): string {
  return sanitizeHtml(markdown.render(content), allowed)
}
