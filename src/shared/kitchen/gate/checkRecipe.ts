import type { Eater } from '../eaters.ts'
import { netCarbohydratePerServing } from '../nutrition/nutrition.ts'
import type { MeatPreference } from '../questionnaire.ts'
import type { Minutes } from '../units/quantities.ts'
import { checkRecipeAgainstEaters } from './allergies/eaterFindings.ts'
import { findExcessiveAmounts } from './amounts.ts'
import type { LineCheck } from './checkLine.ts'
import type { RecipeCheck, RecipeFinding } from './findings.ts'
import { findPoisonOrNonFood } from './foods/noFoodWords.ts'
import { findMeatOtherThanPreferred } from './foods/otherMeat.ts'
import { findUnusedAndUnlistedFoods } from './foods/stepFoods.ts'
import { findHazards } from './hazards.ts'
import { findOpenVerdictReason, findUnknownFoodWordsInSteps } from './openVerdict.ts'
import { type ReadRecipe, type RecipeWords, readRecipe } from './readRecipe.ts'
import { createUnknownAllergyFinder } from './unknownInTexts.ts'

/** As much of a recipe as there is to check; null where nobody says. */
export interface RecipeToCheck extends RecipeWords {
  servings: number | null
  totalTimeMinutes: number | null
}

/** What was asked of the recipe beside what its eaters need; null for what was not asked. */
export interface RecipeConstraints {
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
  { limitMinutes, meatPreference }: RecipeConstraints,
  read: ReadRecipe = readRecipe(recipe),
): RecipeCheck {
  const { instructions, servings, totalTimeMinutes } = recipe
  const { lines, counted, named } = read
  const forEaters = checkRecipeAgainstEaters(lines, named, eaters, {
    carbohydrate: netCarbohydratePerServing(counted, servings),
    findUnknown: createUnknownAllergyFinder(recipe),
    open: findOpenVerdictReason(read),
  })
  const isBaking = lines.some(({ food }) => food !== null && /\bflour\b/.test(food.name))
  const findings: RecipeFinding[] = [
    ...forEaters.findings,
    ...lines.flatMap(unknownLine),
    ...unknownWords(read, recipe),
    ...findUnusedAndUnlistedFoods(read, instructions),
    ...findMeatOtherThanPreferred(lines, meatPreference),
    ...findExcessiveAmounts(counted, servings, isBaking, instructions),
    ...findHazards(lines, named, recipe, eaters),
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

/** Poison and what is no food are hazards instead. The sentences of a blog entry have no numbers. */
const unknownWords = (read: ReadRecipe, { isProse = false, instructions }: RecipeWords): RecipeFinding[] =>
  findUnknownFoodWordsInSteps(read).flatMap(({ word, step }) =>
    findPoisonOrNonFood(`${word}. ${instructions[step] ?? ''}`, false) === null
      ? [{ kind: 'unknown word' as const, about: word, line: null, step: isProse ? null : step }]
      : [],
  )

function unknownLine({ isUnknown, text, foods }: LineCheck, line: number): RecipeFinding[] {
  if (!isUnknown || findPoisonOrNonFood(text, true) !== null) return []
  return [{ kind: 'unknown line', text, ...(foods.length > 0 && { isReadInPart: true }), line, step: null }]
}
