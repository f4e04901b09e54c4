import { parseDishLines } from '../dishLineSpec.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import type { CookingOrders } from '../filledDish.ts'
import type { LarderFood } from '../larderFood.ts'

/**
 * Other ways to cook a dish that a wish names and that cannot be cooked as it is written: without what the wish leaves out,
 * and in less time. The nearest to the dish first.
 */
export function variantsOfNamedDish(dish: DishTemplate, orders: CookingOrders): readonly DishTemplate[] {
  const spared = withoutFoodsLeftOut(dish, orders)
  const variants = [...(spared ? [spared] : [])]
  if (orders.limitMinutes !== null) {
    const quicker = quickerDish(spared ?? dish)
    if (quicker) variants.push(quicker)
  }
  return variants
}

/** Foods that a dish is still itself without, and what stands in for others that may not be left out. */
const mayFallAway: ReadonlySet<LarderFood['kind']> = new Set([
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
  const emptied: string[] = []
  const lines = Object.fromEntries(
    Object.entries(dish.lines).map(([slot, source]) => {
      const all = source.split(';').map((line) => line.trim())
      const kept = all.flatMap((line) => {
        const isNeeded = /^[!=]/.test(line)
        if (!isNeeded || !isOut(line)) return [line]
        const standIn = standInFor(line, isOut)
        if (standIn) return [standIn]
        return canFallAway(line) ? [] : [line]
      })
      if (kept.length === 0) emptied.push(slot)
      return [slot, kept.join('; ')]
    }),
  )
  const isSame = Object.entries(lines).every(([slot, source]) => source === dish.lines[slot])
  if (isSame) return null
  for (const slot of emptied) delete lines[slot]
  const steps = dish.steps
    .map((step) => emptied.reduce(withoutSlot, step))
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

function canFallAway(line: string): boolean {
  if (line.startsWith('=')) return false
  return parseDishLines(line).every(({ fallbacks }) =>
    fallbacks.flat().every((option) => option.kind === 'food' && mayFallAway.has(option.food.kind)),
  )
}

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

/** Foods that need their whole time: tough or whole cuts, what is dry, what is baked. */
const needsTime =
  /\b(?:chuck|shoulder|shank|brisket|oxtail|soaked|dry|dried beans|red lentils|brown or green lentils|black lentils|split|barley|rice|bone-in|whole|drumsticks|thighs, skinned|pork belly|leg)\b/
const gentle = /\b(?:simmer\w*|stew\w*|bubble\w*|marinate\w*|leave|rest|stand|chill|soften\w*|cook the)\b/i
const baked = /\b(?:bake|roast|oven|rise|proof|prove|dough|steam|set)\b/i

const quickerDishes = new Map<DishTemplate, DishTemplate | null>()

/** A dish whose gentle cooking and whose waiting are shortened, for which everything is cut smaller; null where that cannot be. */
function quickerDish(dish: DishTemplate): DishTemplate | null {
  const known = quickerDishes.get(dish)
  if (known !== undefined) return known
  const isSlow = Object.values(dish.lines).some(
    (source) => needsTime.test(source) || source.includes('$braise'),
  )
  const steps = dish.steps.map((step) => (gentle.test(step) && !baked.test(step) ? shortened(step) : step))
  const isSame = steps.every((step, place) => step === dish.steps[place])
  const quicker = isSlow || isSame ? null : { ...dish, steps, isQuickened: true as const }
  quickerDishes.set(dish, quicker)
  return quicker
}

function shortened(step: string): string {
  const less = (minutes: string) => String(Math.max(6, Math.round(Number(minutes) * 0.5)))
  return step
    .replace(/\{([~&])(\d+)(?:-(\d+))?\}/g, (whole, sign: string, from: string, to?: string) =>
      Number(from) < 10 ? whole : `{${sign}${less(to ?? from)}}`,
    )
    .replace(/@(\d+)$/, (whole, minutes: string) => (Number(minutes) < 10 ? whole : `@${less(minutes)}`))
    .replace(/\b(\d+) minutes\b/g, (whole, minutes: string) =>
      Number(minutes) < 10 ? whole : `${less(minutes)} minutes`,
    )
}
