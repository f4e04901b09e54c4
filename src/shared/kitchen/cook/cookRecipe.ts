import type { RecipeBrief, WrittenRecipe } from '../recipe.ts'
import { dishChooser, NothingToCook } from './choose.ts'
import type { Choice } from './cookDish.ts'
import { CookedDishes } from './cookedDishes.ts'
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
  const orders = takeOrders(brief, seed, mayHoldAny)
  const cooked = new CookedDishes()
  const kept = brief.change?.kind === 'change' ? keptDishes(orders, brief.change.previous, cooked) : null
  const choose = dishChooser(orders, cooked)
  while (cooked.refusedCount <= maxRefused) {
    const choice = fillPlates(kept?.next().value ?? choose())
    const recipe = writeRecipe(choice.plate, choice.told, choice.name, remarksOn(choice))
    if (!isHarmful(recipe)) return recipe
    cooked.refuse(choice.plate.dish)
  }
  throw new NothingToCook('What may be cooked harms somebody at the table.')
}

/** Dishes of which the last version may be, under the new orders, the likeliest first; none when it is not one of ours. */
function* keptDishes(
  orders: Orders,
  previous: WrittenRecipe,
  cooked: CookedDishes,
): Generator<Choice, undefined> {
  const same = { ...orders, keptTitle: previous.name, keptDescription: previous.description }
  const withFoods = { ...same, kept: foodsOf(previous) }
  for (const dish of dishesOf(previous).slice(0, 3)) {
    const choice = cooked.cook(dish, withFoods) ?? cooked.cook(dish, same)
    if (choice) yield choice
  }
}
