import { findAllergenByName } from '../../allergens.ts'
import type { CompiledLanguage } from '../compileLanguage.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguageId } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'
import { findFoodAtToken } from './findFoodAtToken.ts'
import { isFoodItem } from './isFoodItem.ts'

/** What says of the foods behind it, and of those before it, that they must not be in the dish. */
const reachingForward: ReadonlySet<WishItem['role']> = new Set([
  ...(['leavesOutNext', 'insteadOfNext', 'leavesOutEither', 'notNext', 'notEither'] as const),
  ...(['allergyNext', 'allergy'] as const),
])
const reachingBack: ReadonlySet<WishItem['role']> = new Set([
  ...(['leavesOutPrevious', 'leavesOutEither', 'freePrevious', 'notEither', 'allergy'] as const),
])

/** Languages in which what a food is stands before what it is made of: "حليب صويا", "lait coco". */
const headFirst: ReadonlySet<WishLanguageId> = new Set(['fr', 'es', 'it', 'pt', 'pl', 'ar'])

/** Foods that soy and nuts are made into, by whose name somebody who lists foods means those of milk: "egg soy cheese". */
const ofMilk = new Set(['cheese', 'cream', 'yogurt'])

const isAllergen = (food: string) => findAllergenByName(food) !== null

/**
 * Items in which a food of several words that may be two entries of a list without commas is both: "allergic to egg soy milk nuts", "wheat
 * dairy soy egg free muffins", "حساسية من بيض حليب صويا". The word for what the food is has to be an allergen: of "peanut butter jam" no
 * butter is meant. Behind a comma both words have to be: "allergic: milk, soy nuts, fish".
 */
export function splitCompoundsInLists(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: CompiledLanguage,
): readonly WishItem[] {
  if (!items.some(({ role }) => reachingForward.has(role) || reachingBack.has(role))) return items
  return items.flatMap((item, index) => {
    // "Dairy-gluten-soy-nut free": hyphens join the list.
    const isOfHyphens = item.gap === 'hyphen' && isFoodItem(items[index - 1])
    const parts = partsOf(item, tokens, language, isOfHyphens ? ['space', 'hyphen'] : ['space'])
    if (!parts || !isOfLimit(items, index)) return [item]
    const isInRow = isBesideFood(items, index)
    if (!isInRow && !isBetweenSigns(items, index, parts)) return [item]
    if (isDrinkOfPlants(items, index, parts)) return [item]
    const [first, second] = parts
    const gap = isInRow ? ('space' as const) : ('and' as const)
    return [
      { ...item, to: second.from, food: first.food },
      { ...item, from: second.from, gap, food: second.food, joins: false, hasColon: false },
    ]
  })
}

/** Plants of which people drink the milk and that few lists of limits name. */
const plantsOfMilk = new Set([
  'almond',
  'oats',
  'rice',
  'coconut',
  'cashew',
  'hazelnut',
  'hemp',
  'pea',
  'spelt',
  'quinoa',
])

/**
 * Whether a milk of plants stands first in its part, before one limit and the dish: "almond milk gluten free pancakes". Of soy, which lists
 * of limits name, only where milk is named once more: "soy milk dairy free latte".
 */
function isDrinkOfPlants(
  items: readonly WishItem[],
  index: number,
  [first, second]: readonly [PartOfName, PartOfName],
): boolean {
  const [plant, milk] = first.food === 'milk' ? [second, first] : [first, second]
  const [next, free, dish] = [items[index + 1], items[index + 2], items[index + 3]]
  const isDish = dish?.gap === 'space' && (isFoodItem(dish) || dish.role === 'unknown')
  const isBeforeDish = free?.role === 'freePrevious' && isDish
  if (milk.food !== 'milk' || isFoodItem(items[index - 1]) || !isFoodItem(next) || !isBeforeDish) return false
  const isMilkTwice = next.food === 'dairy' || next.food === 'lactose' || next.food === 'milk'
  return plantsOfMilk.has(plant.food) ? !isFoodNamed(items, index) : isMilkTwice
}

/** Whether somebody who lists limits names a food of the same part before it: "egg, almond milk gluten free". */
function isFoodNamed(items: readonly WishItem[], index: number): boolean {
  for (let at = index; at > 0 && items[at]!.gap !== 'end'; at--)
    if (isFoodItem(items[at - 1]) || reachingForward.has(items[at - 1]!.role)) return true
  return false
}

interface PartOfName {
  from: number
  food: string
}

/** The two foods that the words of a food name by themselves, one of them an allergen by its name; else null. */
function partsOf(
  { role, from, to, food }: WishItem,
  tokens: readonly WishToken[],
  language: CompiledLanguage,
  gaps: readonly WishItem['gap'][],
): [PartOfName, PartOfName] | null {
  if (role !== 'food' || to - from < 2) return null
  for (let at = from + 1; at < to; at++) {
    if (!gaps.includes(tokens[at]!.gap)) continue
    const first = findFoodAtToken(tokens.slice(from, at), 0, language)
    const second = findFoodAtToken(tokens.slice(at, to), 0, language)
    if (first?.length !== at - from || second?.length !== to - at) continue
    const [head, other] = headFirst.has(language.language.id)
      ? [first.value, second.value]
      : [second.value, first.value]
    const isMeantAlone =
      isAllergen(second.value) || isAllergen(head) || (isAllergen(other) && ofMilk.has(head))
    // "Cashew nuts", "cow milk": the other word only specifies the food.
    if (!isMeantAlone || food === first.value || food === second.value) continue
    return [
      { from, food: first.value },
      { from: at, food: second.value },
    ]
  }
  return null
}

/** Whether a food stands right beside another one. */
function isBesideFood(items: readonly WishItem[], index: number): boolean {
  const next = items[index + 1]
  return (
    (isFoodItem(items[index - 1]) && items[index]!.gap === 'space') ||
    (isFoodItem(next) && next.gap === 'space')
  )
}

/**
 * Whether a food whose name consists of two allergens stands in a list with commas ("milk, soy nuts, fish") or ends in nuts
 * ("soy nut free").
 */
function isBetweenSigns(
  items: readonly WishItem[],
  index: number,
  [first, second]: readonly [PartOfName, PartOfName],
): boolean {
  if (!isAllergen(first.food) || !isAllergen(second.food) || items[index]!.food === 'fish roe') return false
  if (second.food === 'nut') return true
  const [before, next] = [items[index - 1], items[index + 1]]
  if (next?.gap === 'space' && next.role !== 'joins' && next.role !== 'idle') return false
  return isFoodItem(before) || before?.role === 'joins' || isFoodItem(next) || next?.role === 'joins'
}

const passedOver: ReadonlySet<WishItem['role']> = new Set(['food', 'joins', 'idle', 'pronouns'])

/** Whether only foods, and words that join them, stand between a food and a word by which it must not be in the dish. */
function isOfLimit(items: readonly WishItem[], index: number): boolean {
  for (let at = index - 1; at >= 0 && items[at + 1]!.gap !== 'end'; at--) {
    if (reachingForward.has(items[at]!.role)) return true
    if (!passedOver.has(items[at]!.role)) break
  }
  for (let at = index + 1; at < items.length && items[at]!.gap !== 'end'; at++) {
    if (reachingBack.has(items[at]!.role)) return true
    if (!passedOver.has(items[at]!.role)) return false
  }
  return false
}
