import type { RecipeBrief, WrittenRecipe } from '../recipe.ts'
import { addWishLimitsToBrief } from '../wish/addWishLimitsToBrief.ts'
import { isDishNamedInText } from '../wish/requirements/dishesOfText.ts'
import { dishKindNames } from '../wish/requirements/dishKinds.ts'
import { foldText } from '../wish/requirements/foldText.ts'
import { readWishRequirements } from '../wish/requirements/readWishRequirements.ts'
import { type FinishedDish, finishDish, finishedDishesByRequirements } from './choose/chooseByRequirements.ts'
import { createDishChooser, NoDishLeftError } from './choose/createDishChooser.ts'
import { hasTooMuchCarbohydrate, netCarbohydrateGramsPerServing } from './choose/netCarbohydrate.ts'
import { type CookedDish, cookDish } from './cookDish.ts'
import { CookedDishCache } from './cookedDishCache.ts'
import { createCookWorkCounter } from './cookWorkLimit.ts'
import { allDishTemplates } from './dishes/dishes.ts'
import { hasUnfitEnergy } from './enlargeToFullMeal.ts'
import type { CookingOrders } from './filledDish.ts'
import type { AllergyFoodCheckFactory } from './wishes/combinedEaters.ts'
import { guessDishesOfRecipe, larderFoodsOfRecipe } from './wishes/dishesOfRecipe.ts'
import { isDishOfName } from './wishes/findDishesByName.ts'
import { isRequirementOfDish } from './wishes/requirementsOfBrief.ts'
import {
  type CookingOrderChecks,
  type IsRecipeHarmful,
  resolveCookingOrders,
} from './wishes/resolveCookingOrders.ts'

const noFurtherAllergyChecks: AllergyFoodCheckFactory = () => () => false

/** Dishes that are refused because of what the check finds in them, before no food is added that was wished for. */
const maxRefusedWithWishes = 12
/** The same, before the cook gives up. */
const maxRefused = 40
/** Dishes that are refused for their carbohydrate before the one that has the least of it is taken. */
const maxRefusedForCarbohydrate = 10

/**
 * Writes one recipe for a brief: the same brief and seed give the same recipe, byte for byte. Diet, the chosen
 * meat, the time and every wish to leave something out are kept always; what else is wished for where it can be.
 * Throws NoDishLeftError when the wishes leave nothing of any dish, and CookWorkLimitError when it takes more
 * units of work than `maxWork`. `createFoodTestForAllergies` is asked for every food and every allergy
 * outside the fourteen; without it the larder's own words alone decide. A dish whose recipe `isHarmful` is not written:
 * the next one is, in the end without what was wished for.
 */
export function cookRecipe(...of: Parameters<typeof cookRecipeWithDishId>): WrittenRecipe {
  return cookRecipeWithDishId(...of).recipe
}

/** The same for their energy, before the first of them is taken. */
const maxRefusedForEnergy = 6

/** A recipe with the id of the dish that it was made of, and of the side and the sauce that were added to it. */
export interface RecipeOfDish {
  recipe: WrittenRecipe
  dishId: string
  partIds: string[]
}

/** The same as `cookRecipe`, and which dish it is. */
export function cookRecipeWithDishId(
  brief: RecipeBrief,
  seed: number,
  mayHoldAny: AllergyFoodCheckFactory = noFurtherAllergyChecks,
  isHarmful: IsRecipeHarmful | null = null,
  maxWork = Number.POSITIVE_INFINITY,
): RecipeOfDish {
  const read = brief.wishedFor
    ? brief
    : addWishLimitsToBrief(brief, { earlierWishes: [], clarifications: null }).brief
  const cooked = new CookedDishCache()
  const helpers = { mayHoldAny, isHarmful, countWork: createCookWorkCounter(maxWork) }
  let leastCarbohydrate: FinishedDish | null = null
  let unfitEnergy: FinishedDish | null = null
  const isOpen = read.change === null
  for (const finished of finishedDishesFor(read, seed, helpers, cooked)) {
    const { recipe, choice } = finished
    if (!isHarmful?.(recipe)) {
      const isTaken = isNamedInWish(choice) || !hasTooMuchCarbohydrate(finished)
      if (isTaken && !(isOpen && !isChosenByWish(choice) && hasUnfitEnergy(choice)))
        return toRecipeOfDish(finished)
      if (isTaken) unfitEnergy ??= finished
      else if (
        !leastCarbohydrate ||
        netCarbohydrateGramsPerServing(finished) < netCarbohydrateGramsPerServing(leastCarbohydrate)
      )
        leastCarbohydrate = finished
      if (cooked.refusedCount >= (unfitEnergy ? maxRefusedForEnergy : maxRefusedForCarbohydrate)) break
    }
    cooked.refuse(choice.plate.dish)
  }
  const best = unfitEnergy ?? leastCarbohydrate
  if (best) return toRecipeOfDish(best)
  throw new NoDishLeftError('What may be cooked harms somebody at the table.')
}

