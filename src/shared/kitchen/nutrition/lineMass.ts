import { pathToContainedFood } from '../foods/foodContents.ts'
import { type Food, getFoodByName } from '../foods/foods.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { isNonFoodLine } from '../foods/nonFoods.ts'
import { namePepperVegetable } from '../foods/writtenNames.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { dimensionOfUnit } from '../units/dimensions.ts'
import { gramsOfAmount } from '../units/gramsOfAmount.ts'
import { asGrams, type Grams } from '../units/quantities.ts'
import { gramsOfUnit } from '../units/units.ts'
import type { ValueRange } from './nutrients.ts'

/** The food of a line, the grams of it that are eaten, and how the grams were found. */
export interface LineWithMass {
  text: string
  food: Food | null
  grams: ValueRange<Grams> | null
  how: 'weighed' | 'by density' | 'by piece' | 'guessed' | 'not counted'
}

/** Units whose weight in brackets is that of one: "2 (14 oz) cans" is 28 ounces. */
const vessels = new Set(
  'can jar package bag box bottle container envelope carton tin packet tub tube pouch stick block bar sheet fillet loaf'.split(
    ' ',
  ),
)

/** Words that say that the amount in the line is without peel, bone or stone. */
const isEdiblePart =
  /\b(?:peeled|(?:de)?boned|boneless|pitted|stoned|shelled|shucked|trimmed|fillet(?:ed|s)?|skinless|drained|flesh|cooked|ground|minced|diced|cubed|canned|tinned|frozen|juice|chopped|grated|shredded|leaves|florets|picked|hulled|cored|deveined)\b/i

const isDrained = /\bdrained\b/i
const isDriedPulse = /\b(?:dry|dried|soaked|sprouted|cooked|fresh|frozen)\b/i
/** "2 cups cooked rice" is measured cooked, "rice, cooked" is not. An amount in brackets may come before "cooked". */
const isBoughtCooked = /^(?:[^,(]|\([^)]*\d[^)]*\))*\bcooked\b/i
/** The food that is counted for cooked foods of a kind that have no entry of their own. */
const cookedOfKind: readonly (readonly [kind: string, cooked: string])[] = [
  ['rice kind', 'cooked rice'],
  ['rice noodle kind', 'cooked rice noodles'],
  ['noodle kind', 'cooked pasta'],
  ['pasta kind', 'cooked pasta'],
]
const isJuiced = /\bjuiced?\b/i
const isZested = /\b(?:zest(?:ed)?|rind|peel)\b/i

/** Size words that `weights` of foods may have as units. */
const sizes = ['extra large', 'jumbo', 'large', 'medium', 'small']

/** Most oil for frying stays in the pan. Share of the oil that deep-fried food takes up. */
const isFryingFat = /\b(?:for|to) (?:deep[- ]|shallow[- ])?fry(?:ing)?\b|\bfor (?:deep[- ])?frying\b/i
const friedShare = { low: 0.05, typical: 0.12, high: 0.25 }
/** Grams of oil up to which all of it is eaten with the food: about two tablespoons. */
const maxOilEatenGrams: ValueRange<Grams> = {
  low: asGrams(15),
  typical: asGrams(30),
  high: asGrams(60),
}

/**
 * The mass that is eaten of an ingredient line. Null for a heading and for a thing that is not food; `asGrams` is null when
 * the line has no amount or no known food, or its unit has no weight.
 */
export function readLineWithMass(text: string): LineWithMass | null {
  return readMassOfParsedLine(text, parseIngredientLine(text))
}

/** The same for a line that was read already; `food` is what it is known to mean, null for nothing that is known. */
export function readMassOfParsedLine(
  text: string,
  line: IngredientLine,
  food: Food | null = foodIn(line, text),
): LineWithMass | null {
  if (line.isHeading || isNonFoodLine(line, text)) return null
  const mass = food ? massOf(line, food, text) : null
  if (!food || !mass) return { text, food, grams: null, how: 'not counted' }
  return { text, food, ...eatenOf(text, food, mass) }
}

/** The food of the line; its canned or cooked form, its juice or its zest where the line says so. */
function foodIn(line: IngredientLine, text: string): Food | null {
  const { unit } = line
  const name = namePepperVegetable(line.name, text)
  const named = matchFoodName(name).food
  if (!named) return null
  const isPulse = isA(named, 'pulse kind')
  const isFromCan =
    unit === 'can' || (isPulse && (unit === 'jar' || isDrained.test(text)) && !isDriedPulse.test(text))
  if (isBoughtCooked.test(text)) return cookedOf(name, named)
  if (isFromCan) return matchFoodName(`canned ${name}`).food ?? named
  return (unit === null && partUsed(line, named)) || named
}

function cookedOf(name: string, food: Food): Food {
  const cooked = matchFoodName(`cooked ${name}`).food ?? food
  if (cooked.name !== food.name || food.name.startsWith('cooked')) return cooked
  const kind = cookedOfKind.find(([raw]) => isA(food, raw))
  return kind ? getFoodByName(kind[1]) : food
}

function partUsed({ preparation }: IngredientLine, food: Food): Food | null {
  if (preparation === null || !isA(food, 'citrus')) return null
  if (isJuiced.test(preparation)) return matchFoodName(`${food.name} juice`).food
  return isZested.test(preparation) ? matchFoodName(`${food.name} zest`).food : null
}

