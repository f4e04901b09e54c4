import { isLikelyAllergyFood } from '../clauses.ts'
import { isWordOfNoLanguage } from '../detectWishLanguages.ts'
import type { BracketedRemark } from '../exclusions/bracketedRemarks.ts'
import { tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { wishPersonWord } from '../languages/people/personWords.ts'
import { isNameContinuedAcrossGap, splitWishIntoTokens, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import {
  foodNameInReading,
  foodsOfRangeWithOnlyFoods,
  isCapitalizedToken,
  isNameAtToken,
  isNameOfMeal,
  isPersonAtToken,
  type PersonFoodsEntry,
  type WishTextWithPersons,
} from './entriesOfFoods.ts'
import { replaceNamesByPersonWord } from './persons.ts'
import { isFirstName } from './replaceFirstNames.ts'

const signs: readonly WishToken['gap'][] = ['bracket', 'equals', 'colon', 'dash']

/**
 * Foods with nothing but people behind them: "nuts (Tim), gluten (Anna)", "nuts = Tim". `mayBePlain`: whether no sign is needed, as
 * in "nuts for Tim, the rest eat everything".
 */
export function findFoodsBeforePersons(
  read: WishTextWithPersons,
  persons: readonly PersonInRemark[],
  mayBePlain: boolean,
): PersonFoodsEntry[] {
  const found = entriesOf(read, persons, { mayBePlain, mayBeWord: false })
  const hasSure = found.some(({ isSure }) => isSure)
  if (!hasSure && !mayBePlain && found.length < 2) return []
  return hasSure || mayBePlain ? entriesOf(read, persons, { mayBePlain, mayBeWord: true }) : found
}

/** `mayBeWord`: whether any word alone may be a name, as in "eggs (Sara), fish (Will)". */
interface Allowance {
  mayBePlain: boolean
  mayBeWord: boolean
}

function entriesOf(
  read: WishTextWithPersons,
  persons: readonly PersonInRemark[],
  allowance: Allowance,
): PersonFoodsEntry[] {
  const { tokens, part } = read
  const starts = tokens.keys().filter((at) => at > part.offset && mayBegin(read, at, allowance.mayBePlain))
  const remarked = persons.filter(({ isSure, isUnknown }) => isSure || isUnknown || allowance.mayBeWord)
  return [
    ...starts.toArray().flatMap((at) => entryAt(read, at, allowance) ?? []),
    ...remarked.flatMap((person) => entryOfRemark(read, person) ?? []),
  ]
}

/** Somebody in brackets, by the place in the text at which the brackets begin. */
export interface PersonInRemark {
  from: number
  isSure: boolean
  /** Whether no language knows a word of it. */
  isUnknown: boolean
}

/** Remarks that name people, of which a common first name, kin and somebody at the table are sure: "nuts (Tim)". */
export function findPersonsInRemarks(
  remarks: readonly BracketedRemark[],
  names: readonly string[],
): PersonInRemark[] {
  return remarks.flatMap(({ from, said, isName, isKin }) => {
    if (!isName && !isKin) return []
    const words = replaceNamesByPersonWord(said, splitWishIntoTokens(said), names).map(({ word }) => word)
    const isSure = isKin || words.some((word) => word === wishPersonWord || isFirstName(word))
    return [{ from, isSure, isUnknown: words.every(isWordOfNoLanguage) }]
  })
}

function entryOfRemark(read: WishTextWithPersons, { from, isSure }: PersonInRemark): PersonFoodsEntry | null {
  const end = read.tokens.findLastIndex((token) => token.to <= from) + 1
  const isBeside = end > read.part.offset && read.text.slice(read.tokens[end - 1]!.to, from).trim() === ''
  return isBeside ? entryOf(read, { from: end, to: end }, { isSure, isBracket: true }) : null
}

/** Whether a word may begin the people behind a food. */
function mayBegin({ tokens, placed }: WishTextWithPersons, at: number, mayBePlain: boolean): boolean {
  const isFoodBefore = (placed.holding(at - 1)?.food ?? null) !== null
  return (
    isFoodBefore && (signs.includes(tokens[at]!.gap) || (mayBePlain && isNameContinuedAcrossGap(tokens[at]!)))
  )
}

function entryAt(read: WishTextWithPersons, at: number, { mayBeWord }: Allowance): PersonFoodsEntry | null {
  const { tokens } = read
  const isBracket = tokens[at]!.gap === 'bracket'
  const isPlain = !signs.includes(tokens[at]!.gap)
  if (isBracket && !/[([]/.test(read.text.slice(tokens[at - 1]!.to, tokens[at]!.from))) return null
  let to = at + 1
  while (to < tokens.length && !isEnd(tokens[to]!, isBracket)) to++
  const people = tokenPlacesInRange({ from: at, to }).filter(
    (place) => !read.passed.has(place) || isPersonAtToken(read, place),
  )
  const isSure = people.some((place) => isPersonAtToken(read, place))
  const areNames = people.every(
    (place) => isPersonAtToken(read, place) || isUnknownName(read, place, isPlain),
  )
  if (!(people.length > 0 && areNames) && !(mayBeWord && isNameAlone(read, { from: at, to }))) return null
  return entryOf(read, { from: at, to }, { isSure, isBracket })
}

/** The foods before a stretch of people, where one of them may harm somebody and nothing else is said. */
function entryOf(
  read: WishTextWithPersons,
  people: TokenRange,
  what: Pick<PersonFoodsEntry, 'isSure' | 'isBracket'>,
): PersonFoodsEntry | null {
  const from = startOfFoods(read, people.from)
  const foods = foodsOfRangeWithOnlyFoods(read, { from, to: people.from })?.filter(
    (food) => !isNameOfMeal(foodNameInReading(read.part, food)),
  )
  if (!foods?.some((food) => isLikelyAllergyFood(foodNameInReading(read.part, food)))) return null
  return { stretch: { from, to: people.to }, foods, ...what }
}

const isEnd = ({ gap, closesBracket }: WishToken, isBracket: boolean): boolean =>
  closesBracket || gap === 'end' || (!isBracket && (gap === 'comma' || signs.includes(gap)))

/** "Will" behind "for", or between two brackets. */
function isNameAlone(read: WishTextWithPersons, { from, to }: TokenRange): boolean {
  const isLast = tokenPlacesInRange({ from, to: to - 1 }).every((at) => read.passed.has(at))
  return isLast && isNameAtToken(read, to - 1) && mayBeCapital(read, to - 1)
}

/** Whether a word begins with a capital letter, or its script has none. */
const mayBeCapital = (read: WishTextWithPersons, at: number): boolean =>
  isCapitalizedToken(read, at) || !/\p{Ll}/u.test(read.text.slice(read.tokens[at]!.from, read.tokens[at]!.to))

/** Without a sign before it, "cenar" is no name. */
const isUnknownName = (read: WishTextWithPersons, at: number, isPlain: boolean): boolean =>
  read.unknown.has(at) && isNameAtToken(read, at) && (!isPlain || mayBeCapital(read, at))

/** Where the foods begin that end before a word, over commas as well. */
function startOfFoods(read: WishTextWithPersons, end: number): number {
  const { tokens, placed, passed, part } = read
  const isOfList = (at: number) =>
    !isPersonAtToken(read, at) && (passed.has(at) || (placed.holding(at)?.food ?? null) !== null)
  const goesOn = ({ gap, closesBracket }: WishToken) =>
    (isNameContinuedAcrossGap({ gap }) || gap === 'and' || gap === 'comma') && !closesBracket
  let from = end - 1
  while (from > part.offset && goesOn(tokens[from]!) && isOfList(from - 1)) from--
  return from
}

/** Whether a slash stands between a person and what follows: "Tim/nuts". */
export function isBehindSlash(read: WishTextWithPersons, { from }: TokenRange): boolean {
  const before = read.tokens[from - 1]
  if (before === undefined || !isNameAtToken(read, from - 1)) return false
  return read.text.slice(before.to, read.tokens[from]!.from).trim() === '/'
}
