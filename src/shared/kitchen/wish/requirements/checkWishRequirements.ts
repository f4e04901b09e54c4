import { type AnswersBesideWish, answersForbid } from './answersAgainstWish.ts'
import {
  dishKindWords,
  equipmentTests,
  isBudgetMet,
  isEffortMet,
  isKeepingMet,
  isTasteMet,
} from './describedDishes.ts'
import { isDishNamedInText } from './dishesOfText.ts'
import { holdsLeftOutFood } from './leftOutFoods.ts'
import { hasFood, type RecipeForWish } from './recipeForWish.ts'
import type { NotHeldReason, WishOutcome, WishRequirement } from './requirement.ts'

/**
 * Which requirements of a wish a recipe meets, and why it does not meet the others. What cannot be told from a recipe counts
 * as met: only what is certainly lacking is named.
 */
export function checkWishRequirements(
  requirements: readonly WishRequirement[],
  recipe: RecipeForWish,
  answers: AnswersBesideWish,
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

/** What is told by English words of a recipe, so that nothing can be told of one in another language. */
const toldByWords: readonly WishRequirement['kind'][] = [
  'dish',
  'dish kind',
  'equipment',
  'taste',
  'keeping',
  'budget',
]

const isInEnglish = ({ read }: RecipeForWish) => !read.isReadInPartForCare && read.unreadTexts !== 'all'

function reasonNotHeld(requirement: WishRequirement, read: RecipeForWish): NotHeldReason | null {
  if (toldByWords.includes(requirement.kind) && !isInEnglish(read)) return null
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
      return unless(!holdsLeftOutFood(requirement.leftOut, read), { reason: 'still in it' })
    case 'people':
      return unless(recipe.servings === requirement.count, {
        reason: 'other number',
        servings: recipe.servings,
      })
    case 'time':
      return unless(recipe.totalTimeMinutes <= requirement.mostMinutes, {
        reason: 'takes longer',
        minutes: recipe.totalTimeMinutes,
      })
    case 'ingredients': {
      const amount = countOfIngredients(recipe.ingredients)
      return unless(amount <= requirement.most, { reason: 'not so', amount })
    }
    case 'nutrition': {
      const sum = perServing?.[requirement.nutrient]
      if (!sum) return { reason: 'not so' }
      const { least, most } = requirement
      return unless((least === null || sum.typical >= least) && (most === null || sum.typical <= most), {
        reason: 'not so',
        amount: Math.round(sum.typical),
      })
    }
    case 'equipment':
      return unless(equipmentTests[requirement.equipment](read), { reason: 'not so' })
    case 'taste':
      return unless(isTasteMet(requirement.taste, read), { reason: 'not so' })
    case 'effort':
      return unless(
        isEffortMet(requirement.effort, read),
        requirement.effort === 'slow'
          ? { reason: 'too short', minutes: recipe.totalTimeMinutes }
          : { reason: 'not so' },
      )
    case 'keeping':
      return unless(isKeepingMet(requirement.keeping, read), { reason: 'not so' })
    case 'budget':
      return unless(isBudgetMet(requirement.budget, read), { reason: 'not so' })
  }
}

const notCounted = /\b(?:water|salt|pepper(?!s)|oil)\b/i

function countOfIngredients(lines: readonly string[]): number {
  return lines.filter((line) => !notCounted.test(line) || /\b(?:bell|chili|red|green) pepper\b/i.test(line))
    .length
}