function isA(food: Food, kind: string): boolean {
  return pathToContainedFood(food, kind)?.isItself ?? false
}

type Mass = { grams: ValueRange<Grams>; how: Exclude<LineWithMass['how'], 'not counted'> }

function massOf(line: IngredientLine, food: Food, text: string): Mass | null {
  const { quantity, quantityMax, unit, secondAmount } = line
  if (quantity === null) return unit === null ? null : massRange(1, null, unit, food)
  const second =
    secondAmount && massRange(secondAmount.quantity, secondAmount.quantityMax, secondAmount.unit, food)
  const isVessel = unit !== null && vessels.has(unit)
  if (secondAmount && second && secondAmount.relation !== 'more' && gramsOfUnit(unit ?? '') === null) {
    const says = dimensionOfUnit(secondAmount.unit)
    if (says === 'mass' || (says === 'volume' && isVessel)) {
      const times = isVessel || secondAmount.relation === 'each' ? quantity : 1
      const mass = scaled(second.grams, times)
      return { ...second, grams: isVessel ? solidsOf(mass, food, text) : mass }
    }
  }
  const piece = unit === null ? (partIn(line, food) ?? sizeIn(line)) : null
  const sized = piece === null ? null : massRange(quantity, quantityMax, piece, food)
  const first = sized ?? massRange(quantity, quantityMax, unit, food)
  if (!first || !second || secondAmount?.relation !== 'more') return first ?? second
  return { ...first, grams: sum(first.grams, second.grams) }
}

/** Parts of a food that lines count, such as leaves of a head; `weights` of foods may have them as units. */
const parts =
  /\b(leaf|leaves|floret|stalk|stem|rib|clove|sprig|spear|heart|crown|cutlet|steak|chop|escalope|slice|wedge)s?$/i

/** "12 lettuce leaves" are leaves of a head, where the food's own weight is that of the whole head. */
function partIn({ name }: IngredientLine, food: Food): string | null {
  const said = parts.exec(name)?.[1]?.toLowerCase()
  if (said === undefined || parts.test(food.name)) return null
  const part = said === 'leaves' ? 'leaf' : said
  return Object.hasOwn(food.weights, part) ? part : null
}

function sizeIn({ note }: IngredientLine): string | null {
  const said = note?.toLowerCase().replaceAll('-', ' ') ?? ''
  return sizes.find((size) => said.startsWith(size)) ?? null
}

/** Share by which the filling of cans differs between brands. */
const cansFillVariation = 0.1

/** The mass without brine of a can with this label weight, by the ratio of the food's drained can to its usual pack. */
function solidsOf(label: ValueRange<Grams>, food: Food, text: string): ValueRange<Grams> {
  const { can } = food.weights
  if (can === undefined || !(isA(food, 'canned pulse') || isDrained.test(text))) return label
  const packs = food.packs.map((pack) => Number(/^(\d+) g$/.exec(pack)?.[1])).filter((pack) => pack > can)
  if (packs.length === 0) return label
  const solids = scaled(label, can / Math.min(...packs))
  return {
    low: asGrams(solids.low * (1 - cansFillVariation)),
    typical: solids.typical,
    high: asGrams(solids.high * (1 + cansFillVariation)),
  }
}

function massRange(
  quantity: number,
  quantityMax: number | null,
  unit: string | null,
  food: Food,
): Mass | null {
  const least = gramsOfAmount(quantity, unit, 'us', food)
  if (!least) return null
  const most = quantityMax === null ? least : (gramsOfAmount(quantityMax, unit, 'us', food) ?? least)
  return {
    grams: { low: least.low, typical: asGrams((least.grams + most.grams) / 2), high: most.high },
    how: least.how,
  }
}

/** The eaten part of a mass as bought. The weights of pieces are without peel and stone already. */
function eatenOf(text: string, food: Food, { grams: bought, how }: Mass): Mass {
  if (
    isFryingFat.test(text) &&
    food.category === 'Pantry Staples' &&
    bought.typical > maxOilEatenGrams.typical
  )
    return { grams: friedOf(bought), how: 'guessed' }
  if (how !== 'weighed' || food.edibleShare === 1 || isEdiblePart.test(text)) return { grams: bought, how }
  return {
    grams: { ...scaled(bought, food.edibleShare), high: bought.high },
    how,
  }
}

function friedOf(oil: ValueRange<Grams>): ValueRange<Grams> {
  const eaten = (end: keyof typeof friedShare) =>
    asGrams(Math.max(Math.min(oil[end], maxOilEatenGrams[end]), oil[end] * friedShare[end]))
  return { low: eaten('low'), typical: eaten('typical'), high: eaten('high') }
}

function scaled({ low, typical, high }: ValueRange<Grams>, times: number): ValueRange<Grams> {
  return {
    low: asGrams(low * times),
    typical: asGrams(typical * times),
    high: asGrams(high * times),
  }
}

function sum(a: ValueRange<Grams>, b: ValueRange<Grams>): ValueRange<Grams> {
  return {
    low: asGrams(a.low + b.low),
    typical: asGrams(a.typical + b.typical),
    high: asGrams(a.high + b.high),
  }
}
