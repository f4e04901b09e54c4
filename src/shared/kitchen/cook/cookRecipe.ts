import type { RecipeBrief, WrittenRecipe } from '../recipe.ts'
import { createDishChooser, NoDishLeftError } from './choose/choose.ts'
import type { Choice } from './cookDish.ts'
import { CookedDishes } from './cookedDishes.ts'
import type { CookingOrders } from './plate.ts'
import { enlargeToFullMeal } from './portions.ts'
import { remarksForReader } from './tell/remarks.ts'
import { writeRecipe } from './tell/write.ts'
import { createWorkCounter } from './tooMuchWork.ts'
import type { MayContainAny } from './wishes/combinedEaters.ts'
import { type IsHarmful, type OrderHelpers, resolveOrders } from './wishes/orders.ts'
import { foodsOf, likelyDishesOf } from './wishes/previous.ts'

const knowsNoMore: MayContainAny = () => () => false

/** Dishes that are refused because of what the check finds in them, before no food is added that was wished for. */
const maxRefusedWithWishes = 12
/** The same, before the cook gives up. */
const maxRefused = 40

/**
 * Writes one recipe for a brief: the same brief and seed give the same recipe, byte for byte. Diet, the chosen
 * meat, the time and every wish to leave something out are kept always; what else is wished for where it can be.
 * Throws NoDishLeftError when the wishes leave nothing of any dish, and TooMuchWorkError when it takes more
 * units of work than `maxWork`. `createAllergenTest` is asked for every food and every allergy
 * outside the fourteen; without it the larder's own words alone decide. A dish whose recipe `isHarmful` is not written:
 * the next one is, in the end without what was wished for.
 */
export function cookRecipe(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: MayContainAny = knowsNoMore,
  isHarmful: IsHarmful | null = null,
  maxWork = Number.POSITIVE_INFINITY,
): WrittenRecipe {
  const cooked = new CookedDishes()
  const helpers = { mayHoldAny, isHarmful, countWork: createWorkCounter(maxWork) }
  for (const choice of choicesFor(brief, seed, helpers, cooked)) {
    const { plate, told, name } = enlargeToFullMeal(choice)
    const recipe = writeRecipe(plate, told, name, remarksForReader(plate))
    if (!isHarmful?.(recipe)) return recipe
    cooked.refuse(plate.dish)
  }
  throw new NoDishLeftError('What may be cooked harms somebody at the table.')
}

/** The best dish, and each time that it is refused the next best. */
function* choicesFor(
  brief: RecipeBrief,
  seed: number,
  helpers: OrderHelpers,
  cooked: CookedDishes,
): Generator<Choice> {
  const orders = resolveOrders(brief, seed, helpers)
  if (brief.change?.kind === 'change') yield* keptDishes(orders, brief.change.previous, cooked)
  const choose = createDishChooser(orders, cooked)
  while (cooked.refusedCount < maxRefusedWithWishes) yield choose()
  const choosePlain = createDishChooser(resolveOrders(brief, seed, helpers, { addsNothing: true }), cooked)
  while (cooked.refusedCount < maxRefused) yield choosePlain()
}

/** Dishes of which the last version may be, under the new orders, the likeliest first; none when it is not one of ours. */
function* keptDishes(
  orders: CookingOrders,
  previous: WrittenRecipe,
  cooked: CookedDishes,
): Generator<Choice, undefined> {
  const same = { ...orders, previousTitle: previous.name, previousDescription: previous.description }
  const withFoods = { ...same, previousFoods: foodsOf(previous) }
  for (const dish of likelyDishesOf(previous).slice(0, 3)) {
    const choice = cooked.cook(dish, withFoods) ?? cooked.cook(dish, same)
    if (choice) yield choice
  }
}
