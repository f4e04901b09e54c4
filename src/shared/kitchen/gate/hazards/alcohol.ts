import { contentsOf, wayTo } from '../../foods/contents.ts'
import { countReadLine } from '../../lineMass.ts'
import type { LineCheck } from '../checkLine.ts'
import { isCookingIn } from './heatWords.ts'
import { type Kitchen, longestMinutes, namesOf } from './kitchen.ts'

/** A line with a drink that holds alcohol. */
export const isAlcoholic = ({ food, text }: LineCheck): boolean =>
  food !== null &&
  contentsOf(food).get('alcohol')?.isItself === true &&
  food.category === 'Beverages' &&
  !/alcohol[- ]free|non-alcoholic/i.test(text)

/** Grams from which a drink is the liquid that something cooks in, and not what a pan is deglazed with. */
const cookingLiquid = { spirit: 60, other: 250 }
/** By USDA, "Table of Nutrient Retention Factors": a third of the alcohol is left after 30 minutes. */
const minMinutes = 30

/** Whether a recipe cooks in a drink, and for so short that much of its alcohol stays. */
export function isCookedBriefly({ sentences }: Kitchen, check: LineCheck): boolean {
  const isStrong = ['spirit kind', 'liqueur kind'].some((kind) => wayTo(check.food!, kind)?.isItself)
  const grams = countReadLine(check.text, check.line, check.food)?.grams?.typical ?? 0
  if (grams < (isStrong ? cookingLiquid.spirit : cookingLiquid.other)) return false
  const names = namesOf(check, ['wine', 'beer', 'wein', 'bier', 'vin', 'vino'])
  const first = sentences.findIndex(({ folded }) => names.test(folded))
  if (first === -1) return false
  const minutes = sentences
    .slice(first)
    .filter(({ text }) => isCookingIn(text))
    .reduce((sum, { text }) => sum + longestMinutes(text), 0)
  return minutes > 0 && minutes < minMinutes
}
