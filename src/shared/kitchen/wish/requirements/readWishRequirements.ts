import { pathToContainedFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { englishWordsOfDemands } from '../languages/requirements/englishRequirements.ts'
import { readWishLimits, type WishLimits } from '../readWishLimits.ts'
import { findDishesOfLanguages } from './byLanguage/dishesOfLanguages.ts'
import { readWishOfLanguages, type WishOfLanguages } from './byLanguage/readWishOfLanguages.ts'
import { type DishInText, findDishesInText } from './dishesOfText.ts'
import { findPeopleOfWish } from './peopleOfWish.ts'
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
  /** "Pas piquant" is read as a limit too: as a taste it says more. */
  const removeSpicyOuts = (start: number, end: number) => {
    const index = found.findIndex(
      (each) =>
        each.kind === 'food out' &&
        each.leftOut.foods.every((food) => food === 'spicy' || food === 'chili') &&
        each.leftOut.allergens.length + each.leftOut.diets.length === 0 &&
        start <= each.start &&
        end >= each.end,
    )
    if (index >= 0) found.splice(index, 1)
  }
  const outs = limits.leftOut.map((leftOut) => ({ leftOut, start: placeOfWords(text, leftOut.said) }))
  for (const { leftOut, start } of outs)
    if (start >= 0) add(start, start + leftOut.said.length, { kind: 'food out', leftOut })
  const others = readWishOfLanguages(text)
  const isDenied = (start: number, end: number) =>
    isDeniedBefore(text, start) || others.isDenied(start, end) || others.isPast(start, end)
  const people = findPeopleOfWish(text)
  if (people) add(people.start, people.end, { kind: 'people', count: people.count })
  for (const { name, start, end } of longestOf([...findDishesInText(text), ...findDishesOfLanguages(text)]))
    if (!isTaken(start, end) && !isDenied(start, end)) add(start, end, { kind: 'dish', name })
  for (const { words, demand } of englishWordsOfDemands)
    for (const hit of text.matchAll(words)) {
      const [start, end] = [hit.index, hit.index + hit[0].length]
      const asked = demand(hit.slice(1))
      if (asked && !isTaken(start, end) && !isDenied(start, end)) add(start, end, asked)
    }
  for (const { demand, start, end } of others.demands) {
    if (!demand) continue
    if (demand.kind === 'taste' && demand.taste === 'mild') removeSpicyOuts(start, end)
    if (isTaken(start, end) || found.some((each) => isSameDemand(each, demand))) continue
    const isSecond = found.some(({ kind }) => kind === demand.kind)
    if (demand.kind === 'people' || demand.kind === 'time' ? isSecond : isDenied(start, end)) continue
    add(start, end, demand)
  }
  for (const { said, food } of limits.named) {
    const start = placeOfWords(text, said)
    const whole = start + said.length
    if (start < 0 || groupsNotAskedFor.has(food)) continue
    if (others.isPast(start, whole) || others.isDenied(start, whole) || others.isOtherFood(start, whole))
      continue
    // "Kartoffelsuppe": the food is what stands before the kind of dish.
    const kind = found.find((each) => each.end === whole && each.start > start)
    const end = kind && /\p{L}/u.test(text[kind.start - 1]!) ? kind.start : whole
    const isWithin = (each: { start: number; end: number }) => each.start <= start && each.end >= end
    if (found.some(isWithin) || others.demands.some((each) => each.demand && isWithin(each))) continue
    const known = matchFoodName(food).food
    if (known && pathToContainedFood(known, 'ready dish')?.isItself)
      add(start, end, { kind: 'dish', name: food })
    else add(start, end, { kind: 'food in', food, anyOf: [food] })
  }
  return joinAlternatives(
    text,
    others,
    found.sort((a, b) => a.start - b.start),
  )
}

const denial =
  /(?:\bnot|\bno|n't|\bwithout|\bnever|\bsick of|\btired of|\binstead of|\bbored of)(?: just| the| another| any| too| more| plain)? $/i

function isDeniedBefore(text: string, start: number): boolean {
  return denial.test(text.slice(Math.max(0, start - 24), start))
}

/** Where words stand in a text, as words of their own if they do: "Ei" is not in "Eintopf". */
function placeOfWords(text: string, said: string): number {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + said.length])) return at
  return text.indexOf(said)
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}]/u.test(letter)

/** Whether two demands ask for the same, wherever they stand. */
function isSameDemand({ said: _, start: __, end: ___, ...one }: WishRequirement, other: WishDemand): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Of dishes that overlap the longest. */
function longestOf(dishes: readonly DishInText[]): DishInText[] {
  const longestFirst = [...dishes].sort((a, b) => b.end - b.start - (a.end - a.start))
  return longestFirst.filter(
    ({ start, end }, index) =>
      !longestFirst.slice(0, index).some((longer) => start < longer.end && end > longer.start),
  )
}

/** "beef or lamb": two foods of which one is enough. */
function joinAlternatives(
  text: string,
  others: WishOfLanguages,
  all: readonly WishRequirement[],
): WishRequirement[] {
  const joined: WishRequirement[] = []
  for (const each of all) {
    const before = joined.at(-1)
    const between = before ? text.slice(before.end, each.start) : ''
    const isOr =
      /^,? or (?:some |a |the )?$/i.test(between) || (before && others.isAlternative(before.end, each.start))
    if (before?.kind === 'food in' && each.kind === 'food in' && isOr)
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
