/** Letters of a script that are read; the longest of a recipe have some 200,000. */
const maxLetters = 4 * 1024 * 1024
const maxDepth = 200

/**
 * The value of a JSON text as pages contain it: in comments or CDATA, with raw line feeds, control characters, wrong escapes,
 * quotes within texts, trailing or missing commas, JavaScript comments, several values one after the other, or cut off.
 * Undefined where nothing can be read; takes time by the length of the text.
 */
export function parseLooseJson(written: string): unknown {
  const text = withoutWrapping(written.slice(0, maxLetters))
  if (text === '') return undefined
  return parsed(text) ?? parsed(repairJson(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withoutWrapping(written: string): string {
  let text = written.trim()
  const start = text.search(/[[{]/)
  if (start < 0) return ''
  // Comments and CDATA stand in front of the value.
  if (start > 0) text = text.slice(start)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  const rest = text.slice(end + 1).trim()
  if (/^(?:\/\/|\/\*)?\s*(?:\]\]>|-->|;)/.test(rest)) return text.slice(0, end + 1).replace(/\]\]$/, ']')
  return text.endsWith(']]>') && !text.startsWith('[') ? text.slice(0, -3) : text
}

/** Writes the text again with what JSON asks for. */
export function repairJson(text: string): string {
  const out: string[] = []
  const open: string[] = []
  /** The last sign outside of texts; 'v' for any value. */
  let last = ''
  let roots = 0
  const dropComma = () => {
    if (last === ',') out.pop()
  }
  const startValue = () => {
    if (last === 'v') out.push(',')
    if (open.length === 0) roots += 1
  }
  let at = 0
  while (at < text.length) {
    const sign = text[at]!
    if (sign === '"') {
      startValue()
      const end = closingQuote(text, at + 1)
      out.push('"', escapedText(text.slice(at + 1, end)), '"')
      at = end + 1
      last = 'v'
    } else if (sign === '{' || sign === '[') {
      startValue()
      if (open.length >= maxDepth) return ''
      open.push(sign === '{' ? '}' : ']')
      out.push(sign)
      last = sign
      at += 1
    } else if (sign === '}' || sign === ']') {
      at += 1
      if (!open.includes(sign)) continue
      dropComma()
      let closed = ''
      while (closed !== sign) {
        closed = open.pop()!
        out.push(closed)
      }
      last = 'v'
    } else if (sign === ',' || sign === ':') {
      // A second comma, or one without a value in front of it, says nothing.
      if (last === 'v') {
        out.push(sign)
        last = sign
      }
      at += 1
    } else if (sign === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = text[at + 1] === '/' ? text.indexOf('\n', at) : text.indexOf('*/', at + 2)
      at = end < 0 ? text.length : end + (text[at + 1] === '/' ? 1 : 2)
    } else {
      const word = wordAt(text, at)
      if (word) {
        startValue()
        out.push(
          /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(word)
            ? word
            : JSON.stringify(word),
        )
        last = 'v'
      }
      at += word.length || 1
    }
  }
  dropComma()
  if (last === ':') out.push('null')
  while (open.length > 0) out.push(open.pop()!)
  return roots > 1 ? `[${out.join('')}]` : out.join('')
}

const wordSign = /[\w.+-]/

function wordAt(text: string, start: number): string {
  let end = start
  while (end < text.length && end < start + 100 && wordSign.test(text[end]!)) end += 1
  return text.slice(start, end)
}

/** The place of the quote that ends a text; one within it is followed by neither a comma with a value, nor a colon, nor a bracket. */
function closingQuote(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    if (text[at] === '\\') at += 2
    else if (text[at] === '"' && endsText(text, at + 1)) return at
    else at += 1
  }
  return text.length
}

function endsText(text: string, start: number): boolean {
  const next = pastBlanks(text, start)
  const sign = text[next]
  if (sign === undefined || sign === '}' || sign === ']' || sign === ':') return true
  // Where a comma is missing, the next text starts on a line of its own.
  if (sign === '"') return text.slice(start, next).includes('\n')
  return (
    sign === ',' &&
    /["{[\]}\d\-/]|true|false|null/y.test(
      text.slice(pastBlanks(text, next + 1), pastBlanks(text, next + 1) + 5),
    )
  )
}

function pastBlanks(text: string, start: number): number {
  let at = start
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1
  return at
}

function escapedText(text: string): string {
  return (
    text
      .replace(/\\(?:u[0-9a-f]{4}|["\\/bfnrt])|\\([\s\S]?)|"/gi, (all, wrong: string | undefined) =>
        all === '"' ? '\\"' : wrong === undefined ? all : wrong === '"' ? '\\"' : wrong,
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
      .replace(/[\u0000-\u001f]/g, (sign) => (sign === '\n' ? '\\n' : ' '))
  )
}
