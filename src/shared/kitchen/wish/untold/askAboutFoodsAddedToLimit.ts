import { addQuestionAboutFoods, tokensKnownInLanguage } from '../allergies/askAboutFoodsBesideHarm.ts'
import { indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import {
  wishAllFoodWords,
  wishAlsoWords,
  wishAnyFoodWords,
  wishContainsWords,
  wishDishRequestWords,
  wishPrepositionsBeforePersons,
} from '../languages/addedFoodWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { wishLanguages } from '../wishLanguages.ts'
import type { WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'

const anyFood = normalizedWordSet(wishAnyFoodWords)
const allFood = normalizedWordSet(wishAllFoodWords)
const holds = normalizedWordSet(wishContainsWords)
const further = normalizedWordSet(wishAlsoWords)
const asking = normalizedWordSet(wishDishRequestWords)
const forPersons = normalizedWordSet(wishPrepositionsBeforePersons)
const joins = new Set(
  wishLanguages.flatMap((language) => [...normalizedWordSet(language.joins.replaceAll('!', ''))]),
)

/** The most words from "anything" to "with", and from a word that joins to the end of its food. */
const maxBetween = 3
/** The most words of a clause that only adds a food to a limit: "and the same for sesame". */
const maxFurther = 6

/**
 * Asks about foods that may belong to the limit before them though no reading says so: "allergic to milk and anything with egg", "Also to
 * sesame.", "no dairy (butter is ok) or eggs", "no egg for Tim and peanuts for Lea", and, with a word of another language, "no kaju aur badam".
 */
export function askAboutFoodsAddedToLimit(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!parts.some(({ reading }) => reading.items.some(isFoodItem))) return
  const scores = parts.map((part) => tokensKnownInLanguage(part, []).size)
  for (const [index, part] of parts.entries()) {
    const isBest = scores[index] === Math.max(...scores)
    const limits = limitsOfPart(parts, part)
    for (const sentence of stretchesBetween(tokens, part.offset, (gap) => gap === 'end'))
      doubtSentence({ tokens, part, limits, isBest }, sentence)
    if (isBest) doubtClauses(tokens, part, limits)
  }
}

interface LimitsOfPart {
  /** Whether a food within a stretch is left out or asked about. */
  isLimited(stretch: TokenRange): boolean
  isAllergic(stretch: TokenRange): boolean
  /** Asks about the foods of a part of the wish that says nothing else about them. */
  ask(stretch: TokenRange): void
  areNamed(stretch: TokenRange): boolean
}

function limitsOfPart(parts: readonly ReadingInLanguage[], part: ReadingInLanguage): LimitsOfPart {
  const foods = indexFoodsByPlace(parts, part)
  return {
    isLimited: (stretch) => foods.within(stretch).some(({ state }) => state === 'limit'),
    isAllergic: (stretch) =>
      foods.within(stretch).some(({ index }) => part.reading.unwanted.get(index) === 'allergy'),
    ask: (stretch) => {
      const open = foods.within(stretch).filter(({ state }) => state === 'open')
      if (open.length > 0) addQuestionAboutFoods(part, [stretch], open)
    },
    areNamed: (stretch) => foods.within(stretch).length > 0,
  }
}

interface Read {
  tokens: readonly WishToken[]
  part: ReadingInLanguage
  limits: LimitsOfPart
  /** Whether no language understands more of the wish than the one of this part. */
  isBest: boolean
}

/** The foods behind "anything with", and behind "and" where a word before it breaks the list. */
function doubtSentence({ tokens, part, limits, isBest }: Read, sentence: TokenRange): void {
  for (let at = sentence.from; at < sentence.to; at++) {
    const { word, closesBracket } = tokens[at]!
    const behind = { from: at, to: endOfList(tokens, at, sentence.to) }
    const list = { from: startOfList(tokens, at, sentence.from), to: at }
    if (isBest && anyFood.has(word) && isHolding(tokens, behind)) {
      const isAllergic = allFood.has(word) && limits.isAllergic({ ...list, from: sentence.from })
      if (isAllergic || limits.isLimited(list)) limits.ask(behind)
    }
    if (!joins.has(word) || !limits.isLimited({ from: sentence.from, to: at })) continue
    // "Without egg for Tim and peanuts for Lea".
    const isForOthers = isForPersons(tokens, list) && isForPersons(tokens, behind) && limits.isLimited(list)
    const isBroken = closesBracket ? limits.areNamed(bracketBefore(tokens, at)) : isForeign(part, at)
    if (isForOthers || isBroken) limits.ask({ from: at, to: Math.min(behind.to, at + 1 + maxBetween) })
  }
}

/** "Also to sesame." */
function doubtClauses(tokens: readonly WishToken[], part: ReadingInLanguage, limits: LimitsOfPart): void {
  for (const clause of stretchesBetween(tokens, part.offset, (gap) => gap === 'end' || gap === 'comma')) {
    const words = tokens.slice(clause.from, clause.to).map(({ word }) => word)
    const isFurther = words.length <= maxFurther && words.some((word) => further.has(word))
    const isLater = limits.isLimited({ from: part.offset, to: clause.from }) && !limits.isLimited(clause)
    if (isFurther && isLater && !words.some((word) => asking.has(word))) limits.ask(clause)
  }
}

/** Whether the language of this part does not know a word: "aur" in an English list. */
function isForeign({ reading: { items }, offset }: ReadingInLanguage, at: number): boolean {
  const item = items.find(({ from, to }) => from + offset <= at && at < to + offset)
  return item?.role === 'unknown' && item.gap === 'space'
}

const isForPersons = (tokens: readonly WishToken[], { from, to }: TokenRange) =>
  tokens.slice(from, to).some(({ word }) => forPersons.has(word))

function isHolding(tokens: readonly WishToken[], { from, to }: TokenRange): boolean {
  return tokens.slice(from + 1, Math.min(to, from + 1 + maxBetween)).some(({ word }) => holds.has(word))
}

/** The next comma or the end of the sentence after a word. */
function endOfList(tokens: readonly WishToken[], at: number, end: number): number {
  let to = at + 1
  while (to < end && !['comma', 'bracket', 'colon', 'dash'].includes(tokens[to]!.gap)) to++
  return to
}

/** The comma or the beginning of the sentence before a word. */
function startOfList(tokens: readonly WishToken[], at: number, start: number): number {
  let from = at
  while (from > start && !['comma', 'bracket', 'colon', 'dash'].includes(tokens[from]!.gap)) from--
  return from
}

/** What stands in the bracket that ends before a word. */
function bracketBefore(tokens: readonly WishToken[], at: number): TokenRange {
  let from = at - 1
  while (from > 0 && tokens[from]!.gap !== 'bracket') from--
  return { from, to: at }
}

/** The parts of a text that such gaps separate. */
function stretchesBetween(
  tokens: readonly WishToken[],
  offset: number,
  separates: (gap: WishToken['gap']) => boolean,
): TokenRange[] {
  const stretches: TokenRange[] = []
  for (let from = offset; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && !separates(tokens[to]!.gap)) to++
    stretches.push({ from, to })
    from = to
  }
  return stretches
}
