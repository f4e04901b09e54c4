import { isFreshFoodLine } from '../../wish/requirements/describedDishes.ts'
import { dishKindNames } from '../../wish/requirements/dishKinds.ts'
import { foldText } from '../../wish/requirements/foldText.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { larderFoodsOfName } from '../catalogueFood.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { canDishBeMadeAhead } from '../dishTraits.ts'
import { usualMinutesOfDish } from '../minutesOfDish.ts'
import { findDishesByName } from '../wishes/findDishesByName.ts'
import { foodsAllowed, foodsRequired } from '../wishes/ordersOfRequirements.ts'
import { foodsOfDish } from '../wishes/wishedDishes.ts'
import { isDishCookedWith } from './equipmentOfDishes.ts'

/** How likely a dish meets a requirement, from 0 to 1. */
type DishPromise = (dish: DishTemplate) => number

/** From 0 to 1: how likely a dish meets a requirement, as far as its template tells. */
export const promisesByKind: {
  [Kind in WishRequirement['kind']]?: (requirement: Extract<WishRequirement, { kind: Kind }>) => DishPromise
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
  budget: ({ budget }) =>
    budget === 'store cupboard'
      ? (dish) => Math.max(0, 1 - countOfFreshLines(dish) * 0.25)
      : ({ style = '' }) => (/\bcheap\b/.test(style) ? 1 : 0.6),
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

/** How likely each dish meets the requirement, as far as its template tells. */
export function promiseOf(requirement: WishRequirement): DishPromise {
  const test = promisesByKind[requirement.kind] as ((requirement: WishRequirement) => DishPromise) | undefined
  return test?.(requirement) ?? (() => 0)
}

const titles = new Map<DishTemplate, readonly string[]>()

export function titlesOfDish(dish: DishTemplate): readonly string[] {
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

/** What the style of a dish does not say, and its steps do. */
const tasteWordsOfSteps: Readonly<Record<string, RegExp>> = {
  sticky: /\b(?:sticky|glaz(?:e|es|ed)|syrupy|caramel\w*|lacquer\w*)\b/i,
  chewy: /\b(?:chewy|fudgy|soft in the (?:middle|center)|(?:middle|center) is still soft)\b/i,
}

function isTastePromised(dish: DishTemplate, taste: string): boolean {
  const ofSteps = tasteWordsOfSteps[taste]
  const texts = [...dish.names, ...dish.blurbs, ...dish.steps, dish.style ?? '']
  if (ofSteps) return texts.some((text) => ofSteps.test(text))
  return tasteWords[taste]?.test(dish.style ?? '') ?? true
}

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

/** How many required lines are foods that have to be bought fresh. */
function countOfFreshLines(dish: DishTemplate): number {
  return Object.values(dish.lines)
    .flatMap((source) => source.split(';'))
    .filter(
      (line) =>
        !line.trim().startsWith('?') && (isFreshFoodLine(line) || /\$(?:herb|\w*Veg|quick|raw)\b/.test(line)),
    ).length
}
