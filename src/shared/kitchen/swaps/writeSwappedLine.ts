import type { Food } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { dimensionOfUnit } from '../units/dimensions.ts'
import { densityOfFood } from '../units/foodWeights.ts'
import { gramsOfAmount } from '../units/gramsOfAmount.ts'
import { roundToMeasurableAmount } from '../units/rounding.ts'
import { type LineAmount, scaleLineAmount } from '../units/scaleLineAmount.ts'
import type { SwapAmount, SwapEntry, SwapPart } from './readSwaps.ts'
import { transferablePreparation, transferablePurpose } from './transferableWords.ts'

const rounding = { system: 'us', isIndivisible: false } as const
/** Beyond this nobody cooks, and nothing can be rounded. */
const maxOfAny = 10_000
/** A little of anything: the same little of something else. */
const unitsOfSmallAmounts = new Set([
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'handful',
  'squirt',
  'grind',
  'sprig',
])
const vessels = new Set(['can', 'jar', 'package', 'bag', 'box', 'bottle', 'carton', 'packet', 'tub', 'tube'])
/** Further off, "½ glass" for a tenth of one, another unit must be found. */
const maxRounded = 0.25
const ediblePartPattern =
  /\b(?:peeled|shelled|shucked|deveined|boneless|boned|skinless|fillets?|filleted|meat|minced|ground|cooked)\b/i
const pieceUnits = new Set(['each', 'small', 'medium', 'large', 'piece', 'slice', 'leaf', 'sheet', 'clove'])
const liquidNamePattern = /\b(?:milk|oil|stock|juice|vinegar|water|wine|aquafaba|aminos|sauce|syrup|cream)$/

/**
 * The line that stands in for a line of the old food: its amount by the swap's share as a cook would measure it.
 * Null where the amount cannot be told: nobody knows how much a package weighs.
 */
export function writeSwappedLine(line: IngredientLine, old: Food, entry: SwapEntry): string | null {
  const measured = measuredAmount(line)
  if (!isCookable(measured) || !isCookable(line.secondAmount)) return null
  const parts: string[] = []
  for (const part of entry.parts) {
    const text = partText(part, line, measured, old)
    if (text === null) return null
    parts.push(text)
  }
  const preparation = entry.keepsPreparation ? transferablePreparation(line, old) : null
  return [parts.join(' plus '), preparation, transferablePurpose(line)]
    .filter((words) => words !== null)
    .join(', ')
}

function isCookable(amount: Pick<LineAmount, 'quantity' | 'quantityMax'> | null): boolean {
  if (amount === null || amount.quantity === null) return true
  return amount.quantity > 0 && Math.max(amount.quantity, amount.quantityMax ?? 0) <= maxOfAny
}

/** "1 (14 oz) can" is 14 ounces, and "a handful" is one. */
function measuredAmount({ quantity, quantityMax, unit, secondAmount }: IngredientLine): LineAmount {
  if (quantity === null && unit !== null) return { quantity: 1, quantityMax: null, unit }
  if (secondAmount?.relation !== 'each' || quantity === null) return { quantity, quantityMax, unit }
  const times = (one: number | null) => (one === null ? null : one * secondAmount.quantity)
  return { quantity: times(quantity), quantityMax: times(quantityMax), unit: secondAmount.unit }
}

function partText({ amount, words }: SwapPart, line: IngredientLine, measured: LineAmount, old: Food) {
  if (measured.quantity === null) return words.replace('(s)', 's')
  const text =
    amount.kind === 'each' ? byPiece(amount, measured, old) : byShare(amount, words, line, measured, old)
  return text && `${text} ${words.replace('(s)', isOne(text) ? '' : 's')}`
}

const isOne = (text: string) => /^[½¼¾⅓⅔1]$/.test(text)

