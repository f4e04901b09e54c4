import { asGrams, asMillilitres, type Grams, type Millilitres } from '../units/quantities.ts'
import type { LarderFood } from './larderFood.ts'

export const cookUnits = [
  'g',
  'ml',
  'tsp',
  'tbsp',
  'piece',
  'clove',
  'stalk',
  'sprig',
  'slice',
  'sheet',
  'can',
  'handful',
  'pinch',
] as const
export type CookUnit = (typeof cookUnits)[number]

/** How much of a food: grams, millilitres, US spoons (5 and 15 ml), or a count of the named thing. */
export interface CookAmount {
  quantity: number
  unit: CookUnit
}

const marks: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]

/** 1.5 -> "1½"; the nearest mark a measuring cup carries. */
export function formatCookFraction(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const part = value - whole
  const [near, mark] = marks.reduce((best, m) =>
    Math.abs(m[0] - part) < Math.abs(best[0] - part) ? m : best,
  )
  const count = near === 1 ? whole + 1 : whole
  return count === 0 && mark !== '' ? mark : `${count}${mark}`
}

export function roundToStepSize(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

/** Grams as a cook weighs them: to 5 g below 100, to 10 below 250, to 25 below 500, to 50 below 1 kg, to 100 above. */
export function roundGramsForWeighing(mass: Grams): Grams {
  if (mass < 12) return asGrams(Math.max(1, Math.round(mass)))
  const step = mass < 100 ? 5 : mass < 250 ? 10 : mass < 500 ? 25 : mass < 975 ? 50 : 100
  return asGrams(roundToStepSize(mass, step))
}

/** To 10 ml below 250, to 25 below 500, to 50 below 1 l, to 100 above. */
export function roundMillilitresForMeasuring(volume: Millilitres): Millilitres {
  const step = volume < 250 ? 10 : volume < 500 ? 25 : volume < 975 ? 50 : 100
  return asMillilitres(roundToStepSize(volume, step))
}

/** "600 g", "1.5 kg", and "1050 ml": two decimals cannot be read off a jug. */
function spellMetric(size: number, small: string, large: string): string {
  return size >= 1000 && size % 100 === 0
    ? `${Number((size / 1000).toFixed(2))} ${large}`
    : `${size} ${small}`
}

const spellGrams = (mass: number) => spellMetric(mass, 'g', 'kg')
const spellMillilitres = (ml: number) => spellMetric(roundSum(ml), 'ml', 'l')

/** Multiplies and rounds to what can be measured; never to nothing. Eggs, cloves and slices stay whole. */
export function scaleCookAmount(amount: CookAmount, factor: number, food: LarderFood): CookAmount {
  const quantity = amount.quantity * factor
  switch (amount.unit) {
    case 'g':
      return { unit: 'g', quantity: roundGramsForWeighing(asGrams(quantity)) }
    case 'ml':
      return quantity < 58
        ? millilitresToSpoonAmount(quantity)
        : { unit: 'ml', quantity: roundMillilitresForMeasuring(asMillilitres(quantity)) }
    case 'tsp':
      return millilitresToSpoonAmount(quantity * 5)
    case 'tbsp':
      return millilitresToSpoonAmount(quantity * 15)
    case 'can':
      return Math.abs(quantity - Math.round(quantity)) < 0.01
        ? { unit: 'can', quantity: Math.round(quantity) }
        : / ml\b/.test(food.canLabel ?? '')
          ? {
              unit: 'ml',
              quantity: roundMillilitresForMeasuring(asMillilitres(quantity * (food.canGrams ?? 400))),
            }
          : { unit: 'g', quantity: roundGramsForWeighing(asGrams(quantity * (food.canGrams ?? 240))) }
    case 'piece':
      if (food.name === 'lettuce leaf') return { unit: 'piece', quantity: roundToStepSize(quantity, 2) }
      return { unit: 'piece', quantity: food.isWhole ? roundToStepSize(quantity, 1) : roundPieces(quantity) }
    case 'pinch':
      return { unit: 'pinch', quantity: quantity < 2 ? 1 : 2 }
    default:
      return { unit: amount.unit, quantity: roundToStepSize(quantity, 1) }
  }
}

/** A quarter, a half or one, halves of up to two, whole ones above: a quarter of a chili is not left over. */
function roundPieces(quantity: number): number {
  if (quantity < 0.375) return 1 / 4
  if (quantity < 0.7) return 1 / 2
  return roundToStepSize(quantity, quantity < 2 && quantity >= 1 ? 1 / 2 : 1)
}

export function millilitresToSpoonAmount(ml: number): CookAmount {
  if (ml < 0.9) return { unit: 'pinch', quantity: 1 }
  if (ml < 9) return { unit: 'tsp', quantity: roundToStepSize(ml / 5, 0.25) }
  if (ml < 14) return { unit: 'tsp', quantity: roundToStepSize(ml / 5, 0.5) }
  if (ml < 88) return { unit: 'tbsp', quantity: roundToStepSize(ml / 15, 0.5) }
  return { unit: 'ml', quantity: roundMillilitresForMeasuring(asMillilitres(ml)) }
}

const suffixUnits: Partial<Record<CookUnit, string>> = { clove: 'clove', stalk: 'stalk', sprig: 'sprig' }

/** A few hundred grams of a large food are a part of one piece: "200 g green cabbage", not "200 g green cabbages". */
const isLargePiece =
  /\b(?:cabbage|cauliflower|celery root|pumpkin|butternut squash|watermelon|melon|pineapple|daikon|papaya|rutabaga|jicama|kohlrabi)$/

/** Whether so much of a food goes by its name for several: two cabbages do, 200 g of cabbage do not. */
export const isPluralByWeight = ({ name }: LarderFood) => !isLargePiece.test(name)

/** "2 tablespoons olive oil", "600 g carrots", "3 garlic cloves", without preparation. */
export function formatAmountAndFood({ quantity, unit }: CookAmount, food: LarderFood, size = ''): string {
  const isMany = quantity > 1
  const plural = food.many ?? food.name
  const suffix = suffixUnits[unit]
  if (suffix) return `${quantity} ${food.name} ${suffix}${isMany ? 's' : ''}`
  switch (unit) {
    case 'g':
      return `${spellGrams(quantity)} ${isPluralByWeight(food) ? plural : food.name}`
    case 'ml':
      return `${spellMillilitres(quantity)} ${plural}`
    case 'tsp':
      return `${formatCookFraction(quantity)} teaspoon${isMany ? 's' : ''} ${plural}`
    case 'tbsp':
      return `${formatCookFraction(quantity)} tablespoon${isMany ? 's' : ''} ${plural}`
    case 'can':
      return `${quantity} can${isMany ? 's' : ''} (${food.canLabel ?? '400 g'}${isMany ? ' each' : ''}) ${plural.replace(/^canned /, '')}`
    case 'handful':
      return isMany ? `${quantity} handfuls of ${plural}` : `a handful of ${plural}`
    case 'pinch':
      return isMany ? `${quantity} pinches of ${plural}` : `a pinch of ${plural}`
    case 'slice':
    case 'sheet':
      return `${quantity} ${unit}${isMany ? 's' : ''} ${food.name}`
    default:
      return `${formatCookFraction(quantity)} ${size ? `${size} ` : ''}${isMany ? plural : food.name}`
  }
}

/** The amount alone, for a step that takes part of a line: "2 tablespoons", "half", "1 clove". */
export function formatAmountForStep({ quantity, unit }: CookAmount): string {
  const isMany = quantity > 1
  switch (unit) {
    case 'g':
      return spellGrams(quantity)
    case 'ml':
      return spellMillilitres(quantity)
    case 'tsp':
      return `${formatCookFraction(quantity)} teaspoon${isMany ? 's' : ''}`
    case 'tbsp':
      return `${formatCookFraction(quantity)} tablespoon${isMany ? 's' : ''}`
    case 'piece':
      return quantity === 0.5 ? 'half' : quantity === 0.25 ? 'a quarter' : formatCookFraction(quantity)
    case 'handful':
    case 'pinch':
      if (quantity < 1) return `half a ${unit}`
      return isMany
        ? `${formatCookFraction(quantity)} ${unit === 'pinch' ? 'pinches' : 'handfuls'}`
        : `a ${unit}`
    default:
      return `${formatCookFraction(quantity)} ${unit}${isMany ? 's' : ''}`
  }
}

export const millilitresPerCookUnit: Partial<Record<CookUnit, number>> = {
  ml: 1,
  tsp: 5,
  tbsp: 15,
  pinch: 0.5,
}

/** Both together, or null when they cannot be added (grams and pieces). The steps take as much, so a line must be their sum. */
export function addCookAmounts(a: CookAmount, b: CookAmount): CookAmount | null {
  if (a.unit === b.unit && (a.unit === 'pinch' || millilitresPerCookUnit[a.unit] === undefined)) {
    return { unit: a.unit, quantity: a.quantity + b.quantity }
  }
  const mlA = millilitresPerCookUnit[a.unit]
  const mlB = millilitresPerCookUnit[b.unit]
  if (mlA === undefined || mlB === undefined) return null
  const ml = a.quantity * mlA + b.quantity * mlB
  const { unit } = millilitresToSpoonAmount(ml)
  if (unit === 'tsp') return { unit, quantity: roundToStepSize(ml / 5, 0.25) }
  if (unit === 'tbsp') return spoonsOf(ml)
  // Spoons hold a little less than 15 ml, so that of two fives the lower one is nearer.
  return unit === 'ml' ? { unit, quantity: roundSum(ml < 500 ? ml * 0.99 : ml) } : { unit, quantity: 1 }
}

/** To 5 ml below 500, to 25 below 1 l, to 50 below 2 l, to 100 above: at most 2½ % off what was rounded before. */
function roundSum(ml: number): number {
  return roundToStepSize(ml, ml < 500 ? 5 : ml < 1000 ? 25 : ml < 2000 ? 50 : 100)
}

/** Tablespoons by halves, else by thirds or quarters, which are teaspoons; teaspoons where those are too coarse. */
function spoonsOf(ml: number): CookAmount {
  const near = [1 / 2, 1 / 3, 1 / 4].map((step) => roundToStepSize(ml / 15, step))
  const offBy = (spoons: number) => Math.abs(spoons * 15 - ml) / ml
  const best = near.find((spoons) => offBy(spoons) < 0.02) ?? near.toSorted((x, y) => offBy(x) - offBy(y))[0]!
  return offBy(best) > 0.025 && ml < 45
    ? { unit: 'tsp', quantity: roundToStepSize(ml / 5, 0.25) }
    : { unit: 'tbsp', quantity: best }
}

/** Whether scales, a jug or spoons measure it; all else is counted. */
export function isWeightOrVolumeAmount({ unit }: CookAmount): boolean {
  return unit === 'g' || unit === 'ml' || unit === 'tsp' || unit === 'tbsp'
}

/** Spoonfuls of yeast flakes (5 g each) that season like this much cheese, about a third of its weight. */
export function amountOfYeastFlakesForCheese(cheese: CookAmount): CookAmount {
  return cheese.unit === 'g'
    ? { unit: 'tbsp', quantity: Math.max(1, Math.round((cheese.quantity * 0.3) / 5)) }
    : cheese
}
