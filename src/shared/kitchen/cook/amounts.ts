import type { Food } from './food.ts'

export const units = [
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
export type Unit = (typeof units)[number]

/** How much of a food: grams, millilitres, US spoons (5 and 15 ml), or a count of the named thing. */
export interface Amount {
  quantity: number
  unit: Unit
}

const marks: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]

/** 1.5 -> "1½"; the nearest mark a measuring cup carries. */
export function spellFraction(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const part = value - whole
  const [near, mark] = marks.reduce((best, m) =>
    Math.abs(m[0] - part) < Math.abs(best[0] - part) ? m : best,
  )
  const count = near === 1 ? whole + 1 : whole
  return count === 0 && mark !== '' ? mark : `${count}${mark}`
}

/** "1½" -> 1.5. */
export function readFraction(text: string): number {
  const mark = marks.find(([, sign]) => sign !== '' && text.endsWith(sign))
  return (Number.parseInt(text, 10) || 0) + (mark?.[0] ?? 0)
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

/** Grams as a cook weighs them: to 5 g below 100, to 10 below 250, to 25 below 500, to 50 below 1 kg, to 100 above. */
export function roundGrams(grams: number): number {
  if (grams < 12) return Math.max(1, Math.round(grams))
  if (grams < 100) return roundTo(grams, 5)
  if (grams < 250) return roundTo(grams, 10)
  return roundTo(grams, grams < 500 ? 25 : grams < 975 ? 50 : 100)
}

function spellGrams(grams: number): string {
  const metric = grams >= 1000 ? `${Number((grams / 1000).toFixed(1))} kg` : `${grams} g`
  const ounces = grams / 28.35
  if (ounces < 0.4) return metric
  if (ounces < 15.5) {
    const rounded = ounces < 4 ? roundTo(ounces, 0.5) : Math.round(ounces)
    return `${metric} (${spellFraction(rounded)} oz)`
  }
  const pounds = Math.floor((ounces + 0.5) / 16)
  const rest = Math.round(ounces - pounds * 16)
  return `${metric} (${pounds} lb${rest > 0 ? ` ${rest} oz` : ''})`
}

function spellMillilitres(ml: number): string {
  const rounded = roundTo(ml, ml < 250 ? 10 : ml < 500 ? 25 : ml < 975 ? 50 : 100)
  const metric = rounded >= 1000 ? `${Number((rounded / 1000).toFixed(2))} liters` : `${rounded} ml`
  return `${metric.replace(/^1 liters/, '1 liter')} (${spellCups(rounded)})`
}

/** How far off a cup's mark may be, as a share of the amount. */
const nearEnough = 0.06

/** US cups of 240 ml as a cook reads them: a mark of the cup where one is near, else tablespoons or a cup and some. */
export function spellCups(ml: number): string {
  const cups = ml / 240
  const parts = ml < 60 ? [] : marks.filter(([part]) => part > 0 || cups >= 1)
  const isNear = parts.some(([part]) => Math.abs(Math.floor(cups) + part - cups) <= cups * nearEnough)
  if (isNear || cups > 4) return sayCups(spellFraction(cups))
  const spoons = Math.max(1, Math.round(ml / 15))
  if (spoons < 8) return `${spoons} tablespoon${spoons > 1 ? 's' : ''}`
  const below = Math.max(...marks.map(([part]) => Math.floor(cups) + part).filter((mark) => mark < cups))
  const more = Math.max(1, Math.round((ml - below * 240) / 15))
  return `${sayCups(spellFraction(below))} plus ${more} tablespoon${more > 1 ? 's' : ''}`
}

function sayCups(said: string): string {
  return `${said} ${/^(?:1|[¼⅓½⅔¾])$/.test(said) ? 'cup' : 'cups'}`
}

/** Multiplies and rounds to what can be measured; never to nothing. Eggs, cloves and slices stay whole. */
export function scaleAmount(amount: Amount, factor: number, food: Food): Amount {
  const quantity = amount.quantity * factor
  switch (amount.unit) {
    case 'g':
      return { unit: 'g', quantity: roundGrams(quantity) }
    case 'ml':
      return quantity < 58 ? scaleSpoons(quantity) : { unit: 'ml', quantity }
    case 'tsp':
      return scaleSpoons(quantity * 5)
    case 'tbsp':
      return scaleSpoons(quantity * 15)
    case 'can':
      return Math.abs(quantity - Math.round(quantity)) < 0.01
        ? { unit: 'can', quantity: Math.round(quantity) }
        : / ml\b/.test(food.canLabel ?? '')
          ? { unit: 'ml', quantity: quantity * (food.canGrams ?? 400) }
          : { unit: 'g', quantity: roundGrams(quantity * (food.canGrams ?? 240)) }
    case 'piece':
      if (food.name === 'lettuce leaf') return { unit: 'piece', quantity: roundTo(quantity, 2) }
      return { unit: 'piece', quantity: food.isWhole ? roundTo(quantity, 1) : roundPieces(quantity) }
    case 'pinch':
      return { unit: 'pinch', quantity: quantity < 2 ? 1 : 2 }
    default:
      return { unit: amount.unit, quantity: roundTo(quantity, 1) }
  }
}

/** A quarter, a half, or whole ones: nobody buys one and a half onions. */
function roundPieces(quantity: number): number {
  if (quantity < 0.4) return 0.25
  return quantity < 0.8 ? 0.5 : Math.round(quantity)
}

function scaleSpoons(ml: number): Amount {
  if (ml < 0.9) return { unit: 'pinch', quantity: 1 }
  if (ml < 9) return { unit: 'tsp', quantity: roundTo(ml / 5, 0.25) }
  if (ml < 14) return { unit: 'tsp', quantity: roundTo(ml / 5, 0.5) }
  if (ml < 88) return { unit: 'tbsp', quantity: roundTo(ml / 15, 0.5) }
  return { unit: 'ml', quantity: ml }
}

const suffixUnits: Partial<Record<Unit, string>> = { clove: 'clove', stalk: 'stalk', sprig: 'sprig' }

/** "2 tablespoons olive oil", "600 g (1 lb 5 oz) carrots", "3 garlic cloves", without preparation. */
export function spellLine({ quantity, unit }: Amount, food: Food, size = ''): string {
  const isMany = quantity > 1
  const plural = food.many ?? food.name
  const suffix = suffixUnits[unit]
  if (suffix) return `${quantity} ${food.name} ${suffix}${isMany ? 's' : ''}`
  switch (unit) {
    case 'g':
      return `${spellGrams(quantity)} ${plural}`
    case 'ml':
      return `${spellMillilitres(quantity)} ${plural}`
    case 'tsp':
      return `${spellFraction(quantity)} teaspoon${isMany ? 's' : ''} ${plural}`
    case 'tbsp':
      return `${spellFraction(quantity)} tablespoon${isMany ? 's' : ''} ${plural}`
    case 'can':
      return `${quantity} can${isMany ? 's' : ''} (${food.canLabel ?? '400 g / 14 oz'}${isMany ? ' each' : ''}) ${plural.replace(/^canned /, '')}`
    case 'handful':
      return isMany ? `${quantity} handfuls of ${plural}` : `a handful of ${plural}`
    case 'pinch':
      return isMany ? `2 pinches of ${plural}` : `a pinch of ${plural}`
    case 'slice':
    case 'sheet':
      return `${quantity} ${unit}${isMany ? 's' : ''} ${food.name}`
    default:
      return `${spellFraction(quantity)} ${size ? `${size} ` : ''}${isMany ? plural : food.name}`
  }
}

/** The amount alone, for a step that takes part of a line: "2 tablespoons", "half", "1 clove". */
export function spellShare({ quantity, unit }: Amount): string {
  const isMany = quantity > 1
  switch (unit) {
    case 'g':
      return `${quantity} g`
    case 'ml':
      return `${roundTo(quantity, 10)} ml`
    case 'tsp':
      return `${spellFraction(quantity)} teaspoon${isMany ? 's' : ''}`
    case 'tbsp':
      return `${spellFraction(quantity)} tablespoon${isMany ? 's' : ''}`
    case 'piece':
      return quantity === 0.5 ? 'half' : quantity === 0.25 ? 'a quarter' : spellFraction(quantity)
    case 'handful':
    case 'pinch':
      return isMany ? `${quantity} ${unit === 'pinch' ? 'pinches' : 'handfuls'}` : `a ${unit}`
    default:
      return `${quantity} ${unit}${isMany ? 's' : ''}`
  }
}

const ofMl: Partial<Record<Unit, number>> = { ml: 1, tsp: 5, tbsp: 15, pinch: 0.5 }

/** Both together, or null when they cannot be added (grams and pieces). */
export function addAmounts(a: Amount, b: Amount): Amount | null {
  if (a.unit === b.unit && a.unit !== 'tsp' && a.unit !== 'tbsp') {
    return { unit: a.unit, quantity: a.quantity + b.quantity }
  }
  const mlA = ofMl[a.unit]
  const mlB = ofMl[b.unit]
  if (mlA === undefined || mlB === undefined) return null
  return scaleSpoons(a.quantity * mlA + b.quantity * mlB)
}

/** Spoonfuls of yeast flakes (5 g each) that season like this much cheese, about a third of its weight. */
export function flakesFor(cheese: Amount): Amount {
  return cheese.unit === 'g'
    ? { unit: 'tbsp', quantity: Math.max(1, Math.round((cheese.quantity * 0.3) / 5)) }
    : cheese
}
