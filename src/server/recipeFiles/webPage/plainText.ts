import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { Parser } from 'htmlparser2'

/** Letters of one text that are read: a whole recipe has some 5,000. */
const maxLetters = 40_000
/** A text may be escaped twice, "&amp;lt;p&amp;gt;". */
const maxPasses = 3

const hasMarkup = /<[a-z/!?]|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i

const blockNames = new Set(
  (
    'address article aside blockquote br button caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section select summary table tbody tfoot thead tr ul'
  ).split(' '),
)
const skippedNames = new Set(
  'script style noscript template svg math iframe object audio video canvas select textarea head'.split(' '),
)

/** Whether an element starts a line of its own. */
export const isBlock = ({ name }: Element): boolean => blockNames.has(name)

/** Whether an element holds no text of the page: scripts, styles, pictures. */
export const isWithoutText = ({ name }: Element): boolean => skippedNames.has(name)

/** Whether nothing in an element is meant to be read: it holds no text, or the page hides it. */
export function isSkipped(element: Element): boolean {
  if (isWithoutText(element)) return true
  const { hidden, style } = element.attribs
  return (
    hidden !== undefined ||
    (style !== undefined &&
      /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style.slice(0, 500)))
  )
}

/** A text without blanks at its ends, double blanks, control characters and letters without width. */
export function toOneLine(text: string): string {
  return (
    text
      .slice(0, maxLetters)
      .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
      .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
      .trim()
  )
}

/** The lines of a text that may be HTML: plain, without empty ones. A line feed and a block each end a line. */
export function toPlainLines(text: string): string[] {
  return withoutMarkup(text.slice(0, maxLetters)).split('\n').map(toOneLine).filter(Boolean)
}

/** A text that may be HTML as one plain line. */
export function toPlainLine(text: string): string {
  const short = text.slice(0, maxLetters)
  return toOneLine(hasMarkup.test(short) ? withoutMarkup(short) : short)
}

function withoutMarkup(text: string): string {
  let plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let pass = 0; pass < maxPasses && hasMarkup.test(plain); pass++) plain = parsedText(plain)
  // What is escaped more often than that is no text.
  return hasMarkup.test(plain) ? plain.replace(/<(?=[a-z/!?])/gi, '‹') : plain
}

function parsedText(html: string): string {
  let text = ''
  let skipped = 0
  const parser = new Parser({
    onopentag(name) {
      if (skippedNames.has(name)) skipped += 1
      else if (blockNames.has(name)) text += '\n'
    },
    ontext(data) {
      if (skipped === 0) text += data
    },
    onclosetag(name) {
      if (skippedNames.has(name)) skipped -= 1
      else if (blockNames.has(name) && name !== 'br') text += '\n'
    },
  })
  parser.end(html)
  return text
}

/** The text of an element as a reader sees it, with a line feed around each block, up to 40,000 letters and elements. A row of a table is one line. */
export function visibleText(node: AnyNode): string {
  const reading = { parts: [] as string[], left: maxLetters }
  appendText(node, reading)
  return reading.parts.join('')
}

function appendText(node: AnyNode, reading: { parts: string[]; left: number }): void {
  if (reading.left <= 0) return
  reading.left -= 1
  const { parts } = reading
  if (isText(node)) {
    // Line feeds of the source are blanks.
    parts.push(node.data.slice(0, reading.left).replaceAll('\n', ' '))
    reading.left -= node.data.length
    return
  }
  if (!('children' in node)) return
  const element = isTag(node) ? node : null
  if (element && isSkipped(element)) return
  const isLine = element !== null && isBlock(element)
  if (isLine) parts.push('\n')
  else if (element && (element.name === 'td' || element.name === 'th')) parts.push(' ')
  for (const child of node.children) appendText(child, reading)
  if (isLine) parts.push('\n')
}

/** The text of an element as one line. */
export const visibleLine = (node: AnyNode): string => toPlainLine(visibleText(node))
