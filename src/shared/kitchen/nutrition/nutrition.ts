import type { Food } from '../foods/foods.ts'
import { asGrams, type Grams, type Kilocalories } from '../units/quantities.ts'
import { type LineWithMass, readLineWithMass } from './lineMass.ts'
import {
  type Nutrient,
  type NutrientSum,
  type NutrientSums,
  nutrients,
  type UnitOf,
  type ValueRange,
} from './nutrients.ts'

/** One line as it was counted; `kcal` is null exactly when it was not. */
export interface NutritionLine extends LineWithMass {
  kcal: ValueRange<Kilocalories> | null
}

export interface Nutrition {
  lines: readonly NutritionLine[]
  perRecipe: NutrientSums
  /** Null when nobody says how many it serves. */
  perServing: NutrientSums | null
  /** Texts of the lines that could not be counted; they are in no sum. */
  notCounted: readonly string[]
}

/**
 * How far a food of its row's name may stand from the row, and a food that only is near one. Meat stands further
 * off, by how it is trimmed: SR28 has minced beef of 254 kcal (23572) and of 215 (23567) under one name of the shop.
 */
const shareOffRow = { exact: 0.07, meat: 0.15, near: 0.2 }

/**
 * Nutrition of a whole recipe and of one serving, from the figures of USDA SR28 for the foods as they are bought:
 * what cooking adds or takes is not counted. Ranges of lines add up as independent errors do, by their squares.
 */
export function nutritionOfRecipe({
  ingredients,
  servings,
}: {
  ingredients: readonly string[]
  servings: number | null
}): Nutrition {
  return nutritionOfLines(ingredients.map(readLineWithMass), servings)
}

/** The same for lines that were counted already. */
export function nutritionOfLines(
  lines: readonly (LineWithMass | null)[],
  servings: number | null,
): Nutrition {
  const counted = lines.filter((line) => line !== null)
  const perRecipe = sumsOf(counted, 1)
  return {
    lines: counted.map((line) => ({ ...line, kcal: nutrientIn(line, 'kcal') })),
    perRecipe,
    perServing: servings !== null && servings > 0 ? sumsOf(counted, 1 / servings) : null,
    notCounted: counted.filter(({ grams }) => grams === null).map(({ text }) => text),
  }
}

function sumsOf(lines: readonly LineWithMass[], share: number): NutrientSums {
  const sums = nutrients.map((nutrient) => [nutrient, sumOf(lines, nutrient, share)] as const)
  return Object.fromEntries(sums) as NutrientSums
}

function sumOf(lines: readonly LineWithMass[], nutrient: Nutrient, share: number): NutrientSum<number> {
  const parts = lines.map((line) => nutrientIn(line, nutrient))
  let typical = 0
  let below = 0
  let above = 0
  for (const part of parts) {
    if (!part) continue
    typical += part.typical
    below += (part.typical - part.low) ** 2
    above += (part.high - part.typical) ** 2
  }
  return {
    low: Math.max(0, typical - Math.sqrt(below)) * share,
    typical: typical * share,
    high: (typical + Math.sqrt(above)) * share,
    isAtLeast: parts.includes(null),
  }
}

/** A nutrient in one line; null when the line or the figure is not known. */
function nutrientIn<Counted extends Nutrient>(
  { food, grams: mass }: LineWithMass,
  nutrient: Counted,
): ValueRange<UnitOf<Counted>> | null {
  const per100 = food?.figures?.[nutrient] ?? null
  if (!food || !mass || per100 === null) return null
  const off = offOf(food)
  const amount = (eaten: Grams) => (eaten / 100) * per100
  const typical = amount(mass.typical)
  const byMass = { low: typical - amount(mass.low), high: amount(mass.high) - typical }
  const counted = (value: number) => value as UnitOf<Counted>
  return {
    low: counted(Math.max(0, typical - Math.hypot(byMass.low, typical * off))),
    typical: counted(typical),
    high: counted(typical + Math.hypot(byMass.high, typical * off)),
  }
}

function offOf({ isNearestRow, ndbNo, category }: Food): number {
  if (isNearestRow || ndbNo === null) return shareOffRow.near
  return category === 'Meat' ? shareOffRow.meat : shareOffRow.exact
}

/** Net carbohydrate (without fibre) of one serving, in total and by line; lines that cannot be counted add nothing. */
export function netCarbohydratePerServing(
  lines: readonly (LineWithMass | null)[],
  servings: number | null,
): { total: Grams; byLine: readonly Grams[] } | null {
  if (servings === null || servings <= 0) return null
  const byLine = lines.map((line) => {
    if (!line) return asGrams(0)
    const carbohydrate = nutrientIn(line, 'carbohydrateGrams')?.typical ?? 0
    const fibre = nutrientIn(line, 'fibreGrams')?.typical ?? 0
    return asGrams(Math.max(0, carbohydrate - fibre) / servings)
  })
  return { total: asGrams(byLine.reduce((sum, each) => sum + each, 0)), byLine }
}
