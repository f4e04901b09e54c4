import type { RecipeBrief, WrittenRecipe } from '../recipe.ts'
import { type Choice, chooseDish, cookDish, NothingToCook } from './choose.ts'
import type { MayHoldAny } from './guests.ts'
import { takeOrders } from './orders.ts'
import type { Orders } from './plate.ts'
import { fillPlates } from './portions.ts'
import { dishesOf, foodsOf } from './previous.ts'
import { remarksOn } from './remarks.ts'
import { writeRecipe } from './write.ts'

const knowsNoMore: MayHoldAny = () => () => false

/** Whether a recipe that was written holds what harms somebody who eats it, as the check of recipes finds it. */
export type IsHarmful = (recipe: WrittenRecipe) => boolean
const findsNothing: IsHarmful = () => false

/** Dishes that are given up because of what the check finds in them, before the cook gives up. */
const maxRefused = 60

/**
 * Writes one recipe for a brief: the same brief and seed give the same recipe, byte for byte. Diet, the chosen
 * meat, the time and every wish to leave something out are kept always; what else is wished for where it can be.
 * Throws NothingToCook when the wishes leave nothing of any dish. `mayHoldAny` is asked for every food and every allergy
 * outside the fourteen; without it the larder's own words alone decide. A dish whose recipe `isHarmful` is not written:
 * the next one is.
 */
export function cookRecipe(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: MayHoldAny = knowsNoMore,
  isHarmful: IsHarmful = findsNothing,
): WrittenRecipe {
  const refusedDishes = new Set<string>()
  const orders: Orders = { ...takeOrders(brief, seed, mayHoldAny), refusedDishes }
  while (refusedDishes.size <= maxRefused) {
    const kept = brief.change?.kind === 'change' ? keepDish(orders, brief.change.previous) : null
    const choice = fillPlates(kept ?? chooseDish(orders))
    const recipe = writeRecipe(choice.plate, choice.told, choice.name, remarksOn(choice))
    if (!isHarmful(recipe)) return recipe
    refusedDishes.add(choice.plate.dish.id)
  }
  throw new NothingToCook('What may be cooked harms somebody at the table.')
}

/** The dish of the last version under the new orders; null when it is not one of ours or cannot be kept. */
function keepDish(orders: Orders, previous: WrittenRecipe): Choice | null {
  const kept = foodsOf(previous)
  const same = { keptTitle: previous.name, keptDescription: previous.description }
  for (const dish of dishesOf(previous).slice(0, 3)) {
    const choice = cookDish(dish, { ...orders, ...same, kept }) ?? cookDish(dish, { ...orders, ...same })
    if (choice) return choice
  }
  return null
}
