import { shuffleByWeight } from './chance.ts'
import { tellAgain, tellWithSide } from './chooseSide.ts'
import { meatOf } from './dietRules.ts'
import { type Dish, dares } from './dish.ts'
import { allDishes } from './dishes/dishes.ts'
import { addExtra, addHeat, addTexture } from './extras.ts'
import { fillDish } from './fill.ts'
import type { Food } from './food.ts'
import type { Orders, Plate } from './plate.ts'
import type { Told } from './tell.ts'
import { isTrueTitle } from './truth.ts'
import { roundTimes, titlesOf } from './write.ts'

export interface Choice {
  plate: Plate
  told: Told
  name: string
}

/** How near a dish stands to the kitchen that cooks it. */
type Nearness = 'own' | 'everywhere' | 'neighbor' | 'far'

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

/** The dish for these orders, filled. Gives up nearness first, then wishes to add, skill and time; never what is forbidden. */
export function chooseDish(orders: Orders): Choice {
  const anywhere = (dish: Dish) => weightOf({ ...dish, cuisines: 'all' }, orders)
  const plain: Orders = {
    ...orders,
    wants: [],
    textures: new Set(),
    refused: [...orders.refused, ...orders.wants],
  }
  const unhurried: Orders = { ...plain, limitMinutes: null }
  const choice =
    chooseAmong(orders, (dish) => weightOf(dish, orders)) ??
    chooseAmong(plain, (dish) => weightOf(dish, orders)) ??
    chooseAmong(orders, anywhere) ??
    chooseAmong(unhurried, (dish) => weightOf({ ...dish, cuisines: 'all', skill: 'Beginner' }, orders)) ??
    chooseAmong(unhurried, () => 1)
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

function chooseAmong(orders: Orders, weigh: (dish: Dish) => number): Choice | null {
  const order = shuffleByWeight(allDishes, weigh, (dish) => dish.id, orders.chance)
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
  const told = addWishes(plate, tellWithSide(plate))
  if (!told) return null
  plate.items = plate.items.filter(({ slot }) => told.used.has(slot))
  if (!hasChosenMeat(plate)) return null
  const name = nameOf(plate)
  return name ? { plate, told, name } : null
}

/** Adds what was asked for, or stood in the last version, and has no slot of its own; tells the steps anew. */
function addWishes(plate: Plate, told: Told | null): Told | null {
  if (!told) return null
  const { orders } = plate
  const used = new Set(plate.items.filter(({ slot }) => told.used.has(slot)).map(({ food }) => food))
  const lost = [...(orders.kept ?? [])].filter(
    (food) => !used.has(food) && orders.allows(food) && isWorthKeeping(food, plate),
  )
  const wants = [...orders.wants, ...lost.map((food) => ({ label: food.short, foods: new Set([food]) }))]
  for (const want of wants) {
    if ([...want.foods].some((food) => used.has(food))) continue
    if (!addExtra(plate, want) && orders.wants.includes(want)) plate.missed.push(want)
  }
  for (const texture of orders.textures) addTexture(plate, texture, orders.kept !== null)
  if (orders.heat > 0) addHeat(plate, used)
  return plate.extraSteps.length === 0 ? told : tellAgain(plate)
}

/** What an earlier wish had put on the plate, as far as it can be told: not fats, nor what a swap replaced. */
function isWorthKeeping(food: Food, { items }: Plate): boolean {
  const kinds = ['vegetable', 'fruit', 'herb', 'nut', 'dairy', 'legume', 'meat', 'fish']
  return kinds.includes(food.kind) && !items.some((item) => item.insteadOf === food)
}

/** A title not yet used, with the chosen meat in it where one can say so. */
function nameOf(plate: Plate): string | null {
  const { orders, dish } = plate
  const titles = titlesOf(plate).filter((title) => isTrueTitle(title, plate))
  if (orders.keptTitle && titles.includes(orders.keptTitle)) return orders.keptTitle
  const fresh = titles.filter((title) => !orders.avoidedTitles.has(title.toLowerCase()))
  const meat = orders.answers.meatPreference?.toLowerCase() ?? ''
  const named = fresh.filter((title) => title.toLowerCase().includes(meat))
  const pool = meat !== 'no preference' && named.length > 0 ? named : fresh
  return pool[Math.floor(orders.chance(`title:${dish.id}`) * pool.length)] ?? null
}

function hasChosenMeat({ items, orders }: Plate): boolean {
  const asked = orders.answers.meatPreference
  if (asked === null || asked === 'No preference') return true
  return items.some(({ food }) => food.kind === 'meat' && meatOf(food) === asked.toLowerCase())
}

/** From 0 to 1, how well the time answers the question; the limit itself is kept elsewhere. */
function timeFit({ told }: Choice, orders: Orders): number {
  const { prepMinutes, cookMinutes } = roundTimes(told, orders.limitMinutes)
  const total = prepMinutes + cookMinutes
  if (orders.leastMinutes !== null) {
    const short = orders.leastMinutes - total
    return short <= 0 ? 1 : short <= 15 ? 0.1 : Math.max(0.0005, 0.005 - short / 10_000)
  }
  if (orders.limitMinutes === 45) return total >= 25 ? 1 : total >= 18 ? 0.5 : 0.2
  return 1
}
