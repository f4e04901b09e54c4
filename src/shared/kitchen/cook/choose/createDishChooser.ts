import type { CookedDish } from '../cookDish.ts'
import type { CookedDishCache } from '../cookedDishCache.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { type CookingOrders, seedsPerShuffle } from '../filledDish.ts'
import {
  type CuisineNearness,
  cuisineNearnessOfDish,
  filterChoicesBySkill,
  isDishSuitableForSkill,
  isLowCarbDishForOtherDiet,
  likelihoodOfDish,
} from '../likelihoodOfDish.ts'
import { shortestMinutesOfDish } from '../minutesOfDish.ts'
import { swappedMeatOfPlate } from '../plateTraits.ts'
import {
  isDishLikelyInTime,
  isRequestedTimeMet,
  isWholeTimeTaken,
  timeFitScore,
  unmetWishScore,
} from '../wishes/unmetWishes.ts'
import { shuffleByWeight } from './seededRandom.ts'

export class NoDishLeftError extends Error {
  override readonly name = 'NoDishLeftError'
}

/** One way to look for a dish; null where it finds none. */
type DishSearch = () => CookedDish | null

/**
 * Chooses the dish for these orders, filled: of those that are left, each time it is asked. Gives up nearness first, then
 * wishes to add, skill and time; never what is forbidden. Throws NoDishLeftError when nothing is left.
 */
export function createDishChooser(orders: CookingOrders, cooked: CookedDishCache): () => CookedDish {
  const plain: CookingOrders = {
    ...orders,
    wants: [],
    textures: new Set(),
    refused: [...orders.refused, ...orders.wants],
  }
  const ordersWithoutTimeLimit: CookingOrders = { ...plain, limitMinutes: null }
  const likelihoodInAnyCuisine = (dish: DishTemplate) => likelihoodOfDish(asOfEveryKitchen(dish), orders)
  const searches: DishSearch[] = [
    dishDealer(orders, (dish) => likelihoodOfDish(dish, orders), cooked),
    searchAmong(orders, (dish) => likelihoodOfDish(dish, orders), cooked),
    searchAmong(plain, (dish) => likelihoodOfDish(dish, orders), cooked),
    searchAmong(orders, likelihoodInAnyCuisine, cooked),
    searchAmong(ordersWithoutTimeLimit, (dish) => likelihoodOfDish(asForAnyCook(dish), orders), cooked),
    searchAmong(ordersWithoutTimeLimit, ({ onlyFor, onlyWith }) => (onlyFor || onlyWith ? 0 : 1), cooked),
  ]
  return () => {
    for (const search of searches) {
      const choice = search()
      if (choice) return choice
    }
    throw new NoDishLeftError('The wishes leave nothing to cook with.')
  }
}

/** The same dish with some of it changed, made once. */
function memoizedDishChange(change: Partial<DishTemplate>): (dish: DishTemplate) => DishTemplate {
  const made = new Map<DishTemplate, DishTemplate>()
  return (dish) => {
    const known = made.get(dish) ?? { ...dish, ...change }
    made.set(dish, known)
    return known
  }
}
const asOfEveryKitchen = memoizedDishChange({ cuisines: 'all' })
const asForAnyCook = memoizedDishChange({ cuisines: 'all', skill: 'Beginner' })

/** Dishes that are not the cuisine's own and that are tried for an answer before the seed chooses among them. */
const maxOthersTried = 14

/** Where nothing is wished for: a dish of the cuisine's own, by the seed; one of another only where none can be cooked. */
function dishDealer(
  orders: CookingOrders,
  weigh: (dish: DishTemplate) => number,
  cooked: CookedDishCache,
): DishSearch {
  const { deal } = orders
  if (!deal.isOpen) return () => null
  const suitableDishes = memoizeOnce(() =>
    allDishTemplates.filter((dish) => weigh(dish) > 0 && isInTime(dish, orders)),
  )
  const near = (wanted: CuisineNearness) =>
    suitableDishes().filter((dish) => cuisineNearnessOfDish(dish, orders) === wanted)
  const own = memoizeOnce(() =>
    shuffleByWeight([...near('own'), ...near('adopted')], weigh, ({ id }) => id, deal.chance),
  )
  return () => pickDish(orders, own(), near, cooked)
}

