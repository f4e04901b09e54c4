import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { negationRoles } from '../people/looseNegations.ts'
import type { LeftOutFood } from '../readWishLimits.ts'
import { addDishesOfLanguages } from '../requirements/byLanguage/addRequirementsOfLanguages.ts'
import { findDishesInText } from '../requirements/dishesOfText.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

/** Tokens from "after" to the dish, and from the dish to the reaction that it gave somebody, at most. */
const maxFromCause = 3
const maxToReaction = 5

/**
 * Dishes after which somebody had a reaction, and which no reading knows as a food: "after the pad thai he got hives", "the korma made my throat
 * itch". They are no wish, and are left out.
 */
export function findDishesOfReactions(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): LeftOutFood[] {
  const marked = (mark: MarkedWordKind) =>
    parts.flatMap(({ language, offset }) => findWordsOfKind(mark, tokens, offset, language))
  const isIn = (ranges: readonly TokenRange[]) => (each: TokenRange) =>
    ranges.some((range) => isTokenRangeWithin(each, range))
  const reactions = [...marked('harm').filter((each) => !isIn(marked('noHarm'))(each)), ...allergiesOf(parts)]
  if (reactions.length === 0) return []
  const somebody = (['subjects', 'objects', 'kin', 'bodies'] as const).flatMap(marked)
  const gives = marked('gives')
  // Hindi "पैड थाई से": what it comes of stands before the word.
  const [causes, causesBehind] = [false, true].map((isBehind) =>
    parts.flatMap(({ language, offset }) =>
      (language.allergyFollows ?? false) === isBehind
        ? findWordsOfKind('causes', tokens, offset, language)
        : [],
    ),
  ) as [TokenRange[], TokenRange[]]
  const known = placesOf(parts, ({ items, unwanted, allowed }) => [
    ...[...unwanted.keys(), ...allowed],
    ...items.flatMap(({ role }, index) => (negationRoles.includes(role) ? [index] : [])),
  ])
  const dishes = addDishesOfLanguages(text, findDishesInText(text)).flatMap((dish) => {
    const from = tokens.findIndex((token) => token.to > dish.start)
    const to = tokens.findLastIndex((token) => token.from < dish.end) + 1
    return from >= 0 && to > from ? [{ ...dish, range: { from, to } }] : []
  })
  return dishes.flatMap(({ name, range }) => {
    const sentence = sentenceRangesFrom(tokens, 0).find((each) => isTokenRangeWithin(range, each))
    if (!sentence || known.some((each) => isTokenRangeWithin(each, sentence))) return []
    const clause = clauseAround(tokens, sentence, range)
    const isBetween = (ranges: readonly TokenRange[], from: number, to: number) =>
      ranges.some((each) => each.from >= from && each.to <= to)
    const isAfter =
      causes.some(
        (each) =>
          each.to <= range.from &&
          range.from - each.to <= maxFromCause &&
          each.from >= clause.from &&
          !isBetween(reactions, each.to, range.from),
      ) || causesBehind.some((each) => each.from === range.to)
    const isReaction = (each: TokenRange) =>
      isAfter
        ? isTokenRangeWithin(each, sentence)
        : isTokenRangeWithin(each, clause) &&
          each.from >= range.to &&
          each.from - range.to <= maxToReaction &&
          !isBetween(gives, range.to, each.from) &&
          !isBetween(causes, range.to, each.from)
    const isOfSomebody = somebody.some((each) => isTokenRangeWithin(each, sentence))
    if (!isOfSomebody && !isAfter) return []
    if (!reactions.some((each) => !isTokenRangeWithin(each, range) && isReaction(each))) return []
    const said = text.slice(tokens[range.from]!.from, tokens[range.to - 1]!.to)
    return [{ said, allergens: [], foods: [name], diets: [], isAllergy: true }]
  })
}

const allergiesOf = (parts: readonly ReadingInLanguage[]): TokenRange[] =>
  placesOf(parts, ({ items }) => items.flatMap(({ role }, index) => (role === 'allergy' ? [index] : [])))

const placesOf = (
  parts: readonly ReadingInLanguage[],
  indexesOf: (reading: ReadingInLanguage['reading']) => readonly number[],
): TokenRange[] =>
  parts.flatMap(({ reading, offset }) =>
    indexesOf(reading).map((index) => {
      const { from, to } = reading.items[index]!
      return { from: from + offset, to: to + offset }
    }),
  )

/** What stands between two commas around words. */
function clauseAround(tokens: readonly WishToken[], sentence: TokenRange, range: TokenRange): TokenRange {
  const isEnd = (at: number) => ['comma', 'bracket', 'dash', 'colon'].includes(tokens[at]!.gap)
  let { from, to } = range
  while (from > sentence.from && !isEnd(from)) from--
  while (to < sentence.to && !isEnd(to)) to++
  return { from, to }
}
