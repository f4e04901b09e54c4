import { isFoodItem } from '../foods/isFoodItem.ts'
import {
  wishJoinsOfRepeatedPrepositions,
  wishPrepositionsAgainstFoods,
  wishPrepositionsOfIngredients,
  wishWordsBehindRepeatedPreposition,
} from '../languages/repeatedPrepositionWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import { excludeFoods, type UnclearItemRange } from '../reading.ts'
import type { WishToken } from '../wishTokens.ts'

const against = foldedWordsIn(wishPrepositionsAgainstFoods)
const ofIngredients = foldedWordsIn(wishPrepositionsOfIngredients)
const joins = foldedWordsIn(wishJoinsOfRepeatedPrepositions)
const articles = foldedWordsIn(wishWordsBehindRepeatedPreposition)

/** Words between a preposition and its food at most: "from any of the eggs". */
const maxToFood = 3
/** Words between "and" and a preposition at most: "and that contains". */
const maxToPreposition = 2

/**
 * Leaves out foods that a list goes on with by the preposition of its first food again, as it leaves out those before: "stay away from
 * eggs and from milk", "nichts mit Eiern oder mit Milch", "خالي من البيض ومن الحليب". Behind a comma alone, "nothing with eggs, with rice", they are
 * asked about where they may as well be wished for.
 */
export function excludeFoodsBehindRepeatedPreposition(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
): void {
  const { reading, offset } = part
  const { items, unwanted, allowed, doubts } = reading
  for (const [index, item] of items.entries()) {
    if (!isFoodItem(item) || item.gap !== 'space' || unwanted.has(index) || allowed.has(index)) continue
    if (doubts.some(({ foods }) => foods.includes(index))) continue
    const last = items.findLastIndex((each, place) => place < index && isFoodItem(each))
    if (last === -1) continue
    const strength = unwanted.get(last)
    const doubt = doubts.find(({ foods }) => foods.includes(last))
    const excluding = [...(reading.excludedBy.get(last) ?? [])].filter((place) => place < last)
    const from = strength ? Math.min(...excluding) : doubt?.first
    if (from === undefined || !Number.isFinite(from)) continue
    const found = prepositionsBefore(tokens, part, item.from + offset).flatMap((again) => {
      const list = endOfListBefore(tokens, part, again)
      const isNext = list !== null && isEndOf(part, items[last]!.to + offset, list.end)
      const first = isNext ? firstUseOf(tokens, part, again, from, last) : null
      return list && first ? [{ again, list, first }] : []
    })[0]
    if (!found) continue
    const { again, list, first } = found
    const mayBeWished = ofIngredients.has(again.word) && (first.isBehindFood || !list.isJoined)
    if (strength && !mayBeWished) excludeFoods(reading, from, [index], strength)
    else doubts.push(questionFrom(from, index, doubt))
  }
}

const questionFrom = (
  first: number,
  food: number,
  doubt: UnclearItemRange | undefined,
): UnclearItemRange => ({
  first,
  last: food,
  foods: [food],
  meant: [],
  about: [food],
  isAllergy: doubt?.isAllergy ?? false,
  isCertain: true,
})

interface Preposition {
  word: string
  at: number
  /** Whether "and" is written with it: Arabic "ومن". */
  joins: boolean
}

/** The prepositions of a food, with nothing but articles between: "avec du", nearest first. */
function prepositionsBefore(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  food: number,
): Preposition[] {
  const found: Preposition[] = []
  for (let at = food - 1; at >= part.offset && at >= food - maxToFood; at--) {
    if (tokens[at + 1]!.gap !== 'space') break
    const { word } = tokens[at]!
    const bare = word.startsWith('و') ? word.slice(1) : ''
    if (isPreposition(word)) found.push({ word, at, joins: false })
    else if (isPreposition(bare)) found.push({ word: bare, at, joins: true })
    else if (!isIdleAt(part, at) && !articles.has(word)) break
  }
  return found
}

/** Whether nothing but idle words stands between a food and the end of its list: "Ei drin oder mit Milch drin". */
function isEndOf(part: ReadingInLanguage, food: number, end: number): boolean {
  if (food > end) return false
  for (let at = food; at < end; at++) if (!isIdleAt(part, at)) return false
  return true
}

const isIdleAt = ({ reading: { items }, offset }: ReadingInLanguage, at: number): boolean =>
  items.some(
    ({ role, from, to }) =>
      (role === 'idle' || role === 'pronouns' || role === 'examplesNext') &&
      from + offset <= at &&
      at < to + offset,
  )

const isPreposition = (word: string) => against.has(word) || ofIngredients.has(word)

/** Where the list before a preposition ends, behind its last token; null where neither "and" nor a comma goes before. */
function endOfListBefore(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  { at, joins: isJoined }: Preposition,
): { end: number; isJoined: boolean } | null {
  if (isJoined) return { end: at, isJoined }
  let start = at
  // "Or that contains milk".
  while (start > at - maxToPreposition && tokens[start]!.gap === 'space' && isIdleAt(part, start - 1)) start--
  const { gap } = tokens[start]!
  if (gap === 'and') return { end: start, isJoined: true }
  const phrase = part.reading.items.find(
    ({ role, to }) => role === 'joins' && to + part.offset === start && gap === 'space',
  )
  if (phrase) return { end: phrase.from + part.offset, isJoined: true }
  const before = tokens[start - 1]
  if (before && joins.has(before.word) && gap === 'space') return { end: start - 1, isJoined: true }
  return gap === 'comma' ? { end: start, isJoined: false } : null
}

/** Whether the same preposition belongs to the list before, from the word that leaves it out on, and whether a food stands before it. */
function firstUseOf(
  tokens: readonly WishToken[],
  { reading: { items }, offset }: ReadingInLanguage,
  { word }: Preposition,
  from: number,
  last: number,
): { isBehindFood: boolean } | null {
  const isOfIngredients = ofIngredients.has(word)
  for (let at = items[from]!.from + offset; at < items[last]!.from + offset; at++)
    if (tokens[at]!.word === word || (isOfIngredients && ofIngredients.has(tokens[at]!.word)))
      return {
        isBehindFood: items.some(
          (item, index) => index >= from && isFoodItem(item) && item.to + offset <= at,
        ),
      }
  return null
}
