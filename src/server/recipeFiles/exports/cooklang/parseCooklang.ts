import { cooklangQuantity } from './cooklangQuantity.ts'

// Cooklang, after https://cooklang.org/docs/spec and its canonical tests, version 7.

export type CooklangItem =
  | { readonly type: 'text'; readonly value: string }
  | {
      readonly type: 'ingredient'
      readonly name: string
      readonly quantity: number | string
      readonly units: string
      readonly preparation: string | null
      readonly isListed: boolean
    }
  | {
      readonly type: 'cookware'
      readonly name: string
      readonly quantity: number | string
      readonly units: string
    }
  | {
      readonly type: 'timer'
      readonly name: string
      readonly quantity: number | string
      readonly units: string
    }

export type CooklangBlock =
  | { readonly kind: 'step'; readonly items: readonly CooklangItem[] }
  | { readonly kind: 'section'; readonly name: string }
  | { readonly kind: 'note'; readonly text: string }

export type CooklangBody = {
  readonly blocks: readonly CooklangBlock[]
  /** Lines ">> key: value", as older files have; keys in their own letters. */
  readonly metadata: ReadonlyMap<string, string>
}

/** Blocks of a text below its front matter. Never throws: what is no markup is text. */
export function parseCooklangBody(text: string): CooklangBody {
  const blocks: CooklangBlock[] = []
  const metadata = new Map<string, string>()
  let step: string[] = []
  let note: string[] = []
  const flush = () => {
    const items = parseItems(step.join(' '))
    if (items.length > 0) blocks.push({ kind: 'step', items })
    if (note.length > 0) blocks.push({ kind: 'note', text: note.join(' ') })
    step = []
    note = []
  }
  for (const raw of withoutBlockComments(text).split('\n')) {
    const line = raw.replace(/(?<!-)--(?!-).*$/, '')
    if (line.trim() === '') {
      // A line of a comment alone parts nothing.
      if (raw.trim() === '') flush()
      continue
    }
    const isShort = line.length <= maxPartLength
    const pair = !isShort ? null : /^>>\s*([^:]{1,100}?)\s*:\s*(.*)$/.exec(line)
    const section = !isShort ? null : /^\s*=+\s*([^=]*?)\s*=*\s*$/.exec(line)
    if (pair) {
      flush()
      metadata.set(pair[1]!, pair[2]!.trim())
    } else if (section && line.trimStart().startsWith('=')) {
      flush()
      if (section[1] !== '') blocks.push({ kind: 'section', name: section[1]! })
    } else if (/^>(?!>)/.test(line)) {
      if (step.length > 0) flush()
      note.push(line.replace(/^>\s?/, '').trim())
    } else {
      if (note.length > 0) flush()
      step.push(line)
    }
  }
  flush()
  return { blocks, metadata }
}

/** "[- comment -]", also over several lines; one that never ends is text. */
function withoutBlockComments(text: string): string {
  let rest = text
  let result = ''
  for (;;) {
    const start = rest.indexOf('[-')
    const end = start < 0 ? -1 : rest.indexOf('-]', start + 2)
    if (end < 0) return result + rest
    result += rest.slice(0, start)
    rest = rest.slice(end + 2)
  }
}

/** Longest name or amount; markup that is longer is text. */
const maxPartLength = 300

const punctuationOrSpace = /[\s\p{P}\p{Z}]/u

function parseItems(text: string): CooklangItem[] {
  const items: CooklangItem[] = []
  let plain = ''
  let at = 0
  while (at < text.length) {
    const sign = text[at]!
    const found = sign === '@' || sign === '#' || sign === '~' ? markupAt(text, at) : null
    if (found) {
      if (plain !== '') items.push({ type: 'text', value: plain })
      plain = ''
      items.push(found.item)
      at = found.end
    } else {
      plain += sign
      at += 1
    }
  }
  const last = plain.trimEnd()
  if (last !== '') items.push({ type: 'text', value: last })
  return items
}

function markupAt(text: string, at: number): { readonly item: CooklangItem; readonly end: number } | null {
  const sign = text[at]!
  const start = at + 1
  const after = text[start]
  if (after === undefined || /\s/.test(after)) return null
  const braced = bracedAt(text, start)
  if (braced) {
    const { name, amount } = braced
    if (name === '' && sign !== '~') return null
    const preparation =
      sign === '@' ? /^\(([^()\n]{0,300})\)/.exec(text.slice(braced.end, braced.end + 310)) : null
    const end = braced.end + (preparation?.[0].length ?? 0)
    return { item: itemOf(sign, name, amount, preparation?.[1]?.trim() || null), end }
  }
  let end = start
  for (const letter of text.slice(start, start + maxPartLength)) {
    // Modifiers such as "&" and "?" may stand before a name.
    const isModifier = end === start && sign !== '~' && /[&?@-]/.test(letter)
    if (punctuationOrSpace.test(letter) && !isModifier) break
    end += letter.length
  }
  const name = text.slice(start, end)
  return /[^&?@+\s-]/.test(name) ? { item: itemOf(sign, name, null, null), end } : null
}

/** A name up to "{", and what stands before "}"; null where other markup or a line comes first. */
function bracedAt(text: string, start: number) {
  let open = start
  for (const limit = start + maxPartLength; open < text.length && open < limit; open += 1) {
    const letter = text[open]!
    if (letter === '{') break
    if (letter === '~' || letter === '#' || (letter === '@' && open > start)) return null
  }
  if (text[open] !== '{') return null
  const close = text.indexOf('}', open)
  if (close < 0 || close - open > maxPartLength) return null
  return { name: text.slice(start, open).trim(), amount: text.slice(open + 1, close), end: close + 1 }
}

function itemOf(
  sign: string,
  rawName: string,
  amount: string | null,
  preparation: string | null,
): CooklangItem {
  const { quantity, units } = cooklangQuantity(amount ?? '')
  if (sign === '#')
    return { type: 'cookware', name: plainName(rawName), quantity: quantity === '' ? 1 : quantity, units }
  if (sign === '~') return { type: 'timer', name: rawName, quantity, units }
  const modifiers = /^[&?@+-]*/.exec(rawName)![0]
  return {
    type: 'ingredient',
    name: plainName(rawName),
    quantity: quantity === '' ? 'some' : quantity,
    units,
    preparation,
    // "@-salt" is hidden in the list, "@&dough" speaks of what is listed already.
    isListed: !modifiers.includes('-') && !(modifiers.includes('&') && quantity === ''),
  }
}

/** "&flour" is flour, "./sauces/Hollandaise" another recipe, "white wine|wine" has a second name. */
const plainName = (name: string) =>
  name
    .replace(/^[&?@+-]+(?:\([^()]*\))?/, '')
    .replace(/^\.{1,2}[/\\](?:.*[/\\])?/, '')
    .replace(/\|[^|]*$/, '')
    .trim()
