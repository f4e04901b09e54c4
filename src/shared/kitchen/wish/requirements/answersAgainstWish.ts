import { createEaterWithDiet } from '../../eaters.ts'
import { dietsForbiddingFood, type FoodBasedDiet } from '../../foods/dietVerdicts.ts'
import { contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import type { QuestionnaireAnswers } from '../../questionnaire.ts'
import type { NotHeldReason, WishRequirement } from './requirement.ts'

/** Why the answers, which outrank the wish, leave a requirement no place; null where they have nothing against it. */
export function answersForbid(
  requirement: WishRequirement,
  { dietType, meatPreference }: QuestionnaireAnswers,
): NotHeldReason | null {
  const names =
    requirement.kind === 'food in' ? requirement.anyOf : requirement.kind === 'dish' ? [requirement.name] : []
  const foods = names.flatMap((name) => matchFoodName(name).food ?? [])
  const isForbidden = foods.some((food) => {
    const verdicts = dietsForbiddingFood(food, contentsOfFood(food))
    return createEaterWithDiet(dietType).diets.some((diet) => verdicts.get(diet as FoodBasedDiet)?.isCertain)
  })
  if (isForbidden) return { reason: 'diet', diet: dietType }
  const isMeatChosen = meatPreference !== null && meatPreference !== 'No preference'
  return requirement.kind === 'food out' && isMeatChosen
    ? { reason: 'chosen meat', meat: meatPreference }
    : null
}
