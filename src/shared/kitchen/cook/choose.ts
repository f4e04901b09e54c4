import type { SkillLevel } from '../questionnaire.ts'
import { shuffleByWeight } from './chance.ts'
import { tellAgain, tellWithSide } from './chooseSide.ts'
import { meatOf } from './dietRules.ts'
import { type Dish, dares } from './dish.ts'
import { allDishes } from './dishes/dishes.ts'
import { addExtra, addHeat } from './extras.ts'
import { fillDish } from './fill.ts'
import { type Food, singular } from './food.ts'
import { leastMinutesOf, usualMinutesOf } from './leastTime.ts'
import { handSize, type Orders, type Plate } from './plate.ts'
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
  everywhere: 0.02,
  neighbor: 0.000_002,
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
    dealDish(orders, (dish) => weightOf(dish, orders)) ??
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
    answers.skillLevel === 'Advanced'
      ? { Beginner: demandOf(dish) >= worthwhile ? 1 : 0.4, Intermediate: 2, Advanced: 3 }[level]
      : answers.skillLevel === 'Beginner' && demandOf(dish) > worthwhile * 1.25
        ? 0.5
        : 1
  const asked = isForOtherDiet(dish, orders) ? 0.1 : 1
  return weightByNearness[nearnessOf(dish, orders)] * ambition * asked * orders.wishedWeight(dish)
}

/** Whether a dish goes without what only a low-carb eater would miss. */
function isForOtherDiet({ id, names }: Dish, { answers: { dietType } }: Orders): boolean {
  if (dietType === 'Keto' || dietType === 'Paleo') return false
  return /\bgrain-free|\bzucchini (?:strands|noodles)|\bcauliflower rice/i.test(`${id} ${names.join(' ')}`)
}

/** Demand of the middle dish of all. */
const worthwhile = 18

/** How much a dish asks of its cook: by its own word, its lines and its steps. */
function demandOf({ skill, lines, steps }: Dish): number {
  const asked = { Beginner: 0, Intermediate: 8, Advanced: 16 }[skill ?? 'Beginner']
  return asked + Object.values(lines).join(';').split(';').length + 2 * steps.length
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
    (isForOtherDiet(dish, orders) ? 3 : 0) +
    (isLikelyInTime(dish, orders) ? 0 : 2) +
    (suitsSkill(dish, orders) ? 0 : 1)
  const free = handSize - places
  const needed = Math.max(0, variety - best.length)
  const turn = (deal.hand % 4) * free + deal.place - places
  const found: Choice[] = []
  for (const dish of others.sort((a, b) => rank(a) - rank(b))) {
    if (found.length > Math.min(turn, needed)) break
    const choice = cookDish(dish, orders)
    if (choice) found.push(choice)
  }
  if (turn < Math.min(needed, found.length)) return found[turn] ?? null
  const good = found.filter(({ plate }) => isLikelyInTime(plate.dish, orders))
  const rest = good.length > 0 ? good : found.length > 0 ? found : best
  return rest[turn % rest.length] ?? null
}

/** For who can more, those that ask more of a cook, and for a beginner the simpler: two thirds of them. */
function bestFor<T>(choices: readonly T[], dishOf: (choice: T) => Dish, skill: SkillLevel): readonly T[] {
  if (skill === 'Intermediate') return choices
  const sign = skill === 'Advanced' ? -1 : 1
  const byDemand = choices.map((choice) => sign * demandOf(dishOf(choice))).sort((a, b) => a - b)
  const most = byDemand[Math.ceil((choices.length * 2) / 3) - 1] ?? 0
  return choices.filter((choice) => sign * demandOf(dishOf(choice)) <= most)
}

function isInTime(dish: Dish, { limitMinutes }: Orders): boolean {
  return limitMinutes === null || leastMinutesOf(dish) <= limitMinutes
}

function minutesOf({ told }: Choice, orders: Orders): number {
  const { prepMinutes, cookMinutes } = roundTimes(told, orders.limitMinutes)
  return prepMinutes + cookMinutes
}

function suitsSkill(dish: Dish, { answers: { skillLevel } }: Orders): boolean {
  if (skillLevel === 'Intermediate') return true
  return skillLevel === 'Advanced' ? demandOf(dish) >= 12 : demandOf(dish) <= 13
}

/** By what its steps say: most dishes that are as long as they are asked to be, and few that are not. */
function isLikelyInTime(dish: Dish, { leastMinutes, limitMinutes }: Orders): boolean {
  const least = leastMinutes !== null ? leastMinutes / 2 : limitMinutes === 45 ? 19 : 0
  return usualMinutesOf(dish) > least
}

/** Whether a dish takes about the time that was given for it: nobody with an hour or more asks for ten minutes. */
function answersTime(choice: Choice, orders: Orders): boolean {
  if (orders.leastMinutes !== null) return minutesOf(choice, orders) > orders.leastMinutes / 2
  return orders.limitMinutes !== 45 || minutesOf(choice, orders) >= 20
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
    if (!isInTime(dish, orders)) continue
    if (lacking.length > 0 && fitting.length === 0 && ++tries > patience * 3) break
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
    (orders.heat > 0 && isSweet ? 3 : 0) +
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
function timeFit(choice: Choice, orders: Orders): number {
  const total = minutesOf(choice, orders)
  if (orders.leastMinutes !== null) {
    const short = orders.leastMinutes - total
    if (short <= 0) return 1
    const { mealType } = orders.answers
    if (mealType === 'Breakfast' || mealType === 'Snack') return short < 30 ? 0.6 : 0.02
    return short <= 15 ? 0.45 : short < 30 ? 0.2 : 0.02
  }
  if (orders.limitMinutes === 45) return total >= 25 ? 1 : total >= 18 ? 0.5 : 0.2
  return 1
}
