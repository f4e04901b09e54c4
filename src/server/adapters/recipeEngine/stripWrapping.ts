const maxRounds = 4
const maxStarts = 10

/** The text after a reasoning model's last `</think>`; empty when its thinking never ends. */
export function removeThinking(text: string): string {
  const end = text.lastIndexOf('</think>')
  if (end >= 0) return text.slice(end + '</think>'.length)
  return text.trimStart().startsWith('<think>') ? '' : text
}

/**
 * Every complete JSON object or list in a model's answer, the likeliest first, whatever surrounds it: thinking, prose,
 * code fences, and escapes (JSON written as a JSON string, more than once). Objects that were cut off are left out.
 * Takes time linear in the text, and never throws.
 */
export function* findJsonInAnswer(text: string): Generator<object> {
  let inner = removeThinking(text)
  for (let round = 0; round < maxRounds; round++) {
    const whole = parse(inner)
    if (isObject(whole)) yield whole
    for (const value of objectsWithin(inner)) yield value
    const unwrapped = typeof whole === 'string' ? whole : withoutEscapes(inner)
    if (unwrapped === inner) return
    inner = unwrapped
  }
}

function* objectsWithin(text: string): Generator<object> {
  let start = -1
  for (let tries = 0; tries < maxStarts; tries++) {
    start = text.indexOf('{', start + 1)
    if (start < 0) return
    const value = parse(wholeObjectAt(text, start) ?? '')
    if (isObject(value)) yield value
  }
}

/**
 * The object that begins at `start`, or null when it does not end. Repairs line breaks inside strings and commas before
 * a closing bracket: small models write both, JSON allows neither.
 */
function wholeObjectAt(text: string, start: number): string | null {
  let depth = 0
  let isInText = false
  let json = ''
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isInText) {
      if (sign === '\\') json += sign + text.charAt(++at)
      else json += inTextSigns[sign] ?? sign
      if (sign === '"') isInText = false
      continue
    }
    if (sign === ',' && closesNext(text, at + 1)) continue
    json += sign
    if (sign === '"') isInText = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return json
  }
  return null
}

const closing = /\s*[}\]]/y

function closesNext(text: string, at: number): boolean {
  closing.lastIndex = at
  return closing.test(text)
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(["\\/nrt])/g, (_, sign: string) => escapedSigns[sign] ?? sign)
}

const inTextSigns: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escapedSigns: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
