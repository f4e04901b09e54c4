import { matchFoodName } from '../../foods/matchFoodName.ts'
import { contentsExcludedByAllergy } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { exclusionPhraseFields, type PhraseRole } from '../phraseRoles.ts'
import type { WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { addQuestionAboutFoods } from './askAboutFoodsBesideHarm.ts'
import { foodsOfRepeatedDenials } from './repeatedDenials.ts'

/**
 * Makes an allergy of what is left out because of the body and not of the taste: foods that somebody does not tolerate, digest or keep
 * down, or that make somebody ill. "Verträgt keine Milch" leaves out all dairy, "mag keine Milch" milk alone.
 */
export function readIntolerances(tokens: readonly WishToken[], part: ReadingInLanguage): void {
  const { reading } = part
  const stretches = (mark: MarkedWordKind) =>
    findWordsOfKind(mark, tokens, part.offset, part.language).map(({ from, to }) => ({
      from: from - part.offset,
      to: to - part.offset,
    }))
  const ofDishes = stretches('ofDishes')
  const tolerates = stretches('tolerates').filter(
    (each) => !ofDishes.some((dish) => isTokenRangeWithin(each, dish)),
  )
  for (const each of tolerates) readTolerance(tokens, part, each, stretches('badly'))
  for (const each of stretches('may'))
    if (!ofDishes.some((dish) => overlaps(each, dish))) readBan(tokens, part, each)
  const noHarm = stretches('noHarm')
  const harm = stretches('harm').filter((each) => !noHarm.some((idiom) => isTokenRangeWithin(each, idiom)))
  const isTo = (at: number) => tokens[at + part.offset]!.word === 'to'
  // "Prawns send me to A&E": where they send somebody stands behind.
  const isHarmful = (at: number) => {
    const { role, to } = reading.items[at]!
    return harm.some(
      (each) =>
        overlaps(each, reading.items[at]!) ||
        (role === 'leavesOutPrevious' && each.from === to && isTo(to - 1)),
    )
  }
  for (const [food, words] of reading.excludedBy) if ([...words].some(isHarmful)) makeAllergy(reading, food)
}

/**
 * "Can't have milk", "Eier sind verboten": what is called by the name of an allergen stands for all of it, as in "milk-free". "Can it be
 * without milk" forbids nothing.
 */
function readBan(
  tokens: readonly WishToken[],
  { reading, offset }: ReadingInLanguage,
  may: TokenRange,
): void {
  const { items, unwanted } = reading
  const isDenial = (index: number) => {
    const { role, from, to } = items[index]!
    const isBeside = from <= may.to && to >= may.from
    return isAgainst(role) && (isBeside || (role !== 'leavesOutNext' && role !== 'insteadOfNext'))
  }
  const denial = nearest(clauseAround(items, may).filter(isDenial), items, may)
  if (denial === null) return
  const own = foodsLeftOutBy(reading, denial)
  const further = foodsOfRepeatedDenials(reading, tokens, offset, { denial, verb: may, own })
  for (const food of [...own, ...further]) if (unwanted.get(food) === 'left out') unwanted.set(food, 'free')
}

const overlaps = (a: TokenRange, b: TokenRange) => a.from < b.to && a.to > b.from

/** One word for tolerating: what denies it may leave foods out, may be in doubt about them, or may have found none. */
function readTolerance(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  tolerance: TokenRange,
  badly: readonly TokenRange[],
): void {
  const { reading, offset } = part
  const { items } = reading
  const clause = clauseAround(items, tolerance)
  const foods = clause.filter((index) => isFoodItem(items[index]) && !overlaps(items[index]!, tolerance))
  for (const doubt of reading.doubts)
    if (clause.some((index) => doubt.first <= index && index <= doubt.last) && doubt.foods.length > 0)
      doubt.isAllergy = true
  const denial = nearest(
    clause.filter((index) => isAgainst(items[index]!.role)),
    items,
    tolerance,
  )
  const own = denial === null ? [] : foodsLeftOutBy(reading, denial)
  const further =
    denial === null ? [] : foodsOfRepeatedDenials(reading, tokens, offset, { denial, verb: tolerance, own })
  const left = [...own, ...further]
  if (left.length > 0) {
    for (const food of left) makeAllergy(reading, food)
    return
  }
  const hasWordOfHarm = clause.some(
    (index) =>
      items[index]!.role !== 'noLimit' && badly.some((each) => isTokenRangeWithin(each, items[index]!)),
  )
  if (denial === null && !hasWordOfHarm) return
  const open = foods.filter((food) => !reading.allowed.has(food))
  const others = open.filter((food) => !reading.unwanted.has(food))
  if (open.length === 1) {
    reading.excludedBy.set(open[0]!, new Set())
    reading.unwanted.set(open[0]!, 'left out')
    makeAllergy(reading, open[0]!)
    for (const index of clause)
      if (overlaps(items[index]!, tolerance) || isAgainst(items[index]!.role)) reading.excluding.add(index)
    reading.doubts = reading.doubts.filter(
      (doubt) => !clause.includes(doubt.first) || doubt.foods.some((food) => food !== open[0]),
    )
  } else if (
    others.length > 0 &&
    !reading.doubts.some((doubt) => doubt.foods.some((food) => others.includes(food)))
  ) {
    const stretchOf = (index: number) => ({
      from: items[index]!.from + offset,
      to: items[index]!.to + offset,
    })
    const stated = others.map((index) => ({ ...stretchOf(index), index, state: 'open' as const }))
    addQuestionAboutFoods(
      part,
      [{ from: tolerance.from + offset, to: tolerance.to + offset }, ...stated],
      stated,
    )
  }
}

const isAgainst = (role: WishItem['role']) =>
  (exclusionPhraseFields as ReadonlySet<PhraseRole | string>).has(role)

/** Foods that the word at a place leaves out; of a word that only points back, "she can't digest it", those before it. */
function foodsLeftOutBy({ items, excludedBy, unwanted }: WishReadingState, at: number): number[] {
  const own = [...excludedBy].flatMap(([food, words]) => (words.has(at) ? [food] : []))
  if (own.length > 0) return own
  const hasPronounNearby = [at - 1, at + 1, at + 2].some((place) => items[place]?.role === 'pronouns')
  const last = items.findLastIndex((_, index) => index < at && unwanted.has(index))
  return hasPronounNearby && last !== -1 ? [last] : []
}

/** The items around a stretch up to the next comma, full stop or "but". */
function clauseAround(items: readonly WishItem[], { from, to }: TokenRange): number[] {
  const isEdge = (index: number) =>
    ['end', 'comma', 'dash', 'bracket'].includes(items[index]!.gap) || items[index]!.role === 'ends'
  const own = items.findIndex((item) => item.to > from)
  let first = own
  while (first > 0 && !isEdge(first)) first--
  let end = own + 1
  while (end < items.length && (items[end]!.from < to || !isEdge(end))) end++
  return Array.from({ length: end - first }, (_, place) => first + place)
}

function nearest(places: readonly number[], items: readonly WishItem[], to: TokenRange): number | null {
  const distance = (index: number) => Math.max(to.from - items[index]!.to, items[index]!.from - to.to)
  return places.reduce<number | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  )
}

/** "Spicy" is no food of the catalogue, and nobody is allergic to it. */
function makeAllergy({ items, unwanted }: WishReadingState, food: number): void {
  const name = items[food]!.food!
  if (matchFoodName(name).food !== null || contentsExcludedByAllergy(name).allergens.length > 0)
    unwanted.set(food, 'allergy')
}
