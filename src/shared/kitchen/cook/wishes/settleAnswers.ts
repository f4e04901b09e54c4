import { type DietType, maxMinutesOfCookingTime, type QuestionnaireAnswers } from '../../questionnaire.ts'
import type { WrittenRecipe } from '../../recipe.ts'
import { asMinutes, type Minutes } from '../../units/quantities.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { allLarderFoods, type LarderFood } from '../larderFood.ts'
import type { CombinedEaters } from './combinedEaters.ts'
import type { ParsedCookWish } from './parseCookWish.ts'

/** A wish without meat ends the choice of a meat; a wish for one meat settles it where it was left open. */
export function settleAnswers(
  answers: QuestionnaireAnswers,
  wish: ParsedCookWish,
  guests: CombinedEaters,
  isChange: boolean,
): QuestionnaireAnswers {
  const asked = answers.meatPreference
  const settled = { ...answers, skillLevel: wish.simpler ? ('Beginner' as const) : answers.skillLevel }
  const meatless = guests.diets.some(isMeatless)
  if (meatless || asked === null) return { ...settled, meatPreference: null }
  const named = (['Chicken', 'Beef', 'Pork', 'Lamb', 'Turkey'] as const).filter((meat) =>
    wish.includes.some(({ label }) => label === meat.toLowerCase()),
  )
  const [first] = named
  if (first && named.length === 1 && (asked === 'No preference' || isChange))
    return { ...settled, meatPreference: first }
  const isAskedMeat = (food: LarderFood) =>
    food.kind === 'meat' && food.tags.has(asked.toLowerCase() as 'beef')
  const isOut = !allLarderFoods.some((food) => isAskedMeat(food) && guests.allows(food))
  return isOut && asked !== 'No preference' ? { ...settled, meatPreference: 'No preference' } : settled
}

export function isMeatless(diet: DietType): boolean {
  return diet === 'Vegan' || diet === 'Vegetarian' || diet === 'Pescatarian'
}

export function settleServings(
  requirements: readonly WishRequirement[],
  wish: ParsedCookWish,
  previous: WrittenRecipe | null,
  usual: number | null,
): number | null {
  const people = requirements.find(({ kind }) => kind === 'people')
  if (people?.kind === 'people') return people.count
  if (previous === null) return usual
  return Math.min(100, Math.max(1, Math.round(previous.servings * wish.servingsFactor)))
}

export function settleTime(
  answers: QuestionnaireAnswers,
  wish: ParsedCookWish,
  requirements: readonly WishRequirement[],
  previous: WrittenRecipe | null,
): { limitMinutes: Minutes | null; leastMinutes: Minutes | null } {
  const own = maxMinutesOfCookingTime(answers.cookingTime)
  const least = own === null ? asMinutes(60) : null
  const bounds = requirements.flatMap((each) => (each.kind === 'time' ? [asMinutes(each.maxMinutes)] : []))
  const limits = [own, wish.limitMinutes, ...bounds]
  if (previous && wish.pace === 'quicker')
    limits.push(asMinutes(Math.max(10, Math.floor(previous.totalTimeMinutes * 0.75))))
  const set = limits.filter((each) => each !== null)
  const limit = set.length > 0 ? asMinutes(Math.min(...set)) : null
  if (previous && wish.pace === 'slower')
    return { limitMinutes: limit, leastMinutes: asMinutes(previous.totalTimeMinutes + 10) }
  const isHurried =
    wish.pace === 'quicker' || wish.limitMinutes !== null || bounds.length > 0 || previous !== null
  return { limitMinutes: limit, leastMinutes: isHurried ? null : least }
}
