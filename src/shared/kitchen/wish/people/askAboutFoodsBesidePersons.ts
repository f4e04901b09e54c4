import { addQuestionAboutFoods, tokensKnownInLanguage } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import { indexFoodsByPlace, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { indexItemsByToken } from '../indexItemsByToken.ts'
import {
  wishAllergyMentionPattern,
  wishEatersHeadingPattern,
  wishEatsEverythingPattern,
  wishExceptingWords,
  wishOthersEatEverythingPattern,
} from '../languages/people/eaterContexts.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { findWordsOfKind, type TokenRange } from '../wordMarks.ts'
import {
  foodNameInReading,
  foodsOfRangeWithOnlyFoods,
  isCapitalizedToken,
  isNameAtToken,
  isNameOfMeal,
  isPersonAtToken,
  isUnknownCapitalizedNameAt,
  maxNameWords,
  type PersonFoodsEntry,
  type WishTextWithPersons,
} from './entriesOfFoods.ts'
import { findFoodsBeforePersons, isBehindSlash, type PersonInRemark } from './foodsBeforePersons.ts'

/**
 * Asks about foods that stand right beside a person without a word that says what of them: "Tim (nuts), the rest eat everything",
 * "nuts (Tim)",
 * "Guests: Olivia nuts, Jack shellfish". Without brackets that takes two people, a heading, others who eat everything, or a word of
 * allergies.
 */
export function askAboutFoodsBesidePersons(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  remarked: readonly PersonInRemark[],
): void {
  const understood = parts.map((part) => tokensKnownInLanguage(part, []))
  const best = Math.max(...understood.map(({ size }) => size))
  const unknown = new Set(tokens.keys().filter((at) => understood.every((known) => !known.has(at))))
  const exceptions = tokens
    .keys()
    .filter((at) => wishExceptingWords.has(tokens[at]!.word))
    .toArray()
  for (const [index, part] of parts.entries()) {
    if (understood[index]!.size !== best) continue
    const marked = (mark: Parameters<typeof findWordsOfKind>[0]) =>
      findWordsOfKind(mark, tokens, part.offset, part.language).flatMap(tokenPlacesInRange)
    const owners = new Set(marked('owners'))
    const people = new Set(marked('kin').filter((at) => !owners.has(at)))
    const placed = indexItemsByToken(part)
    const passed = new Set([
      ...[...owners, ...marked('holds'), ...marked('turns')],
      ...tokens.keys().filter((at) => passedRoles.includes(placed.holding(at)?.role ?? 'food')),
    ])
    if (wishEatsEverythingPattern.test(text))
      for (const at of [...marked('gives'), ...marked('reasons'), ...marked('links')]) passed.add(at)
    if (wishAllergyMentionPattern.test(text))
      for (const at of [...marked('reasons'), ...marked('links'), ...exceptions]) passed.add(at)
    const foods = indexFoodsByPlace(parts, part)
    readPart({ text, tokens, part, placed, foods, people, passed, unknown }, remarked)
  }
}

const passedRoles: readonly string[] = ['idle', 'pronouns', 'joins']

function readPart(read: WishTextWithPersons, remarked: readonly PersonInRemark[]): void {
  const entries = [
    ...bracketEntries(read),
    ...plainEntries(read),
    ...findFoodsBeforePersons(read, remarked, wishEatsEverythingPattern.test(read.text)),
  ]
  if (entries.length === 0) return
  const isOfList =
    wishOthersEatEverythingPattern.test(read.text) ||
    wishEatersHeadingPattern.test(read.text) ||
    wishAllergyMentionPattern.test(read.text)
  const isHarmful = ({ foods }: PersonFoodsEntry) =>
    foods.some((food) => isLikelyAllergyFood(foodNameInReading(read.part, food)))
  const isTold = isOfList || (entries.length > 1 && entries.some(({ isSure }) => isSure))
  for (const entry of entries) {
    if (!entry.isBracket && !isTold) continue
    if (!isOfList && !entries.some(isHarmful)) continue
    const foods = entry.foods.filter(
      (food) => food.state === 'open' && (isOfList || !isNameOfMeal(foodNameInReading(read.part, food))),
    )
    if (foods.length > 0) addQuestionAboutFoods(read.part, [entry.stretch], foods)
  }
}

/** "Tim (nuts)", "my son (7, nuts and milk)". */
function bracketEntries(read: WishTextWithPersons): PersonFoodsEntry[] {
  const found = bracketEntriesOf(read, false)
  return found.some(({ isSure }) => isSure) ? bracketEntriesOf(read, true) : found
}

function bracketEntriesOf(read: WishTextWithPersons, mayBeWord: boolean): PersonFoodsEntry[] {
  const { text, tokens, part } = read
  return tokens.flatMap(({ gap, from: start }, at) => {
    if (at <= part.offset || gap !== 'bracket') return []
    if (!/[([]/.test(text.slice(tokens[at - 1]!.to, start))) return []
    const close = tokens.findIndex(
      (token, index) => index > at && (token.closesBracket || token.gap === 'end'),
    )
    const to = close === -1 ? tokens.length : close
    let last = at - 1
    while (last > part.offset && /^\d+$/.test(tokens[last]!.word)) last--
    const head = headBefore(read, last, mayBeWord)
    const foods = foodsOfRangeWithOnlyFoods(read, { from: at, to })
    if (head === null || foods === null) return []
    return [{ stretch: { from: head.from, to }, foods, isSure: head.isSure, isBracket: true }]
  })
}

/**
 * The person whose last word stands at a token; unknown words are one where nothing but "and" stands before them. `mayBeWord`: whether
 * any word alone may be a name, as in "Sara (eggs), Will (fish)".
 */
function headBefore(
  read: WishTextWithPersons,
  last: number,
  mayBeWord: boolean,
): { from: number; isSure: boolean } | null {
  const { tokens, part, people, unknown, passed } = read
  if (isPersonAtToken(read, last)) {
    let from = last
    while (from > part.offset && isNameContinuedAcrossGap(tokens[from]!) && people.has(from - 1)) from--
    return { from, isSure: true }
  }
  let from = last
  while (from > part.offset && isNameContinuedAcrossGap(tokens[from]!) && !passed.has(from - 1)) from--
  if (last - from >= maxNameWords) return null
  const isUnknown = tokenPlacesInRange({ from, to: last + 1 }).every(
    (at) => unknown.has(at) && isNameAtToken(read, at),
  )
  if (isUnknown) return { from, isSure: false }
  const isAlone = from === last && isNameAtToken(read, last)
  return isAlone && mayBeWord ? { from, isSure: false } : null
}

/** "Olivia nuts", "my son eggs and milk". */
function plainEntries(read: WishTextWithPersons): PersonFoodsEntry[] {
  const found = plainEntriesOf(read, false)
  return found.some(({ isSure }) => isSure) ? plainEntriesOf(read, true) : found
}

function plainEntriesOf(read: WishTextWithPersons, mayBeWord: boolean): PersonFoodsEntry[] {
  const entries: PersonFoodsEntry[] = []
  let before: PersonFoodsEntry | null = null
  for (const clause of clausesOf(read)) {
    const head = headOf(read, clause) ?? (mayBeWord ? wordBefore(read, clause) : null)
    const foods = foodsOfRangeWithOnlyFoods(read, { from: head ?? clause.from, to: clause.to })
    if (foods === null) before = null
    else if (head !== null) {
      const isSure = isPersonAtToken(read, head - 1)
      before = { stretch: clause, foods, isSure, isBracket: false }
      entries.push(before)
    } else if (before !== null && !foods.some((food) => isNameOfMeal(foodNameInReading(read.part, food)))) {
      before.stretch = { from: before.stretch.from, to: clause.to }
      before.foods.push(...foods)
    } else before = null
  }
  return entries
}

function clausesOf(read: WishTextWithPersons): TokenRange[] {
  const { tokens, part, passed, placed } = read
  const clauses: TokenRange[] = []
  for (let at = part.offset; at < tokens.length; at++) {
    const isJoin = placed.beginningAt(at)?.role === 'joins' && passed.has(at)
    const isWithin = isNameContinuedAcrossGap(tokens[at]!) || isBehindSlash(read, { from: at, to: at + 1 })
    if (clauses.length === 0 || !isWithin || isJoin) clauses.push({ from: at, to: at + 1 })
    else clauses.at(-1)!.to = at + 1
  }
  return clauses
}

/** The token behind the name with which a clause begins. */
function headOf(read: WishTextWithPersons, { from, to }: TokenRange): number | null {
  let at = from
  while (at < to && read.passed.has(at) && !isPersonAtToken(read, at)) at++
  const first = at
  while (
    at < to &&
    at - first < maxNameWords &&
    (isPersonAtToken(read, at) || isUnknownCapitalizedNameAt(read, at))
  )
    at++
  return at > first && at < to ? at : null
}

/** "Will" in "Kate egg, Will fish". */
function wordBefore(read: WishTextWithPersons, { from, to }: TokenRange): number | null {
  const { gap, listSign } = read.tokens[from]!
  const isFollowing = gap !== 'end' || listSign !== null
  return isFollowing && to > from + 1 && isCapitalizedToken(read, from) && isNameAtToken(read, from)
    ? from + 1
    : null
}
