import { type CookAmount, type CookUnit, cookUnits } from './cookAmounts.ts'
import { getLarderFood, type LarderFood } from './larderFood.ts'

export interface DishLineFood {
  kind: 'food'
  amount: CookAmount
  food: LarderFood
  size: string
  preparation: string
}

/** A food to be taken from the kitchen at hand: "$fat", "$strips: chicken beef". */
export interface DishLinePool {
  kind: 'pool'
  amount: CookAmount | null
  pool: string
  /** Names after the colon, best first; with "!" nothing but these. */
  named: readonly string[]
  isStrict: boolean
  count: number
  preparation: string
}

export type DishLineOption = DishLineFood | DishLinePool

export interface DishLineSpec {
  isOptional: boolean
  isEssential: boolean
  /** Whether nothing may stand in for it: the flour of a dough. */
  isExact: boolean
  /** Tried one after the other; within one, chance decides. */
  fallbacks: readonly (readonly DishLineOption[])[]
}

const unitWords = new Map<string, CookUnit>(cookUnits.map((unit) => [unit, unit]))
for (const [word, unit] of [
  ['kg', 'g'],
  ['cloves', 'clove'],
  ['stalks', 'stalk'],
  ['sprigs', 'sprig'],
  ['slices', 'slice'],
  ['sheets', 'sheet'],
  ['cans', 'can'],
  ['handfuls', 'handful'],
  ['pinches', 'pinch'],
] as const) {
  unitWords.set(word, unit)
}

function readNumber(text: string): number {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [top = '0', bottom] = part.split('/')
      return bottom ? Number(top) / Number(bottom) : Number(top)
    })
    .reduce((sum, part) => sum + part, 0)
}

const parsedOptions = new Map<string, DishLineOption>()

/** Reads "2 tbsp olive oil", "1 large onion, finely chopped", "300 g $fat". Throws on an unknown food. */
export function parseDishLineOption(source: string): DishLineOption {
  const known = parsedOptions.get(source)
  if (known) return known
  const match = /^((?:\d+(?:[./]\d+)?)(?:\s+\d+\/\d+)?)?\s*(.*)$/.exec(source.trim())
  const quantity = match?.[1] ? readNumber(match[1]) : null
  let rest = match?.[2] ?? ''
  const [firstWord = ''] = rest.split(' ')
  const unit = quantity === null ? undefined : unitWords.get(firstWord)
  if (unit) rest = rest.slice(firstWord.length).trim()
  const thousands = firstWord === 'kg' ? 1000 : 1
  const amount =
    quantity === null ? null : { quantity: quantity * thousands, unit: unit ?? ('piece' as const) }
  const option = rest.startsWith('$') ? readPool(rest, amount) : readFood(rest, amount, source)
  parsedOptions.set(source, option)
  return option
}

function readPool(text: string, amount: CookAmount | null): DishLinePool {
  const match = /^\$([a-zA-Z]+)(?:\*(\d))?(!)?(?::\s*([^,]*))?(?:,\s*(.*))?$/.exec(text)
  if (!match) throw new Error(`A pool cannot be read: "${text}"`)
  return {
    kind: 'pool',
    amount,
    pool: match[1] ?? '',
    count: Number(match[2] ?? 1),
    isStrict: match[3] === '!',
    named: match[4]?.trim().split(/\s+/).filter(Boolean) ?? [],
    preparation: match[5] ?? '',
  }
}

function readFood(text: string, amount: CookAmount | null, source: string): DishLineFood {
  if (!amount) throw new Error(`No amount in "${source}"`)
  const sized = /^(small|medium|large|big) (.*)$/.exec(text)
  const size = sized?.[1] ?? ''
  const pieces = (sized?.[2] ?? text).split(', ')
  for (let taken = pieces.length; taken > 0; taken--) {
    const name = pieces.slice(0, taken).join(', ')
    let food: LarderFood
    try {
      food = getLarderFood(name)
    } catch (error) {
      if (taken === 1) throw new Error(`No food in "${source}".`, { cause: error })
      continue
    }
    return { kind: 'food', amount, food, size, preparation: pieces.slice(taken).join(', ') }
  }
  throw new Error(`No food in "${source}"`)
}

const parsedSlots = new Map<string, readonly DishLineSpec[]>()

/** Reads all lines of one slot. */
export function parseDishLines(source: string): readonly DishLineSpec[] {
  const known = parsedSlots.get(source)
  if (known) return known
  const specs = source
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const isOptional = line.startsWith('?')
      const isExact = line.startsWith('=')
      const isEssential = isExact || line.startsWith('!')
      const body = isOptional || isEssential ? line.slice(1) : line
      return {
        isOptional,
        isEssential,
        isExact,
        fallbacks: body.split(' > ').map((group) => group.split(' / ').map(parseDishLineOption)),
      }
    })
  parsedSlots.set(source, specs)
  return specs
}
