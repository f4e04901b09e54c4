import { dishKindNames, kindsOfDishName } from '../../wish/requirements/dishKinds.ts'
import { foldText } from '../../wish/requirements/foldText.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { larderFoodsOfName } from '../catalogueFood.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import { type DishTemplate, isSkillSufficient } from '../dishTemplate.ts'
import { canDishBeMadeAhead } from '../dishTraits.ts'
import type { CookingOrders } from '../filledDish.ts'
import { cuisineNearnessOfDish, isLowCarbDishForOtherDiet } from '../likelihoodOfDish.ts'
import { shortestMinutesOfDish, usualMinutesOfDish } from '../minutesOfDish.ts'
import { findDishesByName } from '../wishes/findDishesByName.ts'
import { foodsAllowed, foodsOfDishNames, foodsRequired } from '../wishes/ordersOfRequirements.ts'
import { foodsOfDish } from '../wishes/wishedDishes.ts'
import { isDishCookedWith } from './equipmentOfDishes.ts'

/** What it is worth that a recipe meets a requirement, beside the others. */
export const worthOfRequirement: Readonly<Record<WishRequirement['kind'], number>> = {
  dish: 1000,
  'dish kind': 300,
  'food out': 200,
  'food in': 120,
  equipment: 110,
  time: 80,
  nutrition: 60,
  people: 60,
  ingredients: 50,
  effort: 50,
  keeping: 40,
  budget: 40,
  taste: 40,
}

/** The worth of one; what may be in it and need not is worth little. */
export const worthOf = (requirement: WishRequirement): number =>
  requirement.kind === 'food in' && requirement.isOptional ? 30 : worthOfRequirement[requirement.kind]

export interface RankedDish {
  dish: DishTemplate
  /** The worth of the requirements that it can meet as far as its template tells, less what speaks against it. */
  rank: number
}

/** Dishes that may be cooked for these orders, those first whose templates promise to meet most of what is asked for. */
export function rankDishesByRequirements(orders: CookingOrders): readonly RankedDish[] {
  const asked = orders.requirements.filter(({ kind }) => kind in tests)
  const named = new Map(
    orders.dishNames.flatMap((name) => findDishesByName(name).map((dish, place) => [dish, place] as const)),
  )
  const implied = requirementsImpliedByNames(orders.requirements)
  const promises = [
    ...asked.map((requirement) => ({ requirement, worth: worthOf(requirement) })),
    ...implied,
  ].map(({ requirement, worth }) => ({ promise: promiseOf(requirement), worth }))
  const isSweetAsked = asked.some((each) => each.kind === 'dish kind' && sweetKinds.has(each.dishKind))
  const ranked: RankedDish[] = []
  for (const dish of allDishTemplates) {
    if (!isPossible(dish, orders, named.has(dish))) continue
    let rank = -penalty(dish, orders, named.has(dish), isSweetAsked)
    for (const { promise, worth } of promises) rank += worth * promise(dish)
    ranked.push({
      dish,
      rank: rank - (named.get(dish) ?? 0) * 2 + 12 * orders.deal.chance(`wish:${dish.id}`),
    })
  }
  return ranked.sort((a, b) => b.rank - a.rank)
}

export interface ImpliedRequirement {
  requirement: WishRequirement
  worth: number
}

/** What the name of a dish says of its kind and its foods, for when the dish itself cannot be cooked. */
export function requirementsImpliedByNames(requirements: readonly WishRequirement[]): ImpliedRequirement[] {
  return requirements.flatMap((each) => {
    if (each.kind !== 'dish' || each.role === 'beside') return []
    const { said, start, end, name } = each
    const kinds = kindsOfDishName(`${name} ${said}`).slice(0, 2)
    const foods = foodsOfDishNames([each]).map(({ label }) => label)
    return [
      ...kinds.map((dishKind) => ({
        requirement: { kind: 'dish kind', dishKind, said, start, end } as const,
        worth: 90,
      })),
      ...foods.map((food) => ({
        requirement: { kind: 'food in', food, anyOf: [food], said: food, start, end } as const,
        worth: 40,
      })),
    ]
  })
}

const sweetKinds: ReadonlySet<string> = new Set(['cake', 'cookies', 'dessert', 'smoothie', 'baking', 'bread'])

