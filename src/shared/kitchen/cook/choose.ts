import { shuffleByWeight } from './chance.ts'
import { tellAgain, tellWithSide } from './chooseSide.ts'
import { meatOf } from './dietRules.ts'
import { type Dish, dares } from './dish.ts'
import { allDishes } from './dishes/dishes.ts'
import { addExtra, addHeat } from './extras.ts'
import { fillDish } from './fill.ts'
import { type Food, singular } from './food.ts'
import { leastMinutesOf } from './leastTime.ts'
import type { Orders, Plate } from './plate.ts'
import { mayBearTitle } from './previous.ts'
import type { Told } from './tell.ts'
import { addTexture } from './textures.ts'
import { isOfThisMeal, isTrueTitle } from './truth.ts'
import type { Meaning } from './wishWords.ts'
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
  everywhere: 0.14,
  neighbor: 0.002,
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

/** Dishes that must be given what was asked for, or have no place for it, before the best of them is taken. */
const patience = 6

function chooseAmong(orders: Orders, weigh: (dish: Dish) => number): Choice | null {
  const { chance, place } = orders.deal
  const order = shuffleByWeight(allDishes, weigh, (dish) => dish.id, chance)
  const fitting: Choice[] = []
  const lacking: Choice[] = []
  const reserve: { choice: Choice; fit: number }[] = []
  let tries = 0
  for (const dish of order) {
    if (orders.limitMinutes !== null && leastMinutesOf(dish) > orders.limitMinutes) continue
    if (lacking.length > 0 && fitting.length === 0 && ++tries > patience * 2) break
    const choice = cookDish(dish, orders)
    if (!choice) continue
    if (lackOf(choice) > 0) {
      if (lacking.push(choice) < patience) continue
      break
    }
    const fit = timeFit(choice, orders)
    if (chance(`fit:${dish.id}`) >= fit) reserve.push({ choice, fit })
    else if (fitting.push(choice) > place) return choice
  }
  reserve.sort((a, b) => b.fit - a.fit)
  const enough = [...fitting, ...reserve.map(({ choice }) => choice)].slice(0, Math.max(fitting.length, 6))
  lacking.sort((a, b) => lackOf(a) - lackOf(b))
  return enough[place % enough.length] ?? lacking[0] ?? null
}

/** How far a dish is from what was asked for: nothing where it holds it by itself, more where there is no place. */
function lackOf({ plate }: Choice): number {
  const { missed, orders, items, dish } = plate
  const isAdded = ({ foods }: { foods: ReadonlySet<Food> }) =>
    !items.some(({ food, slot }) => foods.has(food) && !slot.startsWith('extra.'))
  const isSweet = /\b(?:sweet|fruit)\b/.test(dish.style ?? '')
  return (
    missed.length * (isSweet ? 15 : 10) +
    (orders.isOtherKind(dish) ? 4 : 0) +
    (orders.textures.has('crunchy') && !/\b(?:crispy|crunchy)\b/.test(dish.style ?? '') ? 1 : 0) +
    (orders.textures.has('cheesy') && isSweet ? 3 : 0) +
    orders.wants.filter(isAdded).length
  )
}

/** The dish filled, told and named under these orders; null when they cannot all be kept. */
export function cookDish(dish: Dish, orders: Orders): Choice | null {
  const plate = fillDish(dish, orders)
  if (!plate || !hasChosenMeat(plate)) return null
  const told = addWishes(plate, tellWithSide(plate))
  if (!told) {
    const mayHurry = orders.limitMinutes !== null && !orders.isHurried
    return mayHurry ? cookDish(dish, { ...orders, isHurried: true }) : null
  }
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
  if (plate.extraSteps.length === 0) return told
  return tellAgain(plate) ?? (orders.kept === null ? withoutExtras(plate, told) : null)
}

/** The dish as it was, where there is no time for what was to be added; what was asked for is missed. */
function withoutExtras(plate: Plate, told: Told): Told {
  const isExtra = (slot: string) => slot.startsWith('extra.')
  plate.items = plate.items.filter(({ slot }) => !isExtra(slot))
  for (const slot of plate.slots.keys()) if (isExtra(slot)) plate.slots.delete(slot)
  plate.extraSteps = []
  const hasNone = ({ foods }: Meaning) => !plate.items.some(({ food }) => foods.has(food))
  plate.missed = plate.orders.wants.filter(hasNone)
  return told
}

/** What an earlier wish had put on the plate, as far as it can be told: not fats, nor what a swap replaced. */
function isWorthKeeping(food: Food, { items }: Plate): boolean {
  const kinds = ['vegetable', 'fruit', 'herb', 'nut', 'dairy', 'legume', 'meat', 'fish']
  return kinds.includes(food.kind) && !items.some((item) => item.insteadOf === food)
}

/** A title not yet used, with the chosen meat in it where one can say so. */
function nameOf(plate: Plate): string | null {
  const { orders, dish } = plate
  const { keptTitle } = orders
  if (keptTitle && mayBearTitle(dish, keptTitle) && isTrueTitle(keptTitle, plate)) return keptTitle
  const titles = titlesOf(plate).filter((title) => isTrueTitle(title, plate))
  const unused = titles.filter((title) => !orders.avoidedTitles.has(title.toLowerCase()))
  const fresh = unused.filter((title) => isOfThisMeal(title, orders.answers.mealType))
  const meat = orders.answers.meatPreference?.toLowerCase() ?? ''
  const named = fresh.filter((title) => title.toLowerCase().includes(meat))
  const suited = meat !== 'no preference' && named.length > 0 ? named : fresh
  const least = Math.min(...suited.map(clumsinessOf))
  if (least >= 1 && orders.kept === null) return null
  const pool = suited.filter((title) => clumsinessOf(title) === least)
  return pool[Math.floor(orders.chance(`title:${dish.id}`) * pool.length)] ?? null
}

/** How often a title says a long word, or "and" or "with", once more than it should. */
function clumsinessOf(title: string): number {
  const words = title.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  const counted = words.filter((word) => word.length > 3 || word === 'and').map(singular)
  return counted.length - new Set(counted).size
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
    if (short <= 0) return 1
    const { mealType } = orders.answers
    if (mealType === 'Breakfast' || mealType === 'Snack') return short <= 20 ? 0.6 : short <= 40 ? 0.35 : 0.15
    return short <= 15 ? 0.45 : short <= 30 ? 0.15 : 0.04
  }
  if (orders.limitMinutes === 45) return total >= 25 ? 1 : total >= 18 ? 0.5 : 0.2
  return 1
}
