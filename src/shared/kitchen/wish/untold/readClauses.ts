import { type FoodsByPlaceInWish, type FoodWithState, indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import { indexItemsByToken, type WishItemsByToken } from '../indexItemsByToken.ts'
import { wishContrastConjunctions } from '../languages/untoldWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { hasLooseNegation } from '../people/looseNegations.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type TokenRange } from '../wordMarks.ts'

/** One reading of a wish, with the words for persons that its language knows. */
export interface ReadingWithPersonWords {
  tokens: readonly WishToken[]
  part: ReadingInLanguage
  placed: WishItemsByToken
  foods: FoodsByPlaceInWish
  /** "My son", a name. */
  kin: readonly TokenRange[]
  /** "He". */
  subjects: readonly TokenRange[]
  /** "Him". */
  objects: readonly TokenRange[]
  /** Those of them that are subjects. */
  people: readonly TokenRange[]
  /** "For". */
  gives: readonly TokenRange[]
  /** "Is", "has". */
  holds: readonly TokenRange[]
  /** Words by which a food is welcome: "loves". */
  welcome: readonly TokenRange[]
}

export function findPersonWordsOfReading(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
): ReadingWithPersonWords {
  const of = (mark: Parameters<typeof findWordsOfKind>[0]) =>
    findWordsOfKind(mark, tokens, part.offset, part.language)
  const kin = of('kin')
  const subjects = of('subjects')
  return {
    ...{
      tokens,
      part,
      placed: indexItemsByToken(part),
      foods: indexFoodsByPlace(parts, part),
      kin,
      subjects,
    },
    ...{ people: [...kin, ...subjects], objects: of('objects'), gives: of('gives') },
    ...{ holds: of('holds'), welcome: of('welcome') },
  }
}

/** What stands between two signs, or before or behind a word such as "but". */
export interface WishClause extends TokenRange {
  foods: readonly FoodWithState[]
  /** Those of which nothing is said. */
  open: readonly FoodWithState[]
  items: readonly WishItem[]
  /** Whether it denies something that it does not name: "Mia doesn't". */
  isDenial: boolean
  hasPerson: boolean
}

const turns = normalizedWordSet(wishContrastConjunctions)
const signs: readonly WishToken['gap'][] = ['comma', 'colon', 'dash', 'bracket', 'equals', 'end']

export function splitSentenceIntoClauses(read: ReadingWithPersonWords, sentence: TokenRange): WishClause[] {
  const stretches: TokenRange[] = []
  for (let at = sentence.from; at < sentence.to; at++) {
    const { gap, closesBracket, word } = read.tokens[at]!
    const begins = stretches.length === 0 || signs.includes(gap) || closesBracket || turns.has(word)
    if (begins) stretches.push({ from: at, to: at + 1 })
    else stretches.at(-1)!.to = at + 1
  }
  return stretches.map((stretch) => {
    const foods = read.foods.within(stretch)
    const places = read.placed.within(stretch)
    return {
      ...stretch,
      foods,
      open: foods.filter(({ state }) => state === 'open'),
      items: places.map((index) => read.part.reading.items[index]!),
      isDenial:
        foods.length === 0 &&
        (hasLooseNegation(read.part, places) || places.some((index) => isDenying(read, index))),
      hasPerson: read.people.some((each) => isTokenRangeWithin(each, stretch)),
    }
  })
}

/** "Not ok", "no puede": words that leave out what goes before and have found nothing; "but not Mia". */
function isDenying({ part: { reading } }: ReadingWithPersonWords, index: number): boolean {
  const { role, deniesApproval } = reading.items[index]!
  if (role === 'exceptNext') return reading.items[index + 1]?.role === 'unknown'
  return deniesApproval || (role === 'leavesOutPrevious' && !reading.excluding.has(index))
}

export const hasClauseItemOfRole = ({ items }: WishClause, role: WishItem['role']): boolean =>
  items.some((item) => item.role === role)

export const isClauseWithinRanges = (stretches: readonly TokenRange[], clause: TokenRange): boolean =>
  stretches.some((each) => isTokenRangeWithin(each, clause))
