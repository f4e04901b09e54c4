import { createEaterWithDiet } from '../../eaters.ts'
import { dietsForbiddingFood, type FoodBasedDiet } from '../../foods/dietVerdicts.ts'
import { contentsOfFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { animalsOfFood } from '../../gate/foods/otherMeat.ts'
import {
  type DietType,
  type MeatPreference,
  maxMinutesOfCookingTime,
  type QuestionnaireAnswers,
} from '../../questionnaire.ts'
import { isFoodLeftOut } from './leftOutFoods.ts'
import type { DishKind, NotHeldReason, WishDemand } from './requirement.ts'
import { leastMinutesOfDish, usualFoodsOfDish } from './usualFoodsOfDishes.ts'

/** The answers that a wish may contradict. They outrank it. */
export type AnswersBesideWish = Pick<QuestionnaireAnswers, 'dietType' | 'meatPreference' | 'cookingTime'>

/** Why the answers leave a requirement that a recipe does not meet no place; null where they have nothing against it. */
export function answersForbid(demand: WishDemand, answers: AnswersBesideWish): NotHeldReason | null {
  const { dietType, meatPreference, cookingTime } = answers
  if (isForbiddenByDiet(demand, dietType) || isReadyDishForbidden(demand, dietType))
    return { reason: 'diet', diet: dietType }
  if (meatPreference !== null && isAgainstMeat(demand, meatPreference))
    return { reason: 'chosen meat', meat: meatPreference }
  return isLongerThan(demand, cookingTime) ? { reason: 'chosen time', cookingTime } : null
}

/** Whether a diet certainly forbids what is asked for: all of several foods, or one without which the dish is not itself. */
export function isForbiddenByDiet(demand: WishDemand, dietType: DietType): boolean {
  if (demand.kind === 'food in')
    return demand.anyOf.every((name) => foodsOfNames([name]).some((food) => isOut(food, dietType)))
  if (demand.kind !== 'dish') return false
  return foodsOfNames(usualFoodsOfDish(demand.name)).some((food) => isOut(food, dietType))
}

/** The same of a dish that is known as a food alone, by what it is mostly made of. Eggs and milk can be replaced in most. */
function isReadyDishForbidden(demand: WishDemand, dietType: DietType): boolean {
  if (demand.kind !== 'dish' || usualFoodsOfDish(demand.name).length > 0) return false
  return foodsOfNames([demand.name]).some((food) =>
    isOut(food, dietType === 'Vegan' ? 'Vegetarian' : dietType),
  )
}

const foodsOfNames = (names: readonly string[]): Food[] =>
  names.flatMap((name) => matchFoodName(name).food ?? [])

function isOut(food: Food, dietType: DietType): boolean {
  const verdicts = dietsForbiddingFood(food, contentsOfFood(food))
  return createEaterWithDiet(dietType).diets.some((diet) => verdicts.get(diet as FoodBasedDiet)?.isCertain)
}

/** Whether a wish is for other meat than was chosen, or leaves out the one that was. */
export function isAgainstMeat(demand: WishDemand, chosen: MeatPreference): boolean {
  if (chosen === 'No preference') return false
  if (demand.kind === 'food out') return isFoodLeftOut([chosen.toLowerCase()], demand.leftOut)
  const names =
    demand.kind === 'food in' ? demand.anyOf : demand.kind === 'dish' ? usualFoodsOfDish(demand.name) : []
  const animals = foodsOfNames(names)
    .map(animalsOfFood)
    .filter((each) => each.length > 0)
  const isOfAnother = animals.length > 0 && animals.every((each) => !each.includes(chosen))
  return isOfAnother && (demand.kind === 'dish' || animals.length === names.length)
}

/** Minutes from which a dish counts as cooked slowly. */
export const leastMinutesOfSlowDish = 75

/** Kinds of dish that take more than a quarter of an hour. */
const minutesOfKinds: Readonly<Partial<Record<DishKind, number>>> = {
  stew: 30,
  casserole: 30,
  pie: 45,
  cake: 45,
  roast: 45,
  bread: 60,
}

/** How many minutes what is asked for takes at least; null where it may be quick. */
export function leastMinutesOfDemand(demand: WishDemand): number | null {
  switch (demand.kind) {
    case 'effort':
      return demand.effort === 'slow' ? leastMinutesOfSlowDish : null
    case 'equipment':
      return demand.equipment === 'slow cooker' ? leastMinutesOfSlowDish : null
    case 'dish':
      return leastMinutesOfDish(demand.name)
    case 'dish kind':
      return minutesOfKinds[demand.dishKind] ?? null
    default:
      return null
  }
}

/** Whether what is asked for takes longer than the chosen time. */
export function isLongerThan(demand: WishDemand, cookingTime: QuestionnaireAnswers['cookingTime']): boolean {
  const least = leastMinutesOfDemand(demand)
  const most = maxMinutesOfCookingTime(cookingTime)
  return least !== null && most !== null && least > most
}
