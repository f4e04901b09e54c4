import { pathToContainedFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { englishWordsOfDemands } from '../languages/requirements/englishRequirements.ts'
import { type FoodNamedInWish, readWishLimits, type WishLimits } from '../readWishLimits.ts'
import { addDishesOfLanguages, addRequirementsOfLanguages } from './byLanguage/addRequirementsOfLanguages.ts'
import { isDeniedBefore, isOfAllergy } from './deniedBefore.ts'
import { type DishInText, findDishesInText } from './dishesOfText.ts'
import { canBeLeftOver, foodOfDish, isLeftOver, isLeftOverBehind } from './leftOverFoods.ts'
import { isAskedForLittle } from './littleOfFood.ts'
import { findPeopleOfWish } from './peopleOfWish.ts'
import { placeOfWords } from './placeOfWords.ts'
import type { WishDemand, WishRequirement } from './requirement.ts'

/** Names of groups that a wish speaks of for their kind and not to have them. */
const groupsNotAskedFor = new Set([
  'carb',
  'spicy',
  'animal product',
  'meal',
  'herb and spice',
  'sugar',
  'fat',
  'fibre',
  'protein',
])

/**
 * All that a wish asks for, in the order in which it stands there. Foods, what is left out and diets are read in every
 * language that is read at all; the rest in English, German, French, Spanish, Arabic and Hindi.
 */
export function readWishRequirements(
  text: string,
  limits: WishLimits = readWishLimits(text),
): WishRequirement[] {
  const found: WishRequirement[] = []
  const isTaken = (start: number, end: number) => found.some((each) => start < each.end && end > each.start)
  const add = (start: number, end: number, demand: WishDemand) => {
    found.push({ ...demand, said: text.slice(start, end), start, end })
  }
  const outs = limits.leftOut.map((leftOut) => ({ leftOut, start: placeOfWords(text, leftOut.said) }))
  for (const { leftOut, start } of outs)
    if (start >= 0) add(start, start + leftOut.said.length, { kind: 'food out', leftOut })
  const people = findPeopleOfWish(text)
  if (people) add(people.start, people.end, { kind: 'people', count: people.count })
  for (const dish of addDishesOfLanguages(text, findDishesInText(text))) {
    const named = withoutDiet(text, dish, found)
    if (!named) continue
    const { name, start, end } = named
    if (
      isTaken(start, end) ||
      isDeniedBefore(text, dish.start) ||
      isMadeBefore(text, dish.start) ||
      isAskedForLittle(text, start, end)
    )
      continue
    if (isLeftOver(text, start))
      add(start, end, { ...foodOfDish(name), ...(canBeLeftOver.test(name) && { isLeftover: true as const }) })
    else if (!isFoodWithDish(text, { name, start, end }, limits, found))
      add(start, end, { kind: 'dish', name, ...roleOfDish(text, start, found) })
  }
  for (const { words, demand } of englishWordsOfDemands)
    for (const hit of text.matchAll(words)) {
      const [start, end] = [hit.index, hit.index + hit[0].length]
      if (isTaken(start, end) || isDeniedBefore(text, start)) continue
      const asked = demand(hit.slice(1))
      if (asked.kind !== 'dish kind' || !isLeftOver(text, start)) add(start, end, asked)
    }
  for (const named of limits.named) {
    const { said, food, start } = withoutWordOfEffort(named, placeOfWords(text, named.said), found)
    const end = start + said.length
    if (start < 0 || groupsNotAskedFor.has(food) || isOnlyMentioned(text, start)) continue
    if (isAskedForLittle(text, start, end) || isOfAllergy(text, start, end)) continue
    if (found.some((each) => each.start <= start && each.end >= end)) continue
    const dish = found.find(
      (each) => (each.kind === 'dish' || each.kind === 'dish kind') && each.start >= start && each.end <= end,
    )
    const isReadyDish = isOf(food, 'ready dish')
    if (dish) addFoodBefore(text, start, dish.start, add)
    else if (isReadyDish && !isLeftOver(text, start)) {
      if (!isDeniedBefore(text, start))
        add(start, end, { kind: 'dish', name: food, ...roleOfDish(text, start, found) })
    } else
      add(start, end, {
        kind: 'food in',
        food,
        anyOf: isReadyDish ? foodOfDish(food).anyOf : (foodsOfNamesWithTwoMeanings.get(food) ?? [food]),
        ...((isLeftOver(text, start) || /left[- ]?overs?/i.test(said) || isLeftOverBehind(text, end)) &&
          canBeLeftOver.test(said) && { isLeftover: true as const }),
        ...(allowedBehind.test(text.slice(end, end + 24)) && { isOptional: true as const }),
      })
  }
  for (const hit of text.matchAll(nonVegetarian)) {
    const [start, end] = [hit.index, hit.index + hit[0].length]
    if (!isTaken(start, end) && !isSaidOfPerson.test(text.slice(Math.max(0, start - 24), start)))
      add(start, end, { kind: 'food in', food: 'meat', anyOf: ['meat'] })
  }
  const sorted = found.sort((a, b) => a.start - b.start)
  return addRequirementsOfLanguages(text, joinAlternatives(text, sorted), isDeniedBefore)
}

/** Names of which a wish may mean either food: Spanish "lomo" is of pork in Spain and of beef in Peru. */
const foodsOfNamesWithTwoMeanings: ReadonlyMap<string, readonly string[]> = new Map([
  ['lomo', ['pork loin', 'pork tenderloin', 'beef tenderloin']],
])

/** A dish with meat, where no word of the language's own foods says so. */
const nonVegetarian =
  /(?<!\p{L})(?:no vegetarian[oa]s?|non[- ]v[eé]g(?:[eé]tarien(?:ne)?s?|[eé]s?)?|غير نباتي[ةه]?|مش نباتي[ةه]?)(?!\p{L})/giu
const isSaidOfPerson =
  /(?<!\p{L})(?:soy|somos|es|son|eres|suis|sommes|est|sont|est|je|أنا|انا|نحن|هو|هي)(?: \p{L}+)? $/iu

/** "slow-cooked beef": how it is cooked is no part of the food. */
function withoutWordOfEffort(
  { said, food }: FoodNamedInWish,
  start: number,
  found: readonly WishRequirement[],
): FoodNamedInWish & { start: number } {
  const end = start + said.length
  const effort = found.find(
    (each) => each.kind === 'effort' && each.start < start && each.end > start && each.end < end,
  )
  if (!effort) return { said, food, start }
  const rest = said.slice(effort.end - start).trimStart()
  return { said: rest, food: matchFoodName(rest).food?.name ?? food, start: end - rest.length }
}

const isOf = (food: string, kind: string): boolean => {
  const known = matchFoodName(food).food
  return known !== null && pathToContainedFood(known, kind)?.isItself === true
}

/** "veg biryani": the dish is what stands beside the diet in one name with it. Of "non veg curry" only the kind of dish is left: null. */
function withoutDiet(text: string, dish: DishInText, found: readonly WishRequirement[]): DishInText | null {
  const nonVeg = /^veg[a-z]*[ -]/i.exec(text.slice(dish.start, dish.end))
  if (nonVeg && /\bnon[ -]?$/i.test(text.slice(0, dish.start)))
    return dish.name.startsWith('vegetable ') ? null : { ...dish, start: dish.start + nonVeg[0].length }
  const diet = found.find(
    (each) =>
      each.kind === 'food out' &&
      each.leftOut.diets.length > 0 &&
      each.start >= dish.start &&
      each.end <= dish.end,
  )
  if (!diet) return dish
  const [before, behind] = [text.slice(dish.start, diet.start), text.slice(diet.end, dish.end)]
  if (before === '' && behind !== '')
    return { ...dish, start: dish.end - behind.replace(/^[ -]+/, '').length }
  return behind === '' && before !== '' ? { ...dish, end: dish.start + before.trimEnd().length } : dish
}

/** Words in front of what a dish is served with, in the languages in which dishes are read. */
const withDish =
  /(?<!\p{L})(?:with|plus|alongside|topped with|side of|mit|dazu|avec|con|مع)(?: an?| the| some| my| lots of| plenty of| loads of| extra| du| de la| des| une?)?(?: [\p{L}-]+)? $/iu
const andDish =
  /(?<!\p{L})(?:and|und|et|y|और|aur)(?: an?| the| some| my| du| de la| des| une?)?(?: [\p{L}-]+)? $/iu

/** "Reibekuchen mit Apfelmus": what another dish or food is served with is a food, where it is one in itself and no ready dish. */
function isFoodWithDish(
  text: string,
  { name, start, end }: DishInText,
  { named }: WishLimits,
  found: readonly WishRequirement[],
): boolean {
  if (!withDish.test(text.slice(Math.max(0, start - 40), start))) return false
  const isBehindFood = named.some(({ said }) => {
    const place = placeOfWords(text, said)
    return place >= 0 && place < start
  })
  if (!isBehindFood && !hasDishBefore(found, start)) return false
  const said = text.slice(start, end)
  const food = named.find((each) => each.said === said)?.food
  const isItself = food !== undefined && matchFoodName(food).food === matchFoodName(name).food
  return isItself && !isOf(food, 'ready dish')
}

const hasDishBefore = (found: readonly WishRequirement[], start: number) =>
  found.some((each) => each.start < start && each.kind === 'dish')

const likeDish =
  /(?<!\b(?:would|i|we|feel|feels|feeling|you|they|kids|also|really|all|both) )(?<!'d )\b(?:like|similar to|inspired by|along the lines of|reminds me of)(?: an?| the| my| some)? $/i

/** Whether a dish stands beside another that is asked for, or is only to be resembled. */
function roleOfDish(
  text: string,
  start: number,
  found: readonly WishRequirement[],
): { role?: 'beside' | 'like' } {
  const before = text.slice(Math.max(0, start - 40), start)
  if (likeDish.test(before)) return { role: 'like' }
  const isBeside = withDish.test(before) || andDish.test(before)
  return isBeside && hasDishBefore(found, start) ? { role: 'beside' } : {}
}

/** What stands before a dish in one name with it, where that is a food: the oats of "oat cookies". */
function addFoodBefore(
  text: string,
  start: number,
  end: number,
  add: (start: number, end: number, demand: WishDemand) => void,
): void {
  const words = text.slice(start, end).trimEnd()
  const food = words === '' ? null : matchFoodName(words).food
  if (food) add(start, start + words.length, { kind: 'food in', food: food.name, anyOf: [food.name] })
}

const allowedBehind =
  /^,? (?:is|are|'s|r|would be|will be) (?:all )?(?:fine|ok|okay|allowed|alright|no problem|good|safe)\b|^ (?:ok|okay|allowed|fine)\b/i
const mentionedBefore =
  /\b(?:left (?:over )?from(?: making)?|from making|after making|had|ate|eaten|instead of|rather than|except(?: for)?|besides|apart from|sick of|bored of|tired of|getting bored of|fake|mock|not)(?: the| an?| some| my| only| just| plain| real)? $/i

/** "egg whites left from making custard" */
const isMadeBefore = (text: string, start: number) =>
  /\b(?:left (?:over )?from(?: making)?|from making|after making)(?: the| an?| some| my)? $/i.test(
    text.slice(Math.max(0, start - 32), start),
  )

/** Whether a food is spoken of and not asked for: "egg whites left from making custard". */
function isOnlyMentioned(text: string, start: number): boolean {
  return mentionedBefore.test(text.slice(Math.max(0, start - 32), start))
}

const isOr = /^(?: (?:bowl|dish|salad|soup|pie|curry))?,? or (?:some |an? |the |maybe )?$/i

/** "beef or lamb": two foods of which one is enough. */
function joinAlternatives(text: string, all: readonly WishRequirement[]): WishRequirement[] {
  const joined: WishRequirement[] = []
  for (const each of all) {
    const before = joined.at(-1)
    const between = before ? text.slice(before.end, each.start) : ''
    if (before?.kind === 'dish' && each.kind === 'dish' && isOr.test(between))
      joined[joined.length - 1] = {
        ...before,
        anyOf: [...(before.anyOf ?? [before.name]), each.name],
        said: text.slice(before.start, each.end),
        end: each.end,
      }
    else if (before?.kind === 'food in' && each.kind === 'food in' && isOr.test(between))
      joined[joined.length - 1] = {
        ...before,
        anyOf: [...before.anyOf, ...each.anyOf],
        said: text.slice(before.start, each.end),
        end: each.end,
      }
    else joined.push(each)
  }
  return joined
}
