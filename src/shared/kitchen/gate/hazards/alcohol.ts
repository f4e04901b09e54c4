import { contentsOf, wayTo } from '../../foods/contents.ts'
import type { Food } from '../../foods/foods.ts'
import { countReadLine } from '../../lineMass.ts'
import type { LineCheck } from '../checkLine.ts'
import { isCookingIn } from './heatWords.ts'
import { type Kitchen, longestMinutes, namesOf } from './kitchen.ts'

/** A line with a drink that holds alcohol. */
export const isAlcoholic = (check: LineCheck): boolean =>
  drinkOf(check) !== null &&
  !/alcohol[- ]free|non-alcoholic|alkoholfrei|sans alcool|sin alcohol/i.test(check.text)

/** The drink of a line, also where only its language calls it so: "2 cucharadas de ron". */
const drinkOf = ({ food, foods }: LineCheck): Food | null =>
  (food ? [food] : foods).find(
    (each) => contentsOf(each).get('alcohol')?.isItself === true && each.category === 'Beverages',
  ) ?? null

/** Grams from which a drink is the liquid that something cooks in, and not what a pan is deglazed with. */
const cookingLiquid = { spirit: 60, other: 250 }
/** By USDA, "Table of Nutrient Retention Factors": a third of the alcohol is left after 30 minutes. */
const minMinutes = 30

/** Whether a recipe cooks in a drink, and for so short that much of its alcohol stays. */
export function isCookedBriefly({ sentences }: Kitchen, check: LineCheck): boolean {
  const isStrong = ['spirit kind', 'liqueur kind'].some((kind) => wayTo(drinkOf(check)!, kind)?.isItself)
  const grams = countReadLine(check.text, check.line, drinkOf(check))?.grams?.typical ?? 0
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