function toRecipeOfDish({ recipe, choice: { plate } }: FinishedDish): RecipeOfDish {
  const partIds = [plate.side, plate.sauce].flatMap((part) => (part ? [part.id] : []))
  return { recipe, dishId: plate.dish.id, partIds }
}

/** Whether a wish says what kind of dish it is to be: its energy is then what that dish has. */
const isChosenByWish = ({ plate: { orders } }: CookedDish) => orders.requirements.some(isRequirementOfDish)

const isNamedInWish = ({ plate: { dish, orders } }: CookedDish) => isDishOfName(dish, orders.dishNames)

/** The recipe of one dish for a brief, whatever else might be cooked. Throws NoDishLeftError when the dish cannot be cooked so. */
export function cookRecipeOfDish(id: string, brief: RecipeBrief, seed: number): WrittenRecipe {
  const dish = allDishTemplates.find((known) => known.id === id)
  const countWork = createCookWorkCounter(Number.POSITIVE_INFINITY)
  const orders = resolveCookingOrders(brief, seed, {
    mayHoldAny: noFurtherAllergyChecks,
    isHarmful: null,
    countWork,
  })
  const choice = dish ? cookDish(dish, orders) : null
  if (!choice) throw new NoDishLeftError(`The dish "${id}" cannot be cooked for this brief.`)
  return finishDish(choice).recipe
}

/** The best dish, and each time that it is refused the next best. */
function* finishedDishesFor(
  brief: RecipeBrief,
  seed: number,
  helpers: CookingOrderChecks,
  cooked: CookedDishCache,
): Generator<FinishedDish> {
  const orders = resolveCookingOrders(brief, seed, helpers)
  const isKept = brief.change?.kind === 'change' && !asksForOtherDish(brief)
  if (brief.change?.kind === 'change' && isKept)
    for (const choice of keptDishes(orders, brief.change.previous, cooked)) yield finishDish(choice)
  if (orders.requirements.some(isRequirementOfDish)) yield* finishedDishesByRequirements(orders, cooked)
  const choose = createDishChooser(orders, cooked)
  while (cooked.refusedCount < maxRefusedWithWishes) yield finishDish(choose())
  const choosePlain = createDishChooser(
    resolveCookingOrders(brief, seed, helpers, { addsNothing: true }),
    cooked,
  )
  while (cooked.refusedCount < maxRefused) yield finishDish(choosePlain())
}

/** Whether a change names a dish or a kind of dish, and does not only change the one before. */
function asksForOtherDish({ change, wishedFor }: RecipeBrief): boolean {
  if (change?.kind !== 'change') return false
  const asked = wishedFor?.requirements?.change ?? readWishRequirements(change.wish)
  return asked.some(
    (each) =>
      (each.kind === 'dish' && !isDishNamedInText(each.name, change.previous.name)) ||
      (each.kind === 'dish kind' && !dishKindNames[each.dishKind].test(foldText(change.previous.name))),
  )
}

/** Dishes of which the last version may be, under the new orders, the likeliest first; none when it is not one of ours. */
function* keptDishes(
  orders: CookingOrders,
  previous: WrittenRecipe,
  cooked: CookedDishCache,
): Generator<CookedDish, undefined> {
  const same = { ...orders, previousTitle: previous.name, previousDescription: previous.description }
  const withFoods = { ...same, previousFoods: larderFoodsOfRecipe(previous) }
  for (const dish of guessDishesOfRecipe(previous).slice(0, 3)) {
    const choice = cooked.cook(dish, withFoods) ?? cooked.cook(dish, same)
    if (choice) yield choice
  }
}
