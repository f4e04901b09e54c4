import { shuffleByWeight } from './chance.ts'
import { tellAgain, tellWithSide } from './chooseSide.ts'
import { meatOf } from './dietRules.ts'
import type { Dish } from './dish.ts'
import { allDishes } from './dishes/dishes.ts'
import { addExtra, addHeat } from './extras.ts'
import { fillDish } from './fill.ts'
import { type Food, singular } from './food.ts'
import { answersTime, isLikelyInTime, lackOf, timeFit } from './lacks.ts'
import { leastMinutesOf } from './leastTime.ts'
import { handSize, type Orders, type Plate } from './plate.ts'
import { mayBearTitle } from './previous.ts'
import type { Told } from './tell.ts'
import { addTexture } from './textures.ts'
import { isOfThisMeal, isTrueTitle } from './truth.ts'
import { bestFor, isForOtherDiet, type Nearness, nearnessOf, suitsSkill, weightOf } from './weigh.ts'
import type { Meaning } from './wishWords.ts'
import { titlesOf } from './write.ts'

export interface Choice {
  plate: Plate
  told: Told
  name: string
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
    dealDish(orders, (dish) => weightOf(dish, orders)) ??
    chooseAmong(orders, (dish) => weightOf(dish, orders)) ??
    chooseAmong(plain, (dish) => weightOf(dish, orders)) ??
    chooseAmong(orders, anywhere) ??
    chooseAmong(unhurried, (dish) => weightOf({ ...dish, cuisines: 'all', skill: 'Beginner' }, orders)) ??
    chooseAmong(unhurried, ({ onlyFor }) => (onlyFor ? 0 : 1))
  if (!choice) throw new NothingToCook('The wishes leave nothing to cook with.')
  return choice
}

/** Places of a hand that the kitchen's own dishes take, by how many of them come off; the rest is for variety. */
const ownPlaces = [0, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 8]

/** Dishes that one answer must give at least, before those that answer the time best come again. */
const variety = 14

/** Where nothing is wished for: the seed's place in its hand of own dishes, and of those for every kitchen. */
function dealDish(orders: Orders, weigh: (dish: Dish) => number): Choice | null {
  const { deal, answers } = orders
  if (!deal.isOpen) return null
  const suited = allDishes.filter((dish) => weigh(dish) > 0 && isInTime(dish, orders))
  const near = (wanted: Nearness) => suited.filter((dish) => nearnessOf(dish, orders) === wanted)
  const own: Choice[] = []
  const poor: Dish[] = []
  for (const dish of shuffleByWeight(near('own'), weigh, ({ id }) => id, deal.chance)) {
    const choice = cookDish(dish, orders)
    if (!choice) continue
    if (answersTime(choice, orders)) own.push(choice)
    else poor.push(dish)
  }
  const best = own.length < 5 ? own : bestFor(own, ({ plate }) => plate.dish, answers.skillLevel)
  const places = ownPlaces[Math.min(best.length, ownPlaces.length - 1)] ?? 0
  if (deal.place < places) return best[deal.place % best.length] ?? null
  const outdone = own.filter((choice) => !best.includes(choice)).map(({ plate }) => plate.dish)
  const others = shuffleByWeight(
    [...outdone, ...near('everywhere'), ...poor, ...near('neighbor')],
    () => 1,
    ({ id }) => id,
    deal.longChance,
  )
  const rank = (dish: Dish) =>
    (nearnessOf(dish, orders) === 'neighbor' ? 4 : outdone.includes(dish) ? -1 : 0) +
    (isForOtherDiet(dish, orders) ? 8 : 0) +
    (dish.isSpare ? 3 : 0) +
    (isLikelyInTime(dish, orders) ? 0 : 2) +
    (suitsSkill(dish, orders) ? 0 : 1)
  const free = handSize - places
  const needed = Math.max(0, variety - best.length)
  const turn = (deal.hand % 4) * free + deal.place - places
  const timely: Choice[] = []
  const late: Choice[] = []
  for (const dish of others.sort((a, b) => rank(a) - rank(b))) {
    if (timely.length > Math.min(turn, needed) || timely.length + late.length > variety * 2) break
    const choice = cookDish(dish, orders)
    if (choice) (answersTime(choice, orders) ? timely : late).push(choice)
  }
  const found = [...timely, ...late]
  if (turn < Math.min(needed, found.length)) return found[turn] ?? null
  const rest = timely.length > 0 ? timely : found.length > 0 ? found : best
  return rest[turn % rest.length] ?? null
}

function isInTime(dish: Dish, { limitMinutes }: Orders): boolean {
  return limitMinutes === null || leastMinutesOf(dish) <= limitMinutes
}

/** Dishes tried for a wish before the best of those that do not quite meet it is taken: few where little is lacking. */
const patience = { small: 8, great: 40 }

function chooseAmong(orders: Orders, weigh: (dish: Dish) => number): Choice | null {
  const { chance, place } = orders.deal
  const order = shuffleByWeight(allDishes, weigh, (dish) => dish.id, chance)
  const fitting: Choice[] = []
  const lacking: { choice: Choice; lack: number }[] = []
  const reserve: { choice: Choice; fit: number }[] = []
  let least = Number.POSITIVE_INFINITY
  for (const dish of order) {
    if (!isInTime(dish, orders)) continue
    const isFound = fitting.length > 0 || (reserve.length > 0 && lacking.length > patience.small)
    if (lacking.length >= (isFound || least < greatLack ? patience.small : patience.great)) break
    const choice = cookDish(dish, orders)
    if (!choice) continue
    const fit = timeFit(choice, orders)
    const lack = lackOf(choice) + (fit < poorFit ? (orders.wants.length > 0 ? 0.5 : 2) : 0)
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

/** How well a time must answer the question at least, not to count as a lack. */
const poorFit = 0.1

/** A lack from which on it is worth looking further. */
const greatLack = 3

/** The dish filled, told and named under these orders; null when they cannot all be kept. */
export function cookDish(dish: Dish, orders: Orders): Choice | null {
  if (orders.refusedDishes.has(dish.id)) return null
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