function isPossible(dish: DishTemplate, orders: CookingOrders, isNamed: boolean): boolean {
  if (orders.limitMinutes !== null && shortestMinutesOfDish(dish) > orders.limitMinutes * (isNamed ? 2 : 1))
    return false
  if (dish.onlyWith && !orders.equipment.has(dish.onlyWith)) return false
  if (isNamed) return true
  if (!isSkillSufficient(orders.answers.skillLevel, dish.skill)) return false
  return orders.wishedWeight(dish) > 0.001 || (dish.onlyFor !== undefined && isKindAsked(dish, orders))
}

/** Dishes for the words of a wish are cooked for a kind of dish too, of which they are. */
function isKindAsked(dish: DishTemplate, { requirements }: CookingOrders): boolean {
  return requirements.some(
    (each) =>
      each.kind === 'dish kind' &&
      titlesOfDish(dish).some((title) => dishKindNames[each.dishKind].test(title)),
  )
}

const farness = { own: 0, everywhere: 8, neighbor: 10, far: 25 } as const

/** What speaks against a dish whatever it holds: another meal, another cuisine, a combination without a name. */
function penalty(dish: DishTemplate, orders: CookingOrders, isNamed: boolean, isSweetAsked: boolean): number {
  const { mealType } = orders.answers
  const isOfMeal = dish.meals.includes(mealType)
  const isNear = dish.meals.some(
    (meal) => (meal === 'Lunch' || meal === 'Dinner') && (mealType === 'Lunch' || mealType === 'Dinner'),
  )
  const otherMeal = isOfMeal
    ? 0
    : isNamed
      ? 3
      : isNear
        ? 30
        : isSweetAsked && dish.meals.includes('Snack')
          ? 40
          : 170
  const late = orders.limitMinutes !== null && usualMinutesOfDish(dish) > orders.limitMinutes ? 60 : 0
  return (
    otherMeal +
    late +
    farness[cuisineNearnessOfDish(dish, orders)] +
    (dish.isCombination ? 14 : 0) +
    (isLowCarbDishForOtherDiet(dish, orders) ? 30 : 0) -
    Math.min(20, 3 * Math.log10(Math.max(1, orders.wishedWeight(dish))))
  )
}

type Promise = (dish: DishTemplate) => number

/** From 0 to 1: how likely a dish meets a requirement, as far as its template tells. */
const tests: {
  [Kind in WishRequirement['kind']]?: (requirement: Extract<WishRequirement, { kind: Kind }>) => Promise
} = {
  dish: ({ name, anyOf, role, said }) => {
    if (role === 'beside') return () => 0
    const known = new Set((anyOf ?? [name]).flatMap((each) => findDishesByName(each)))
    const folded = foldText(said)
    return (dish) => {
      if (!known.has(dish)) return 0
      return [dish.id, ...titlesOfDish(dish)].some((title) => title.includes(folded)) ? 1 : 0.99
    }
  },
  'dish kind': ({ dishKind }) => {
    const isOfFood =
      dishKind === 'pasta' || dishKind === 'noodles' ? larderFoodsOfName(dishKind, dishKind) : null
    return (dish) => {
      const titles = titlesOfDish(dish)
      const isNamed = titles.filter((title) => dishKindNames[dishKind].test(title)).length
      if (isNamed > 0) return isNamed === titles.length ? 1 : 0.9
      if (isOfFood && foodsOfDish(dish).written.intersection(isOfFood).size > 0) return 0.9
      return (dish.style ?? '').includes(dishKind) ? 0.3 : 0
    }
  },
  'food in': (requirement) => {
    const foods = [...foodsRequired([requirement]), ...foodsAllowed([requirement])].flatMap((each) => [
      ...each.foods,
    ])
    return (dish) => {
      if (foods.length === 0) return 0.2
      const held = foodsOfDish(dish)
      if (foods.some((food) => held.written.has(food))) return 1
      if (foods.some((food) => held.asProtein.has(food))) return 0.9
      return /\b(?:sweet|fruit|dessert)\b/.test(dish.style ?? '') ? 0 : 0.2
    }
  },
  equipment:
    ({ equipment }) =>
    (dish) =>
      isDishCookedWith(dish, equipment) ? (dish.onlyWith ? 1 : 0.95) : 0,
  taste:
    ({ taste }) =>
    (dish) =>
      isTastePromised(dish, taste) ? 1 : 0.4,
  ingredients:
    ({ most }) =>
    (dish) =>
      Math.max(0, 1 - Math.max(0, countOfLines(dish) - most) * 0.2),
  effort:
    ({ effort }) =>
    (dish) => {
      if (effort === 'no chopping') return Math.max(0, 1 - countOfCuts(dish) * 0.2)
      if (effort === 'few steps') return dish.steps.length <= 4 ? 1 : 0.3
      if (effort === 'slow') return usualMinutesOfDish(dish) >= 75 ? 1 : 0
      return 0.5
    },
  keeping:
    ({ keeping }) =>
    (dish) => {
      const style = dish.style ?? ''
      if (keeping === 'freezer' || keeping === 'ahead') return canDishBeMadeAhead(dish) ? 1 : 0.1
      if (keeping === 'served hot') return /\b(?:cold|no-cook|salad)\b/.test(style) ? 0 : 1
      return /\b(?:cold|no-cook|salad|sandwich|wrap|picnic)\b/.test(style) ? 1 : 0.2
    },
  budget:
    () =>
    ({ style = '' }) =>
      /\bcheap\b/.test(style) ? 1 : 0.6,
  nutrition:
    ({ nutrient }) =>
    ({ style = '' }) => {
      if (nutrient === 'proteinGrams')
        return /\b(?:protein|meat|steak|eggs|lentils|beans)\b/.test(style) ? 0.8 : 0.6
      if (nutrient === 'kcal' || nutrient === 'fatGrams')
        return /\b(?:light|healthy|salad|soup)\b/.test(style) ? 0.9 : 0.5
      if (nutrient === 'fibreGrams') return /\b(?:beans|lentils|vegetables)\b/.test(style) ? 0.9 : 0.5
      return 0.6
    },
}