function pickDish(
  orders: CookingOrders,
  ownDishes: readonly DishTemplate[],
  near: (wanted: CuisineNearness) => readonly DishTemplate[],
  cooked: CookedDishCache,
): CookedDish | null {
  const { deal, answers } = orders
  const own: CookedDish[] = []
  const poor: DishTemplate[] = []
  for (const dish of ownDishes) {
    const choice = cooked.cook(dish, orders)
    if (!choice) continue
    if (isRequestedTimeMet(choice, orders)) own.push(choice)
    else poor.push(dish)
  }
  const known = bestKnownOf(own, orders)
  const wholeHour = known.filter((choice) => isWholeTimeTaken(choice, orders))
  const choices = wholeHour.length > 0 ? wholeHour : known
  const best =
    choices.length < 5
      ? choices
      : filterChoicesBySkill(choices, ({ plate }) => plate.dish, answers.skillLevel)
  if (best.length > 0) return best[deal.place % best.length] ?? null
  const others = shuffleByWeight(
    [...near('everywhere'), ...poor, ...near('neighbor')],
    () => 1,
    ({ id }) => id,
    deal.longChance,
  )
  const rank = (dish: DishTemplate) =>
    (cuisineNearnessOfDish(dish, orders) === 'neighbor' ? 4 : 0) +
    (isLowCarbDishForOtherDiet(dish, orders) ? 8 : 0) +
    (dish.isCombination ? 3 : 0) +
    (isDishLikelyInTime(dish, orders) ? 0 : 2) +
    (isDishSuitableForSkill(dish, orders) ? 0 : 1)
  const turn = (deal.hand % 4) * seedsPerShuffle + deal.place
  const dishesInTime: CookedDish[] = []
  const late: CookedDish[] = []
  for (const dish of others.sort((a, b) => rank(a) - rank(b))) {
    if (dishesInTime.length >= maxOthersTried || dishesInTime.length + late.length > maxOthersTried * 2) break
    const choice = cooked.cook(dish, orders)
    if (choice) (isRequestedTimeMet(choice, orders) ? dishesInTime : late).push(choice)
  }
  const found = dishesInTime.length > 0 ? dishesInTime : late
  return found[turn % found.length] ?? null
}

/** The dishes that the cuisine knows as they are cooked here; else those it knows with another meat, then those of other countries. */
function bestKnownOf(choices: readonly CookedDish[], orders: CookingOrders): readonly CookedDish[] {
  const isNamed = ({ plate: { dish } }: CookedDish) =>
    !dish.isCombination && !isLowCarbDishForOtherDiet(dish, orders)
  const isOwn = ({ plate: { dish } }: CookedDish) => cuisineNearnessOfDish(dish, orders) === 'own'
  const named = choices.filter(isNamed)
  const ownNamed = named.filter(isOwn)
  const usual = ownNamed.filter(({ plate }) => swappedMeatOfPlate(plate) === null)
  return [usual, ownNamed, named].find((each) => each.length > 0) ?? choices
}

function isInTime(dish: DishTemplate, { limitMinutes }: CookingOrders): boolean {
  return limitMinutes === null || shortestMinutesOfDish(dish) <= limitMinutes
}

/** How many dishes are tried before the best one that does not fully meet the wish is taken: fewer if it nearly meets it. */
const maxDishesTried = { small: 8, great: 40 }

function searchAmong(
  orders: CookingOrders,
  weigh: (dish: DishTemplate) => number,
  cooked: CookedDishCache,
): DishSearch {
  const order = memoizeOnce(() =>
    shuffleByWeight(allDishTemplates, weigh, (dish) => dish.id, orders.deal.chance),
  )
  return () => chooseAmong(orders, order(), cooked)
}

function chooseAmong(
  orders: CookingOrders,
  order: readonly DishTemplate[],
  cooked: CookedDishCache,
): CookedDish | null {
  const { chance, place } = orders.deal
  const fitting: CookedDish[] = []
  const lacking: { choice: CookedDish; lack: number }[] = []
  const reserve: { choice: CookedDish; fit: number }[] = []
  let least = Number.POSITIVE_INFINITY
  for (const dish of order) {
    if (!isInTime(dish, orders)) continue
    const isFound = fitting.length > 0 || (reserve.length > 0 && lacking.length > maxDishesTried.small)
    if (
      lacking.length >=
      (isFound || least < minScoreToSearchLonger ? maxDishesTried.small : maxDishesTried.great)
    )
      break
    const choice = cooked.cook(dish, orders)
    if (!choice) continue
    const fit = timeFitScore(choice, orders)
    const lack = unmetWishScore(choice) + (fit < minTimeFit ? (orders.wants.length > 0 ? 0.5 : 2) : 0)
    if (lack > 0) {
      lacking.push({ choice, lack: lack + (1 - fit) })
      least = Math.min(least, lack)
      continue
    }
    if (chance(`fit:${dish.id}`) >= fit) reserve.push({ choice, fit })
    else if (fitting.push(choice) > place) return choice
  }
  reserve.sort((a, b) => b.fit - a.fit)
  const enough = [...fitting, ...reserve.map(({ choice }) => choice)].slice(0, Math.max(fitting.length, 6))
  lacking.sort((a, b) => a.lack - b.lack)
  return enough[place % enough.length] ?? lacking[0]?.choice ?? null
}

/** Minimum score of a cooking time that is not counted as an unmet wish. */
const minTimeFit = 0.1

/** The score of unmet wishes from which further dishes are tried. */
const minScoreToSearchLonger = 3

function memoizeOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
