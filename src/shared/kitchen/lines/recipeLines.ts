const maxDepth = 4
const groupKeys = new Set(['itemlistelement', 'items', 'ingredients', 'instructions', 'steps', 'directions'])

/** A text as one line: no line breaks, no double or outer blanks. */
export function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * One line for each ingredient, from a list of texts or of objects such as {quantity, unit, name}, groups of
 * those, a text with one ingredient on each line, or such a list serialized. Empty when nothing can be read.
 */
export function toIngredientLines(value: unknown): string[] {
  return linesOf(value, { fromObject: ingredientLine, fromEntry: (key, text) => `${text} ${key}` })
}

/** One line for each step, without its number; from texts, {text} objects, schema.org HowToSteps and sections. */
export function toInstructionLines(value: unknown): string[] {
  return linesOf(value, { fromObject: instructionLine, fromEntry: (_, text) => text }).map(withoutNumber)
}

/** Whether a line that is still being written may yet turn out to be no more than a bullet or a step's number. */
export function mayBeListMarker(line: string): boolean {
  return /^(?:[-–*•·]|(?:s|st|ste|step)? ?\d* ?[.):–-]?)$/i.test(line)
}

/** The key without its case, hyphens and underscores: `recipe_name`, `recipeName` and `Recipe Name` are one. */
export function normalizeRecipeKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '')
}

interface Reading {
  fromObject(parts: Map<string, string>): string
  fromEntry(key: string, text: string): string
}

function linesOf(value: unknown, reading: Reading): string[] {
  if (typeof value !== 'string') return linesWithin(value, reading, maxDepth)
  const list = value.trimStart().startsWith('[') ? parsedList(value) : value.split(/[\r\n]+/)
  return linesWithin(list, reading, maxDepth)
}

function linesWithin(value: unknown, reading: Reading, depth: number): string[] {
  const text = scalarText(value)
  if (text) return [withoutBullet(text)]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((item) => linesWithin(item, reading, depth - 1))
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('@'))
  const group = entries.find(([key, part]) => groupKeys.has(normalizeRecipeKey(key)) && Array.isArray(part))
  if (group) return linesWithin(group[1], reading, depth - 1)
  const parts = new Map(entries.map(([key, part]) => [normalizeRecipeKey(key), partText(part)]))
  // Keys that differ by a number only, as in {step1, step2}, make a list and not an item.
  const line = parts.size === entries.length ? reading.fromObject(parts) : ''
  if (line) return [withoutBullet(line)]
  return entries.flatMap(([key, part]) => {
    const content = scalarText(part)
    if (!content) return linesWithin(part, reading, depth - 1)
    return [/^\d*$/.test(key) ? content : reading.fromEntry(toSingleLine(key), content)]
  })
}

function ingredientLine(parts: Map<string, string>): string {
  const whole = firstOf(parts, ['text', 'original', 'line'])
  const food = firstOf(parts, ['name', 'ingredient', 'item', 'food'])
  if (whole || !food) return whole
  const amount = firstOf(parts, ['quantity', 'amount', 'qty', 'measure'])
  const unit = firstOf(parts, ['unit', 'units'])
  const preparation = firstOf(parts, ['preparation', 'prep', 'note', 'notes', 'comment'])
  const line = [amount, unit, food].filter(Boolean).join(' ')
  return preparation ? `${line}, ${preparation}` : line
}

function instructionLine(parts: Map<string, string>): string {
  const texts = ['text', 'instruction', 'instructions', 'description', 'step', 'action', 'name']
  // {step: 1} is the number of a step, not its text.
  return firstOf(parts, texts, (text) => !/^\d+$/.test(text))
}

function firstOf(
  parts: Map<string, string>,
  keys: string[],
  isText: (text: string) => boolean = Boolean,
): string {
  return keys.map((key) => parts.get(key) ?? '').find((text) => text && isText(text)) ?? ''
}

function scalarText(value: unknown): string {
  if (typeof value === 'string') return toSingleLine(value)
  return typeof value === 'number' ? String(value) : ''
}

/** Also of a {value, unit} pair, as schema.org writes an amount. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return scalarText(part)
  return Object.values(part).map(scalarText).filter(Boolean).join(' ')
}

function parsedList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

function withoutBullet(line: string): string {
  return line.replace(/^(?:[•·] ?|[-–*] )/, '')
}

function withoutNumber(line: string): string {
  return line.replace(/^(?:step ?\d{1,3} ?[.):–-]?|\d{1,3}[.):]) (?=\S)/i, '')
}