function promiseOf(requirement: WishRequirement): Promise {
  const test = tests[requirement.kind] as ((requirement: WishRequirement) => Promise) | undefined
  return test?.(requirement) ?? (() => 0)
}

const titles = new Map<DishTemplate, readonly string[]>()

function titlesOfDish(dish: DishTemplate): readonly string[] {
  const known = titles.get(dish)
  if (known) return known
  const made = dish.names.map((name) => foldText(name.replace(/\{[^}]*\}/g, '…')))
  titles.set(dish, made)
  return made
}

const tasteWords: Readonly<Record<string, RegExp>> = {
  creamy: /\b(?:creamy|coconut)\b/,
  crispy: /\b(?:crispy|crunchy|fried|roast)\b/,
  spicy: /\bspicy\b/,
  mild: /\b(?:mild|kids)\b/,
  smoky: /\b(?:smoky|grilled|barbecue)\b/,
  sour: /\b(?:sour|fresh)\b/,
  sweet: /\bsweet\b/,
  soft: /\b(?:soup|stew|braise|porridge|mince|creamy|slow)\b/,
  cheesy: /\b(?:cheesy|cheese)\b/,
  fresh: /\b(?:fresh|salad|light|summer|cold)\b/,
  thick: /\b(?:stew|creamy|hearty|porridge)\b/,
  smooth: /\b(?:creamy|dip)\b/,
  plain: /\b(?:kids|mild)\b/,
}

const isTastePromised = (dish: DishTemplate, taste: string) =>
  tasteWords[taste]?.test(dish.style ?? '') ?? true

const notCounted = /\b(?:water|salt|black pepper|oil)\b/
const countsOfLines = new Map<DishTemplate, number>()

function countOfLines(dish: DishTemplate): number {
  const known = countsOfLines.get(dish)
  if (known !== undefined) return known
  const lines = Object.values(dish.lines).flatMap((source) => source.split(';').map((line) => line.trim()))
  const count = lines.filter(
    (line) => line !== '' && !line.startsWith('?') && !notCounted.test(line) && !line.includes('$fat'),
  ).length
  const more = lines.some((line) => line.includes('$rub')) ? 4 : 0
  const all = count + more + (dish.sauce ? 4 : 0)
  countsOfLines.set(dish, all)
  return all
}

const cuts =
  /\b(?:chopped|sliced|diced|minced|cubed|shredded|halved|quartered|cut|julienned|wedges|strips|grated|torn)\b/

function countOfCuts(dish: DishTemplate): number {
  return Object.values(dish.lines)
    .flatMap((source) => source.split(';'))
    .filter(
      (line) =>
        (cuts.test(line) && !/canned chopped/.test(line)) || /\$(?:strips|cubes|skewer|\w*Veg)/.test(line),
    ).length
}