function byPiece(amount: SwapAmount & { kind: 'each' }, measured: LineAmount, old: Food): string | null {
  const pieces = piecesOf(measured, old)
  const isIndivisible = amount.unit === null
  if (pieces === null) return null
  return roundToMeasurableAmount(pieces * amount.quantity, amount.unit, { ...rounding, isIndivisible }).text
}

/** How many of the old food the line asks for, by their weight where it does not count them. */
function piecesOf({ quantity, unit }: LineAmount, old: Food): number | null {
  if (quantity === null) return null
  if (unit === null || pieceUnits.has(unit)) return quantity
  const whole = gramsOfAmount(quantity, unit, 'us', old)
  const one = gramsOfAmount(1, null, 'us', old)
  return whole && one ? whole.grams / one.grams : null
}

function byShare(
  { ofVolume, ofMass }: SwapAmount & { kind: 'share' },
  words: string,
  line: IngredientLine,
  measured: LineAmount,
  old: Food,
): string | null {
  const edible = edibleShareOf(line, old)
  const { secondAmount } = line
  const scaled = (amount: LineAmount) => {
    const share = dimensionOfUnit(amount.unit) === 'mass' ? ofMass * edible : ofVolume
    const found = scaleLineAmount(amount, share, rounding)
    return found && Math.abs(found.roundingError) <= maxRounded ? found.text : null
  }
  const second =
    secondAmount?.relation === 'same' && isMeasure(secondAmount.unit) ? scaled(secondAmount) : null
  const first = isKept(measured.unit, words, old, ofVolume) ? scaled(measured) : null
  if (first === null) return second ?? byWeight(ofMass, words, measured, old)
  return second === null ? first : `${first} (${second})`
}

/** Bones and shells are bought with meat and seafood, and no swap has any. */
function edibleShareOf({ name, preparation, note }: IngredientLine, { category, edibleShare }: Food): number {
  if (category !== 'Meat' && category !== 'Seafood') return 1
  return ediblePartPattern.test(`${name} ${preparation} ${note}`) ? 1 : edibleShare
}

const isMeasure = (unit: string | null) =>
  unit !== 'knob' && unit !== 'can' && ['mass', 'volume'].includes(dimensionOfUnit(unit))

/** A unit stays where it measures the new food as well as the old one. */
function isKept(unit: string | null, words: string, old: Food, share: number): boolean {
  if (unit === null) return false
  if (unitsOfSmallAmounts.has(unit) || isMeasure(unit)) return true
  if (vessels.has(unit))
    return (
      share === 1 && splitFoodNameIntoWords(words).includes(splitFoodNameIntoWords(old.name).at(-1) ?? '')
    )
  const weight = matchFoodName(words).food?.weights[unit]
  const before = old.weights[unit]
  return weight !== undefined && before !== undefined && Math.abs(weight / before - 1) < 0.5
}

/** In grams, or millilitres of what is poured; null when nobody knows what the old food weighs. */
function byWeight(share: number, words: string, { quantity, unit }: LineAmount, old: Food): string | null {
  if (quantity === null) return null
  const whole = packed(quantity, unit, old) ?? gramsOfAmount(quantity, unit, 'us', old)?.grams ?? null
  if (whole === null) return null
  const food = matchFoodName(words).food
  const density = food && liquidNamePattern.test(words) ? densityOfFood(food) : null
  if (density === null) return roundToMeasurableAmount(whole * share, 'gram', rounding).text
  const volume = (whole * share) / density
  return roundToMeasurableAmount(Math.max(5, Math.round(volume / 5) * 5), 'milliliter', rounding).text
}

/** Grams in packages of a food that is sold by one weight; null for other units and foods. */
function packed(quantity: number, unit: string | null, { packs, weights }: Food): number | null {
  if (unit === null || !vessels.has(unit) || Object.hasOwn(weights, unit)) return null
  const [, size, scale] = /^([\d.]+) (g|kg)$/.exec(packs[0] ?? '') ?? []
  return size === undefined ? null : quantity * Number(size) * (scale === 'kg' ? 1000 : 1)
}
