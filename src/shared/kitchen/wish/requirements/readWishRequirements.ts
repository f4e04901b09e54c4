import { pathToContainedFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { englishWordsOfDemands } from '../languages/requirements/englishRequirements.ts'
import { readWishLimits, type WishLimits } from '../readWishLimits.ts'
import { addDishesOfLanguages, addRequirementsOfLanguages } from './byLanguage/addRequirementsOfLanguages.ts'
import { findDishesInText } from './dishesOfText.ts'
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
  for (const { name, start, end } of addDishesOfLanguages(text, findDishesInText(text)))
    if (!isTaken(start, end) && !isDeniedBefore(text, start)) add(start, end, { kind: 'dish', name })
  for (const { words, demand } of englishWordsOfDemands)
    for (const hit of text.matchAll(words)) {
      const [start, end] = [hit.index, hit.index + hit[0].length]
      if (!isTaken(start, end) && !isDeniedBefore(text, start)) add(start, end, demand(hit.slice(1)))
    }
  for (const { said, food } of limits.named) {
    const start = placeOfWords(text, said)
    const end = start + said.length
    if (start < 0 || groupsNotAskedFor.has(food)) continue
    if (found.some((each) => each.start <= start && each.end >= end)) continue
    const known = matchFoodName(food).food
    if (known && pathToContainedFood(known, 'ready dish')?.isItself)
      add(start, end, { kind: 'dish', name: food })
    else add(start, end, { kind: 'food in', food, anyOf: [food] })
  }
  const sorted = found.sort((a, b) => a.start - b.start)
  return addRequirementsOfLanguages(text, joinAlternatives(text, sorted), isDeniedBefore)
}

const denial =
  /(?:\bnot|\bno|n't|\bwithout|\bnever|\bsick of|\btired of|\binstead of|\bbored of)(?: just| the| another| any| too| more| plain)? $/i

function isDeniedBefore(text: string, start: number): boolean {
  return denial.test(text.slice(Math.max(0, start - 24), start))
}

/** "beef or lamb": two foods of which one is enough. */
function joinAlternatives(text: string, all: readonly WishRequirement[]): WishRequirement[] {
  const joined: WishRequirement[] = []
  for (const each of all) {
    const before = joined.at(-1)
    const between = before ? text.slice(before.end, each.start) : ''
    if (before?.kind === 'food in' && each.kind === 'food in' && /^,? or (?:some |a |the )?$/i.test(between))
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
