const allergenIds = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]
const dietIds = ['vegetarian', 'vegan', 'pescatarian', 'keto', 'paleo', 'gluten-free', 'dairy-free']
const kinds = ['plain', 'hidden', 'friend'] as const

/**
 * One ingredient line and what a food inspector says of it, whoever eats it.
 * `contains` and `mayContain` hold allergens of EU regulation 1169/2011, annex II; `violates` and `mayViolate` diets.
 * `kind` says why the line stands here: `hidden` names no allergen it holds, `friend` sounds like a food it is not.
 */
export type LabelledLine = {
  cuisine: string
  line: string
  contains: readonly string[]
  mayContain: readonly string[]
  violates: readonly string[]
  mayViolate: readonly string[]
  kind: (typeof kinds)[number]
}

function readIds(cell: string, name: string, known: readonly string[], row: string): string[] {
  const [head, ...ids] = cell.split(' ')
  if (head !== name || ids.length === 0) throw new Error(`"${name}" is missing: ${row}`)
  if (ids.length === 1 && ids[0] === '-') return []
  for (const id of ids) if (!known.includes(id)) throw new Error(`Unknown id "${id}": ${row}`)
  if (new Set(ids).size < ids.length) throw new Error(`An id stands twice: ${row}`)
  return ids
}

function readRow(row: string): LabelledLine {
  const cells = row.split('|').map((cell) => cell.trim())
  const [cuisine, line, containsCell, mayCell, violatesCell, mayViolateCell, kindCell] = cells
  const kind = kinds.find((known) => known === kindCell)
  if (cells.length !== 7 || !cuisine || !line || !kind) throw new Error(`Malformed line: ${row}`)
  const contains = readIds(containsCell!, 'contains', allergenIds, row)
  const mayContain = readIds(mayCell!, 'may', allergenIds, row)
  const violates = readIds(violatesCell!, 'violates', dietIds, row)
  const mayViolate = readIds(mayViolateCell!, 'mayViolate', dietIds, row)
  const isTornApart = mayContain.some((id) => contains.includes(id))
  if (isTornApart || mayViolate.some((id) => violates.includes(id)))
    throw new Error(`Certain and open at once: ${row}`)
  return { cuisine, line, contains, mayContain, violates, mayViolate, kind }
}

/**
 * Reads rows of `cuisine | line | contains ids | may ids | violates ids | mayViolate ids | kind`, `-` for no id.
 * Throws on an unknown id, a malformed row, or an id that is both certain and open.
 */
export function readLabels(text: string): readonly LabelledLine[] {
  return text.trim().split('\n').map(readRow)
}
