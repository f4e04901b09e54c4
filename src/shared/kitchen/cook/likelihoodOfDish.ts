import type { Cuisine, SkillLevel } from '../questionnaire.ts'
import { type DishTemplate, isSkillSufficient } from './dishTemplate.ts'
import type { CookingOrders } from './filledDish.ts'
import type { CuisinePantry } from './kitchens/cuisinePantry.ts'

/** How near a dish stands to the kitchen that cooks it; one that is `adopted` is at home in another country and cooked here too. */
export type CuisineNearness = 'own' | 'adopted' | 'everywhere' | 'neighbor' | 'far'

/** Countries, beside those of the wizard, whose dishes are at home in the cooking of a whole region. */
const originsInRegion: Readonly<Partial<Record<Cuisine, readonly string[]>>> = {
  Mediterranean: [
    'Italian',
    'French',
    'Spanish',
    'Portuguese',
    'Greek',
    'Cypriot',
    'Turkish',
    'Lebanese',
    'Egyptian',
    'Moroccan',
    'Tunisian',
  ],
  Caribbean: ['Cuban', 'Jamaican', 'Trinidadian'],
}

/** A dish with more cuisines than this is typical of none, so that neighbouring cuisines do not borrow it. */
const maxCuisinesOfBorrowedDish = 6

export function cuisineNearnessOfDish(dish: DishTemplate, { kitchen }: CookingOrders): CuisineNearness {
  if (dish.cuisines === 'all') return 'everywhere'
  if (dish.cuisines.includes(kitchen.cuisine)) return isFromElsewhere(dish, kitchen) ? 'adopted' : 'own'
  const isBorrowed = dish.cuisines.some((cuisine) => kitchen.relatives.includes(cuisine))
  return isBorrowed && dish.cuisines.length <= maxCuisinesOfBorrowedDish ? 'neighbor' : 'far'
}

function isFromElsewhere({ origins }: DishTemplate, { adjective, cuisine }: CuisinePantry): boolean {
  if (!origins || cuisine === 'Other') return false
  const known = [adjective, ...(originsInRegion[cuisine] ?? [])]
  return !origins.some((origin) => known.includes(origin))
}

const weightByNearness: Readonly<Record<CuisineNearness, number>> = {
  own: 1,
  adopted: 0.5,
  everywhere: 0.02,
  neighbor: 0.000_002,
  far: 0,
}

/** How likely a dish is for these orders, beside the others; 0 for never. */
export function likelihoodOfDish(dish: DishTemplate, orders: CookingOrders): number {
  const { answers } = orders
  if (dish.onlyWith && !orders.equipment.has(dish.onlyWith)) return 0
  if (!dish.meals.includes(answers.mealType) || !isSkillSufficient(answers.skillLevel, dish.skill)) return 0
  const nearness = weightByNearness[cuisineNearnessOfDish(dish, orders)]
  if (nearness === 0) return 0
  const level = dish.skill ?? 'Beginner'
  const skillFactor =
    answers.skillLevel === 'Advanced'
      ? { Beginner: difficultyOfDish(dish) >= worthwhile ? 1 : 0.4, Intermediate: 2, Advanced: 3 }[level]
      : answers.skillLevel === 'Beginner' && difficultyOfDish(dish) > worthwhile * 1.25
        ? 0.5
        : 1
  const asked = (isLowCarbDishForOtherDiet(dish, orders) ? 0.001 : 1) * (dish.isCombination ? 0.3 : 1)
  return nearness * skillFactor * asked * orders.wishedWeight(dish)
}

const lowCarbOnly =
  /\bgrain-free|\bzucchini (?:strands|noodles)|\bcauliflower rice|^almond flour pancakes|^nut (?:granola|and seed porridge)|^breakfast lettuce wraps|^meat and greens|^cutlets over greens/i

/** Whether a dish goes without what only a low-carb eater would miss. */
export function isLowCarbDishForOtherDiet(
  dish: DishTemplate,
  { answers: { dietType } }: CookingOrders,
): boolean {
  return dietType !== 'Keto' && dietType !== 'Paleo' && isLowCarbOnly(dish)
}

/** By id. */
const lowCarbDishes = new Map<string, boolean>()

function isLowCarbOnly({ id, names }: DishTemplate): boolean {
  const known = lowCarbDishes.get(id) ?? lowCarbOnly.test(`${id} ${names.join(' ')}`)
  lowCarbDishes.set(id, known)
  return known
}

/** Demand of the middle dish of all. */
const worthwhile = 18

/** How much a dish asks of its cook: by its own word, its lines and its steps. */
export function difficultyOfDish(dish: DishTemplate): number {
  let demand = demands.get(dish)
  if (demand === undefined) {
    const { skill, lines, steps } = dish
    const asked = { Beginner: 0, Intermediate: 8, Advanced: 16 }[skill ?? 'Beginner']
    demand = asked + Object.values(lines).join(';').split(';').length + 2 * steps.length
    demands.set(dish, demand)
  }
  return demand
}

const demands = new WeakMap<DishTemplate, number>()

/** For who can more, those that ask more of a cook, and for a beginner the simpler: two thirds of them. */
export function filterChoicesBySkill<T>(
  choices: readonly T[],
  dishOf: (choice: T) => DishTemplate,
  skill: SkillLevel,
): readonly T[] {
  if (skill === 'Intermediate') return choices
  const sign = skill === 'Advanced' ? -1 : 1
  const byDemand = choices.map((choice) => sign * difficultyOfDish(dishOf(choice))).sort((a, b) => a - b)
  const most = byDemand[Math.ceil((choices.length * 2) / 3) - 1] ?? 0
  return choices.filter((choice) => sign * difficultyOfDish(dishOf(choice)) <= most)
}

export function isDishSuitableForSkill(
  dish: DishTemplate,
  { answers: { skillLevel } }: CookingOrders,
): boolean {
  if (skillLevel === 'Intermediate') return true
  return skillLevel === 'Advanced' ? difficultyOfDish(dish) >= 12 : difficultyOfDish(dish) <= 13
}
