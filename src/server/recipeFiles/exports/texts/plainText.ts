import { Parser } from 'htmlparser2'
import { ExportFileError } from '../exportFault.ts'
import { maxFieldLength } from '../exportLimits.ts'

const looksLikeTag = /<\/?[a-z][^<>]*>|<!--/i
const looksLikeEntity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i
const blockTags = new Set(
  'p div br li ul ol tr table h1 h2 h3 h4 h5 h6 section article header footer blockquote pre hr dd dt'.split(
    ' ',
  ),
)
const hiddenTags = new Set(['script', 'style', 'template', 'noscript'])

/** Line feeds as the only line ends, without control characters and characters of no width. */
export function normalizeText(value: string): string {
  return (
    value
      .replace(/\r\n?|[\u2029\u0085\f]/g, '\n')
      // A soft break inside a paragraph.
      .replace(/[\u2028\v]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u200b\u200e\u200f\u2060\ufeff\u00ad\ufffe\uffff]/g, '')
      .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
  )
}

/** A text without tags and entities: blocks and breaks become line feeds. A text that has none stays as it is; "1 < 2" has none. Throws for one of more than 100,000 characters. */
export function plainText(value: string, field = 'text'): string {
  if (value.length > maxFieldLength)
    throw new ExportFileError({ reason: 'fieldTooLong', field, max: maxFieldLength })
  let text = normalizeText(value)
  // Some sites encode twice: "&amp;frac12;".
  for (let times = 0; times < 2 && (looksLikeTag.test(text) || looksLikeEntity.test(text)); times += 1)
    text = htmlToText(text)
  return normalizeText(text).trim()
}

function htmlToText(html: string): string {
  const parts: string[] = []
  const isHtml = looksLikeTag.test(html)
  let hidden = 0
  const parser = new Parser({
    ontext: (text) => {
      if (hidden === 0) parts.push(text)
    },
    onopentagname: (name) => {
      if (hiddenTags.has(name)) hidden += 1
      if (blockTags.has(name)) parts.push('\n')
    },
    onclosetag: (name) => {
      if (hiddenTags.has(name)) hidden -= 1
      if (blockTags.has(name) && name !== 'br') parts.push('\n')
    },
  })
  // Without tags, "<" is a sign: "a < b &amp; c".
  parser.end(isHtml ? html : html.replaceAll('<', '&lt;'))
  return parts.join('')
}

/** Without the Markdown of links, pictures, emphasis and code inside a line. Signs without a partner stay. */
export function withoutMarkdown(line: string): string {
  return line
    .replace(/!\[[^\]\n]{0,500}\]\([^()\s]{0,2000}\)/g, '')
    .replace(
      /\[([^[\]\n]{1,500})\]\((?:[^()\s]{0,2000}|[^()\s]{0,1000}\([^()\s]{0,500}\)[^()\s]{0,500})\)/g,
      '$1',
    )
    .replace(/(\*\*\*|\*\*|___|__|~~)(?=\S)([^*_~\n]{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,2000}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,2000}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]{1,500})`/g, '$1')
}

/** One line without tags, entities and Markdown. */
export const oneLine = (value: string) => withoutMarkdown(plainText(value)).replace(/\s+/g, ' ').trim()

/** Paragraphs without tags, entities and Markdown, one a line; null where nothing is left. */
export function paragraphs(value: string): string | null {
  const lines = plainText(value)
    .split('\n')
    .map((line) => withoutMarkdown(line.replace(/^\s*#{1,6}\s+/, '')).trim())
    .filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : null
}
