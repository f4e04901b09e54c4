import type { AllergenId } from '../allergens.ts'
import type { Eater } from '../eaters.ts'
import { concernsOfEater, type EaterConcern } from '../findings/concerns.ts'
import { dietsForbiddingFood, netCarbohydrateOfFood } from '../foods/dietVerdicts.ts'
import { allergensInContents, contentsOfFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { createLineReaderForConcern } from '../gate/allergies/eaterFindings.ts'
import { checkLine, type LineCheck } from '../gate/checkLine.ts'
import { readLineWithMass } from '../nutrition/lineMass.ts'
import { lineWithFreeFromLabel } from './lineWithFreeFromLabel.ts'
import type { SwapEntry } from './readSwaps.ts'
import { findSwapBlocks } from './swapTable.ts'
import { writeSwappedLine } from './writeSwappedLine.ts'

/** A line to write in place of another, and what changes in taste, texture or method. */
export interface Swap {
  line: string
  changes: string
}

const maxSwaps = 3
/** Net carbohydrate in 100 g from which a food is worth a swap for who eats low-carb. */
const manyCarbohydrateGrams = 10

/**
 * Up to three swaps for a line that someone at the table must not have, best first; each was checked like any line
 * and holds nothing certain or possible against any of the eaters' allergens and diets, no related allergen, nor a disliked food. None
 * where the line's own food is nothing to anyone, where it names several foods, or where no swap is known.
 */
export function findSwapsForLine(check: LineCheck, eaters: readonly Eater[]): Swap[] {
  const { line } = check
  const food = foodOf(check)
  if (!food || matchFoodName(line.name).mentions.some(({ relation }) => relation === 'and')) return []
  const concerns = eaters
    .flatMap(concernsOfEater)
    .map((concern) => ({ concern, read: createLineReaderForConcern(concern) }))
  const ofFood = alone(check, food)
  const concernsOfLine = concerns.flatMap(({ concern, read }) =>
    read(check) && read(ofFood) ? [concern] : [],
  )
  const related = allergensRelatedTo(concernsOfLine).map((id) =>
    createLineReaderForConcern({ kind: 'allergen', id }),
  )
  const isLowCarb = eaters.some(({ diets }) => diets.includes('low-carb'))
  if (concernsOfLine.length === 0 && !(isLowCarb && isManyCarbohydrates(food))) return []
  const maxCarbohydrate = isLowCarb ? carbohydrateOf(check.text, concernsOfLine.length > 0 ? 1 : 0.5) : null
  const swaps: Swap[] = []
  const candidateSwaps = [...candidates(check, food, concernsOfLine)]
  // Sesame, an allergen of its own, comes after other seeds for somebody who must not have nuts or peanuts.
  if (related.length > 0) candidateSwaps.sort((a, b) => Number(holdsSesame(a)) - Number(holdsSesame(b)))
  for (const swap of candidateSwaps) {
    if (swaps.length === maxSwaps) break
    if (swaps.some(({ line }) => line === swap.line)) continue
    const checkOfSwap = checkLine(swap.line)
    if (!checkOfSwap.food || checkOfSwap.isUnknown || checkOfSwap.text === check.text) continue
    if (concerns.some(({ read }) => read(checkOfSwap)) || related.some((read) => read(checkOfSwap))) continue
    if (isLowCarb && !isWithin(swap.line, checkOfSwap.food, maxCarbohydrate)) continue
    swaps.push(swap)
  }
  return swaps
}

/** Allergens to which people who are allergic to one of them often react as well. */
const relatedAllergens: readonly (readonly AllergenId[])[] = [
  ['nuts', 'peanuts'],
  ['crustaceans', 'molluscs'],
]

/**
 * Allergens that no swap may hold for somebody who is allergic to a related one: peanuts in place of almonds. Of an allergy in own words, such
 * as "almonds", the group of its own food counts too.
 */
function allergensRelatedTo(offended: readonly EaterConcern[]): AllergenId[] {
  const avoided = offended.flatMap((concern): AllergenId[] => {
    if (concern.kind === 'allergen') return [concern.id]
    const food = concern.kind === 'allergy' ? matchFoodName(concern.food).food : null
    return food ? [...allergensInContents(contentsOfFood(food)).keys()] : []
  })
  return relatedAllergens.flatMap((group) => (group.some((id) => avoided.includes(id)) ? group : []))
}

const holdsSesame = ({ line }: Swap): boolean => checkLine(line).allergens.has('sesame')

/** The line's food, or what one word of preparation makes of it: "beef, minced" is minced beef. */
function foodOf({ food, line }: LineCheck): Food | null {
  if (!food || !/^\p{L}+$/u.test(line.preparation ?? '')) return food
  const made = matchFoodName(`${line.preparation} ${line.name}`).food
  return made && splitFoodNameIntoWords(made.name).includes(splitFoodNameIntoWords(food.name).at(-1) ?? '')
    ? made
    : food
}

/** The check of the line as if nothing but its own food stood in it. */
function alone(check: LineCheck, food: Food): LineCheck {
  const contents = contentsOfFood(food)
  return {
    ...check,
    foods: [food],
    allergens: allergensInContents(contents),
    diets: dietsForbiddingFood(food, contents),
  }
}

function isManyCarbohydrates(food: Food): boolean {
  return (netCarbohydrateOfFood(food) ?? 0) >= manyCarbohydrateGrams
}

/** Grams of net carbohydrate in a line, times a share; null when it cannot be counted. */
function carbohydrateOf(text: string, share: number): number | null {
  const counted = readLineWithMass(text)
  const net = counted?.food ? netCarbohydrateOfFood(counted.food) : null
  return counted?.grams && net !== null ? (counted.grams.typical * net * share) / 100 : null
}

function isWithin(text: string, food: Food, maxGrams: number | null): boolean {
  const grams = carbohydrateOf(text, 1)
  return maxGrams === null || grams === null ? !isManyCarbohydrates(food) : grams <= maxGrams
}

/** All that might do, best first: what the line itself leaves open, a better label, then the table. */
function* candidates(check: LineCheck, food: Food, offended: readonly EaterConcern[]): Generator<Swap> {
  const { line, text } = check
  for (const words of line.alternatives) {
    const written = writeSwappedLine(line, food, asWritten(words))
    if (written !== null) yield { line: written, changes: 'The recipe itself leaves this open.' }
  }
  const labelled = lineWithFreeFromLabel(check, offended)
  if (labelled !== null) yield { line: labelled, changes: 'The same food, from a maker whose label says so.' }
  for (const { swaps } of findSwapBlocks(food, text)) {
    for (const entry of swaps) {
      const written = writeSwappedLine(line, food, entry)
      if (written !== null) yield { line: written, changes: entry.changes }
    }
  }
}

const asWritten = (words: string): SwapEntry => ({
  parts: [{ amount: { kind: 'share', ofVolume: 1, ofMass: 1 }, words }],
  keepsPreparation: true,
  changes: '',
})
