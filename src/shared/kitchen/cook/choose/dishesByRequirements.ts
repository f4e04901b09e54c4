import { readWishLimits } from '../../wish/readWishLimits.ts'
import { dishKindNames, kindsOfDishName } from '../../wish/requirements/dishKinds.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { usualFoodsOfDish } from '../../wish/requirements/usualFoodsOfDishes.ts'
import { larderFoodsOfName } from '../catalogueFood.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import { type DishTemplate, isSkillSufficient } from '../dishTemplate.ts'
import type { CookingOrders } from '../filledDish.ts'
import type { LarderFood } from '../larderFood.ts'
import { cuisineNearnessOfDish, isLowCarbDishForOtherDiet } from '../likelihoodOfDish.ts'
import { shortestMinutesOfDish, usualMinutesOfDish } from '../minutesOfDish.ts'
import { findDishesByName } from '../wishes/findDishesByName.ts'
import { foodsOfDishNames } from '../wishes/ordersOfRequirements.ts'
import { isDishLikelyInTime } from '../wishes/unmetWishes.ts'
import { isTooGeneralFoodWord } from '../wishes/wishWords.ts'
import { promiseOf, promisesByKind, titlesOfDish } from './promisesOfDishes.ts'
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

/** The dishes that can be cooked for these orders, ranked by how much of the wish their templates are likely to meet. */
export function rankDishesByRequirements(orders: CookingOrders): readonly RankedDish[] {
  const asked = orders.requirements.filter(({ kind }) => kind in promisesByKind)
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
    const foods = new Map<string, readonly string[]>([
      ...foodsSaidInName(said).map((food) => [food, [food]] as const),
      ...usualFoodsOfDish(name)
        .filter((food) => !isTooGeneralFoodWord(food))
        .map((food) => [food, [food]] as const),
      ...foodsOfDishNames([each]).map(
        ({ label, foods }) =>
          [label, isOfMeatAlone(foods) ? [...foods].map((food) => food.name) : [label]] as const,
      ),
    ])
    return [
      ...kinds.map((dishKind) => ({
        requirement: { kind: 'dish kind', dishKind, said, start, end } as const,
        worth: 90,
      })),
      ...[...foods].map(([food, anyOf]) => ({
        requirement: { kind: 'food in', food, anyOf, said: food, start, end } as const,
        worth: 40,
      })),
    ]
  })
}

const foodsByName = new Map<string, readonly string[]>()

/** The foods that the name of a dish says in any language: the lentils of "Linsensuppe". */
function foodsSaidInName(said: string): readonly string[] {
  const known = foodsByName.get(said)
  if (known) return known
  const foods = readWishLimits(said)
    .named.map(({ food }) => food)
    .filter((food) => !isTooGeneralFoodWord(food) && larderFoodsOfName(food, food).size > 0)
  if (foodsByName.size > 200) foodsByName.clear()
  foodsByName.set(said, foods)
  return foods
}

const isOfMeatAlone = (foods: ReadonlySet<LarderFood>) => [...foods].every(({ kind }) => kind === 'meat')

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

/** Whether a dish only contains the name that a wish says, and is cooked for other words: an apple omelet for "omelette". */
function isOnlyForOtherWords({ id, onlyFor, style = '' }: DishTemplate, orders: CookingOrders): boolean {
  if (onlyFor === undefined || !/\bsweet\b/.test(style)) return false
  return (
    !onlyFor
      .split(' ')
      .some((joined) => joined.split('+').every((word) => orders.dishNames.includes(word))) &&
    !orders.dishNames.includes(id)
  )
}

const penaltyByCuisineDistance = { own: 0, adopted: 0, everywhere: 8, neighbor: 10, far: 25 } as const

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
  const isSweetMeal =
    (mealType === 'Lunch' || mealType === 'Dinner') &&
    !isSweetAsked &&
    !isNamed &&
    /\bsweet\b(?! sour)/.test(dish.style ?? '')
  const isShort = orders.leastMinutes !== null && !isDishLikelyInTime(dish, orders)
  return (
    otherMeal +
    late +
    (isShort ? 25 : 0) +
    (isSweetMeal ? 25 : 0) +
    penaltyByCuisineDistance[cuisineNearnessOfDish(dish, orders)] +
    (dish.isCombination ? 14 : 0) +
    (isLowCarbDishForOtherDiet(dish, orders) ? 30 : 0) +
    (isNamed && isOnlyForOtherWords(dish, orders) ? 60 : 0) -
    Math.min(20, 3 * Math.log10(Math.max(1, orders.wishedWeight(dish))))
  )
}
