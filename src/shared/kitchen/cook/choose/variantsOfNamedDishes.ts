import { usualFoodsOfDish } from '../../wish/requirements/usualFoodsOfDishes.ts'
import { parseDishLines } from '../dishLineSpec.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import type { CookingOrders } from '../filledDish.ts'
import { type LarderFood, singularWordsOfText } from '../larderFood.ts'

/** A dish that a wish names, without what the wish leaves out: none where it can be cooked as it is written, or is not itself without. */
export function variantsOfNamedDish(dish: DishTemplate, orders: CookingOrders): readonly DishTemplate[] {
  const dishWithoutExcludedFoods = withoutFoodsLeftOut(dish, orders)
  return dishWithoutExcludedFoods ? [dishWithoutExcludedFoods] : []
}

/** The kinds of food that a named dish can do without, and substitutes for others. */
const kindsThatMayBeOmitted: ReadonlySet<LarderFood['kind']> = new Set([
  'vegetable',
  'nut',
  'herb',
  'fruit',
  'spice',
  'sauce',
])
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) g butter\b.*$/, '$1 g sunflower oil'],
  [/^(.*)\b(?:espresso|coffee)\b.*$/, '$1water'],
  [/^(.*) all-purpose flour\b(.*)$/, '$1 gluten-free flour$2'],
  [/^(.*) (?:heavy|sour) cream\b.*$/, '$1 plain Greek yogurt'],
]

function withoutFoodsLeftOut(dish: DishTemplate, orders: CookingOrders): DishTemplate | null {
  const isOut = (line: string): boolean =>
    parseDishLines(line).every(({ fallbacks }) =>
      fallbacks.flat().every((option) => option.kind === 'food' && !orders.allows(option.food)),
    )
  const emptySlots: string[] = []
  const lines = Object.fromEntries(
    Object.entries(dish.lines).map(([slot, source]) => {
      const all = source.split(';').map((line) => line.trim())
      const kept = all.flatMap((line) => {
        const isNeeded = /^[!=]/.test(line)
        if (!isNeeded || !isOut(line)) return [line]
        const standIn = standInFor(line, isOut)
        if (standIn) return [standIn]
        return canBeOmitted(line) || isAccompaniment(line, dish) ? [] : [line]
      })
      if (kept.length === 0) emptySlots.push(slot)
      return [slot, kept.join('; ')]
    }),
  )
  const isSame = Object.entries(lines).every(([slot, source]) => source === dish.lines[slot])
  if (isSame) return null
  for (const slot of emptySlots) delete lines[slot]
  const steps = dish.steps
    .map((step) => emptySlots.reduce(withoutSlot, step))
    .filter((step) => step.trim() !== '')
  return steps.length > 0 ? { ...dish, lines, steps } : null
}

function standInFor(line: string, isOut: (line: string) => boolean): string | null {
  const body = line.slice(1)
  for (const [pattern, replacement] of standIns) {
    if (!pattern.test(body)) continue
    const standIn = `=${body.replace(pattern, replacement)}`
    if (!isOut(standIn)) return standIn
  }
  return null
}

function canBeOmitted(line: string): boolean {
  if (line.startsWith('=')) return false
  return parseDishLines(line).every(({ fallbacks }) =>
    fallbacks.flat().every((option) => option.kind === 'food' && kindsThatMayBeOmitted.has(option.food.kind)),
  )
}

const mainKinds: ReadonlySet<LarderFood['kind']> = new Set(['meat', 'fish'])

/** A vegetable beside the meat of a dish that is not called by it: the mushrooms of boeuf bourguignon. */
function isAccompaniment(line: string, dish: DishTemplate): boolean {
  const foods = parseDishLines(line).flatMap(({ fallbacks }) => fallbacks.flat())
  const isVegetable = foods.every((option) => option.kind === 'food' && option.food.kind === 'vegetable')
  if (!isVegetable) return false
  const called = singularWordsOfText([dish.id, dish.says ?? '', ...dish.names].join(' '))
  const isCalled = foods.some(
    (option) =>
      option.kind === 'food' && called.some((word) => word.length > 3 && option.food.words.has(word)),
  )
  const others = Object.values(dish.lines).flatMap((source) => parseDishLines(source))
  const hasMeat = others.some(({ fallbacks }) =>
    fallbacks.flat().some((option) => option.kind === 'food' && mainKinds.has(option.food.kind)),
  )
  return !isCalled && hasMeat && !usualFoodsOfDish(dish.id).some((food) => isOneOf(foods, food))
}

const isOneOf = (options: ReturnType<typeof parseDishLines>[number]['fallbacks'][number], name: string) =>
  options.some((option) => option.kind === 'food' && option.food.words.has(name))

/** A step that no longer speaks of a slot: it leaves its list, or its part of the sentence is left out. */
function withoutSlot(step: string, slot: string): string {
  const listed = step.replace(/\{([a-zA-Z]+(?:\+[a-zA-Z]+)+)\}/g, (_, list: string) => {
    return `{${list
      .split('+')
      .filter((each) => each.toLowerCase() !== slot.toLowerCase())
      .join('+')}}`
  })
  const named = new RegExp(`\\{${slot}(?:\\.[a-z]+)?\\}`, 'i')
  const alone = `(?:the )?\\{${slot}\\}`
  const paired = listed
    .replace(new RegExp(`,? and ${alone}`, 'gi'), '')
    .replace(new RegExp(`${alone},? and `, 'gi'), '')
    .replace(new RegExp(`, ${alone}`, 'gi'), '')
  if (!named.test(paired)) return paired
  return paired
    .split(/(?<=[.;]) /)
    .filter((part) => !named.test(part))
    .join(' ')
    .replace(/;$/, '.')
}
