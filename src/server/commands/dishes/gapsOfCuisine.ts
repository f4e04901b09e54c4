import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import { cuisineNearnessOfDish, likelihoodOfDish } from '#shared/kitchen/cook/likelihoodOfDish.ts'
import { isRequestedTimeMet } from '#shared/kitchen/cook/wishes/unmetWishes.ts'
import type { Cuisine } from '#shared/kitchen/questionnaire.ts'
import { answersOfCuisine, dietOfAnswers, ordersForAnswers } from './answersOfCuisine.ts'

/** A cuisine with at least so many dishes for an answer is not printed. */
const minDishesPerAnswer = 3

/** Prints the answers for which a cuisine has fewer than three dishes that people know by a name, each with the ids of those it has. */
export function printGapsOfCuisine(cuisine: Cuisine): void {
  let count = 0
  let gaps = 0
  for (const answers of answersOfCuisine(cuisine)) {
    const orders = ordersForAnswers(answers)
    const own = allDishTemplates.filter(
      (dish) =>
        !dish.isCombination &&
        cuisineNearnessOfDish(dish, orders) === 'own' &&
        likelihoodOfDish(dish, orders) > 0,
    )
    const inTime = own.filter((dish) => {
      const cooked = cookDish(dish, orders)
      return cooked !== null && isRequestedTimeMet(cooked, orders)
    })
    count += 1
    if (inTime.length >= minDishesPerAnswer) continue
    gaps += 1
    const ids = inTime.map(({ id }) => id).join(', ')
    console.log(`${answers.mealType} | ${answers.cookingTime} | ${dietOfAnswers(answers)} | ${ids || 'none'}`)
  }
  const dishes = allDishTemplates.filter(
    ({ cuisines }) => cuisines !== 'all' && cuisines.includes(cuisine),
  ).length
  console.log(
    `${cuisine}: ${dishes} dishes; ${gaps} of ${count} answers have fewer than ${minDishesPerAnswer} of its own.`,
  )
}
