import type { DishInText } from '../dishesOfText.ts'
import type { WishDemand, WishRequirement } from '../requirement.ts'
import { findDishesOfLanguages } from './dishesOfLanguages.ts'
import { readWishOfLanguages, type WishOfLanguages } from './readWishOfLanguages.ts'

/** Dishes of a wish with those that it names in other languages than English; of those that overlap the longest. */
export function addDishesOfLanguages(text: string, dishes: readonly DishInText[]): DishInText[] {
  const longestFirst = [...dishes, ...findDishesOfLanguages(text)].sort(
    (a, b) => b.end - b.start - (a.end - a.start),
  )
  return longestFirst
    .filter(
      ({ start, end }, index) =>
        !longestFirst.slice(0, index).some((longer) => start < longer.end && end > longer.start),
    )
    .sort((a, b) => a.start - b.start)
}

/**
 * The requirements of a wish with those in other languages than English, and without what their words deny or say of another time.
 * `isDeniedInEnglish` tells it of what begins at a place.
 */
export function addRequirementsOfLanguages(
  text: string,
  found: readonly WishRequirement[],
  isDeniedInEnglish: (text: string, start: number) => boolean,
): WishRequirement[] {
  const others = readWishOfLanguages(text)
  let all = [...found]
  for (const { demand, start, end } of others.demands) {
    if (!demand || isDeniedInEnglish(text, start)) continue
    all = all
      .filter((each) => !(start <= each.start && end >= each.end && saysLess(each, demand)))
      .map((each) => withoutKindOfDish(text, each, { start, end }))
    const isTaken = all.some((each) => start < each.end && end > each.start)
    if (!isTaken && !isSaidAlready(all, demand))
      all.push({ ...demand, said: text.slice(start, end), start, end })
  }
  const asked = all.filter((each) => !isNotAsked(each, others)).sort((a, b) => a.start - b.start)
  return joinAlternatives(text, asked, others)
}

function isSaidAlready(all: readonly WishRequirement[], demand: WishDemand): boolean {
  return demand.kind === 'people' || demand.kind === 'time'
    ? all.some(({ kind }) => kind === demand.kind)
    : all.some((each) => isSameDemand(each, demand))
}

function isSameDemand({ said: _, start: __, end: ___, ...one }: WishRequirement, other: WishDemand): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether what is read of some words of a demand is only a part of it: the salt of "कम नमक", "piquant" as a limit of "pas piquant". */
function saysLess(each: WishRequirement, demand: WishDemand): boolean {
  if (each.kind === 'food in') return true
  return (
    each.kind === 'food out' &&
    demand.kind === 'taste' &&
    demand.taste === 'mild' &&
    each.leftOut.foods.every((food) => food === 'spicy' || food === 'chili') &&
    each.leftOut.allergens.length + each.leftOut.diets.length === 0
  )
}

/** "Selleriesuppe": the food is what stands before the kind of dish. */
function withoutKindOfDish(
  text: string,
  each: WishRequirement,
  { start, end }: { start: number; end: number },
): WishRequirement {
  const isEnd =
    each.kind === 'food in' && each.start < start && each.end === end && /\p{L}/u.test(text[start - 1]!)
  return isEnd ? { ...each, said: text.slice(each.start, start), end: start } : each
}

/** Whether words of another language deny it, say it of another time or only look like a food. */
function isNotAsked({ kind, start, end }: WishRequirement, others: WishOfLanguages): boolean {
  if (kind === 'food out' || kind === 'people' || kind === 'time') return false
  const isOfDish = kind === 'dish' || kind === 'dish kind' || kind === 'food in' || kind === 'taste'
  return (
    others.isDenied(start, end) ||
    (isOfDish && others.isPast(start, end)) ||
    (kind === 'food in' && others.isOtherFood(start, end))
  )
}

/** "Lachs oder Thunfisch": two foods of which one is enough. */
function joinAlternatives(
  text: string,
  all: readonly WishRequirement[],
  others: WishOfLanguages,
): WishRequirement[] {
  const joined: WishRequirement[] = []
  for (const each of all) {
    const before = joined.at(-1)
    if (before?.kind === 'food in' && each.kind === 'food in' && others.isAlternative(before.end, each.start))
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
