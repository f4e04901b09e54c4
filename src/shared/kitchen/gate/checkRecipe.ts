import type { Eater } from '../eaters.ts'
import { netCarbohydratePerServing } from '../nutrition.ts'
import type { MeatPreference } from '../questionnaire.ts'
import type { Minutes } from '../units/quantities.ts'
import { eaterFindings } from './allergies/eaterFindings.ts'
import { amountFindings } from './amounts.ts'
import type { LineCheck } from './checkLine.ts'
import type { Finding, RecipeCheck } from './findings.ts'
import { poisonIn } from './foods/noFoodWords.ts'
import { meatFindings } from './foods/otherMeat.ts'
import { stepFindings } from './foods/stepFoods.ts'
import { hazardFindings } from './hazards.ts'
import { openVerdictOf } from './openVerdict.ts'
import { type ReadRecipe, type RecipeWords, readRecipe } from './readRecipe.ts'
import { unknownInTexts } from './unknownInTexts.ts'

/** As much of a recipe as there is to check; null where nobody says. */
export interface RecipeToCheck extends RecipeWords {
  servings: number | null
  totalTimeMinutes: number | null
}

/** What was asked of the recipe beside what its eaters need; null for what was not asked. */
export interface Constraints {
  limitMinutes: Minutes | null
  meatPreference: MeatPreference | null
}

/**
 * Checks a recipe, line by line and as a whole, against who eats it and what was asked. It proves presence, never
 * absence: where nothing was found, nothing was found. `read` is what `readRecipe` made of its words, if that is known.
 */
export function checkRecipe(
  recipe: RecipeToCheck,
  eaters: readonly Eater[],
  { limitMinutes, meatPreference }: Constraints,
  read: ReadRecipe = readRecipe(recipe),
): RecipeCheck {
  const { instructions, servings, totalTimeMinutes } = recipe
  const { lines, counted, named } = read
  const forEaters = eaterFindings(lines, named, eaters, {
    carbohydrate: netCarbohydratePerServing(counted, servings),
    findUnknown: unknownInTexts(recipe),
    open: openVerdictOf(read),
  })
  const isBaking = lines.some(({ food }) => food !== null && /\bflour\b/.test(food.name))
  const findings: Finding[] = [
    ...forEaters.findings,
    ...lines.flatMap(unknownLine),
    ...stepFindings(read, instructions),
    ...meatFindings(lines, meatPreference),
    ...amountFindings(counted, servings, isBaking, instructions),
    ...hazardFindings(lines, named, recipe, eaters),
  ]
  if (limitMinutes !== null && totalTimeMinutes !== null && totalTimeMinutes > limitMinutes)
    findings.push({ kind: 'over time', minutes: totalTimeMinutes, limitMinutes, line: null, step: null })
  if (read.unreadTexts)
    findings.push({ kind: 'texts not read', texts: read.unreadTexts, line: null, step: null })
  if (read.isReadInPartForCare && eaters.some(({ isVulnerable }) => isVulnerable))
    findings.push({ kind: 'texts not read', texts: 'for care', line: null, step: null })
  if (servings === null || servings <= 0) findings.push({ kind: 'servings missing', line: null, step: null })
  return { lines, counted, named, findings, verdicts: forEaters.verdicts }
}

function unknownLine({ isUnknown, text }: LineCheck, line: number): Finding[] {
  return isUnknown && poisonIn(text, true) === null ? [{ kind: 'unknown line', text, line, step: null }] : []
}
