import { checkRecipe } from '../../gate/checkRecipe.ts'
import type { QuestionnaireAnswers } from '../../questionnaire.ts'
import { eaterFromWishLimits } from '../people/eaterFromWishLimits.ts'
import type { LeftOutFood } from '../readWishLimits.ts'
import { answersForbid } from './answersAgainstWish.ts'
import {
  dishKindWords,
  equipmentTests,
  isBudgetMet,
  isEffortMet,
  isKeepingMet,
  isTasteMet,
} from './describedDishes.ts'
import { isDishNamedInText } from './dishesOfText.ts'
import { hasFood, type RecipeForWish } from './recipeForWish.ts'
import type { NotHeldReason, WishOutcome, WishRequirement } from './requirement.ts'

/**
 * Which requirements of a wish a recipe meets, and why it does not meet the others. What cannot be told from a recipe counts
 * as met: only what is certainly lacking is named.
 */
export function checkWishRequirements(
  requirements: readonly WishRequirement[],
  recipe: RecipeForWish,
  answers: QuestionnaireAnswers,
): WishOutcome {
  const held: WishRequirement[] = []
  const notHeld: { requirement: WishRequirement; why: NotHeldReason }[] = []
  for (const requirement of requirements) {
    const why = reasonNotHeld(requirement, recipe)
    if (why === null) held.push(requirement)
    else notHeld.push({ requirement, why: answersForbid(requirement, answers) ?? why })
  }
  return { held, notHeld }
}

function reasonNotHeld(requirement: WishRequirement, read: RecipeForWish): NotHeldReason | null {
  const { recipe, perServing } = read
  const unless = (isMet: boolean, why: NotHeldReason) => (isMet ? null : why)
  switch (requirement.kind) {
    case 'dish':
      return unless(isDishNamedInText(requirement.name, recipe.name), { reason: 'other dish' })
    case 'dish kind':
      return unless(
        dishKindWords[requirement.dishKind].test(`${recipe.name} ${recipe.description} ${read.steps}`),
        { reason: 'other dish' },
      )
    case 'food in':
      return unless(
        requirement.anyOf.some((food) => hasFood(read, food, requirement.said)),
        { reason: 'not in it' },
      )
    case 'food out':
      return unless(!isStillInIt(requirement.leftOut, read), { reason: 'still in it' })
    case 'people':
      return unless(recipe.servings === requirement.count, { reason: 'other number' })
    case 'time':
      return unless(recipe.totalTimeMinutes <= requirement.mostMinutes, { reason: 'takes longer' })
    case 'ingredients':
      return unless(countOfIngredients(recipe.ingredients) <= requirement.most, { reason: 'not so' })
    case 'nutrition': {
      const sum = perServing?.[requirement.nutrient]
      if (!sum) return { reason: 'not so' }
      const { least, most } = requirement
      return unless((least === null || sum.typical >= least) && (most === null || sum.typical <= most), {
        reason: 'not so',
      })
    }
    case 'equipment':
      return unless(equipmentTests[requirement.equipment](read), { reason: 'not so' })
    case 'taste':
      return unless(isTasteMet(requirement.taste, read), { reason: 'not so' })
    case 'effort':
      return unless(isEffortMet(requirement.effort, read), {
        reason: requirement.effort === 'slow' ? 'too short' : 'not so',
      })
    case 'keeping':
      return unless(isKeepingMet(requirement.keeping, read), { reason: 'not so' })
    case 'budget':
      return unless(isBudgetMet(requirement.budget, read), { reason: 'not so' })
  }
}

/** By the check of recipes, as somebody at the table who must not have it. */
function isStillInIt(leftOut: LeftOutFood, { recipe, read }: RecipeForWish): boolean {
  const eater = eaterFromWishLimits([leftOut], false, null)
  if (!eater) return false
  const asked = { limitMinutes: null, meatPreference: null }
  return checkRecipe(recipe, [eater], asked, read).findings.some(({ kind }) => kind === 'contains')
}

const notCounted = /\b(?:water|salt|pepper(?!s)|oil)\b/i

function countOfIngredients(lines: readonly string[]): number {
  return lines.filter((line) => !notCounted.test(line) || /\b(?:bell|chili|red|green) pepper\b/i.test(line))
    .length
}
