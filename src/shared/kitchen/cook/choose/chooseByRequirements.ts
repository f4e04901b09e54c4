import type { WrittenRecipe } from '../../recipe.ts'
import { reasonNotHeld } from '../../wish/requirements/checkWishRequirements.ts'
import { readRecipeForWish } from '../../wish/requirements/recipeForWish.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { catalogueFoodOf } from '../catalogueFood.ts'
import { type CookedDish, cookDish } from '../cookDish.ts'
import type { CookedDishCache } from '../cookedDishCache.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import type { CookingOrders, FilledDish } from '../filledDish.ts'
import { fullFoodNameOfItem } from '../filledDish.ts'
import { portionAndSaltDish } from '../portionAndSaltDish.ts'
import { recipeRemarksForReader } from '../tell/remarks/recipeRemarks.ts'
import { writeRecipeFromDish } from '../tell/writeRecipeFromDish.ts'
import { isDishOfName } from '../wishes/findDishesByName.ts'
import { isRequestedTimeMet, timeFitScore } from '../wishes/unmetWishes.ts'
import {
  rankDishesByRequirements,
  requirementsImpliedByNames,
  worthOfRequirement,
} from './dishesByRequirements.ts'
import { variantsOfNamedDish } from './variantsOfNamedDishes.ts'

export interface FinishedDish {
  choice: CookedDish
  recipe: WrittenRecipe
}

/** Dishes that are looked at before the best of them is taken, and how many of these are finished and checked. */
const maxTried = 48
const maxFinished = 14

export function finishDish(choice: CookedDish): FinishedDish {
  const ready = portionAndSaltDish(choice)
  const { plate, told, name } = ready
  return {
    choice: ready,
    recipe: writeRecipeFromDish(plate, told, name, recipeRemarksForReader(plate, told)),
  }
}

/** The dishes that hold most of what the orders require, by their finished recipes, the best first. */
export function* finishedDishesByRequirements(
  orders: CookingOrders,
  cooked: CookedDishCache,
): Generator<FinishedDish, undefined> {
  const found: { finished: FinishedDish; worth: number }[] = []
  let tried = 0
  for (const { dish } of rankDishesByRequirements(orders)) {
    if (tried >= maxTried || found.length >= maxFinished) break
    tried += 1
    const choice = cooked.cook(dish, orders) ?? cookVariant(dish, orders)
    if (!choice) continue
    const finished = finishDish(choice)
    const worth = worthOf(finished)
    found.push({ finished, worth })
    if (worth >= 0) break
  }
  for (const { finished } of found.sort((a, b) => b.worth - a.worth)) yield finished
}

/** What it is worth that a dish takes the hour that was chosen: less than any food that was asked for. */
const worthOfLeastTime = 45

/** A dish that the wish names, otherwise than it is written. */
function cookVariant(dish: DishTemplate, orders: CookingOrders): CookedDish | null {
  if (!isDishOfName(dish, orders.dishNames)) return null
  for (const variant of variantsOfNamedDish(dish, orders)) {
    const choice = cookDish(variant, orders)
    if (choice) return choice
  }
  return null
}

/** 0 for a recipe that meets every requirement; negative by the worth of each that it does not meet, of foods that had to be added, and of a poor time. */
function worthOf({ choice, recipe }: FinishedDish): number {
  const { plate } = choice
  const { orders } = plate
  const read = readRecipeForWish(recipe, linesOfPlate(plate))
  const isLacking = (requirement: WishRequirement) =>
    requirement.kind !== 'food out' && reasonNotHeld(requirement, read) !== null
  const lacking = orders.requirements.filter(isLacking)
  const isOtherDish = lacking.some(({ kind }) => kind === 'dish')
  const implied = isOtherDish ? requirementsImpliedByNames(lacking) : []
  const penaltyOfUnmet =
    lacking.reduce((sum, { kind }) => sum + worthOfRequirement[kind], 0) +
    implied.reduce((sum, { requirement, worth }) => sum + (isLacking(requirement) ? worth : 0), 0)
  const added = plate.items.some(({ slot }) => slot.startsWith('extra.')) ? 15 : 0
  const isTooShort = orders.leastMinutes !== null && !isRequestedTimeMet(choice, orders)
  const penaltyOfTime = isTooShort ? worthOfLeastTime : timeFitScore(choice, orders) < 0.2 ? 10 : 0
  return -penaltyOfUnmet - added - penaltyOfTime
}

function linesOfPlate({ items }: FilledDish) {
  return items.map((item) => {
    const food = catalogueFoodOf(item.food)
    return { foods: food ? [food] : [], text: fullFoodNameOfItem(item) }
  })
}
