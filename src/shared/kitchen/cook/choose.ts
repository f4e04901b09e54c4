import { shuffleByWeight } from './chance.ts'
import { tellWithSide } from './chooseSide.ts'
import { meatOf } from './dietRules.ts'
import { type Dish, dares } from './dish.ts'
import { allDishes } from './dishes/dishes.ts'
import { fillDish } from './fill.ts'
import type { Orders, Plate } from './plate.ts'
import type { Told } from './tell.ts'
import { roundTimes, titlesOf } from './write.ts'

export interface Choice {
  plate: Plate
  told: Told
  name: string
}

/** How near a dish stands to the kitchen that cooks it. */
export type Nearness = 'own' | 'everywhere' | 'neighbor' | 'far'

export function nearnessOf(dish: Dish, orders: Orders): Nearness {
  if (dish.cuisines === 'all') return 'everywhere'
  if (dish.cuisines.includes(orders.kitchen.cuisine)) return 'own'
  return dish.cuisines.some((cuisine) => orders.kitchen.relatives.includes(cuisine)) ? 'neighbor' : 'far'
}

const weightByNearness: Readonly<Record<Nearness, number>> = {
  own: 1,
  everywhere: 0.22,
  neighbor: 0.07,
  far: 0,
}

export class NothingToCook extends Error {
  override readonly name = 'NothingToCook'
}

/** The dish for these orders, filled. Gives up nearness first, then skill, then time; never what is forbidden. */
export function chooseDish(orders: Orders): Choice {
  const choice =
    chooseAmong(orders, weightOf) ??
    chooseAmong(orders, (dish) =>
      nearnessOf(dish, orders) === 'far' ? weightOf({ ...dish, cuisines: 'all' }, orders) : 0,
    ) ??
    chooseAmong({ ...orders, limitMinutes: null }, (dish) =>
      weightOf({ ...dish, cuisines: 'all', skill: 'Beginner' }, orders),
    ) ??
    chooseAmong({ ...orders, limitMinutes: null }, () => 1)
  if (!choice) throw new NothingToCook('The wishes leave nothing to cook with.')
  return choice
}

function weightOf(dish: Dish, orders: Orders): number {
  const { answers } = orders
  if (!dish.meals.includes(answers.mealType) || !dares(answers.skillLevel, dish.skill)) return 0
  const level = dish.skill ?? 'Beginner'
  const ambition =
    answers.skillLevel === 'Advanced' ? { Beginner: 0.6, Intermediate: 1.2, Advanced: 1.8 }[level] : 1
  return weightByNearness[nearnessOf(dish, orders)] * ambition * orders.wishedWeight(dish)
}

function chooseAmong(orders: Orders, weigh: (dish: Dish, orders: Orders) => number): Choice | null {
  const order = shuffleByWeight(
    allDishes,
    (dish) => weigh(dish, orders),
    (dish) => dish.id,
    orders.chance,
  )
  let reserve: { choice: Choice; fit: number } | null = null
  for (const dish of order) {
    const choice = cookDish(dish, orders)
    if (!choice) continue
    const fit = timeFit(choice, orders)
    if (orders.chance(`fit:${dish.id}`) < fit) return choice
    if (!reserve || fit > reserve.fit) reserve = { choice, fit }
  }
  return reserve?.choice ?? null
}

/** The dish filled, told and named under these orders; null when they cannot all be kept. */
export function cookDish(dish: Dish, orders: Orders): Choice | null {
  const plate = fillDish(dish, orders)
  if (!plate || !hasChosenMeat(plate)) return null
  orders.addWishes(plate)
  const told = tellWithSide(plate)
  if (!told) return null
  plate.items = plate.items.filter(({ slot }) => told.used.has(slot))
  if (!hasChosenMeat(plate)) return null
  const titles = titlesOf(plate)
  const fresh = titles.filter((title) => !orders.avoidedTitles.has(title.toLowerCase()))
  const pool = fresh.length > 0 ? fresh : orders.avoidedTitles.size > 0 ? [] : titles
  const name =
    orders.keptTitle && titles.includes(orders.keptTitle)
      ? orders.keptTitle
      : pool[Math.floor(orders.chance(`title:${dish.id}`) * pool.length)]
  return name ? { plate, told, name } : null
}

function hasChosenMeat({ items, orders }: Plate): boolean {
  const asked = orders.answers.meatPreference
  if (asked === null || asked === 'No preference') return true
  return items.some(({ food }) => food.kind === 'meat' && meatOf(food) === asked.toLowerCase())
}

/** From 0 to 1, how well the time answers the question; the limit itself is kept elsewhere. */
function timeFit({ plate, told }: Choice, orders: Orders): number {
  const { prepMinutes, cookMinutes } = roundTimes(told, plate.orders.limitMinutes)
  const total = prepMinutes + cookMinutes
  if (orders.leastMinutes !== null) {
    const short = orders.leastMinutes - total
    return short <= 0 ? 1 : short <= 15 ? 0.2 : short <= 30 ? 0.05 : 0.01
  }
  if (orders.limitMinutes === 45) return total >= 25 ? 1 : total >= 18 ? 0.5 : 0.2
  return 1
}
