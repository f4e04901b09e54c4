import { isLikelyAllergyFood } from '../clauses.ts'
import type { Remark } from '../exclusions/remarks.ts'
import { placesOf } from '../foods/foodStates.ts'
import { personWord } from '../languages/personWords.ts'
import { isWithinName, tokensOf, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'
import { isUnknownWord } from '../writtenIn.ts'
import {
  foodsIfNothingElse,
  isCapital,
  isMeal,
  isNameAt,
  isPerson,
  nameOf,
  type PersonFoodsEntry,
  type PersonsText,
} from './entriesOfFoods.ts'
import { isFirstName } from './firstNames.ts'
import { replaceNamesByPersonWord } from './persons.ts'

const signs: readonly WishToken['gap'][] = ['bracket', 'equals', 'colon', 'dash']

/**
 * Foods with nothing but people behind them: "nuts (Tim), gluten (Anna)", "nuts = Tim". `mayBePlain`: whether no sign is needed, as
 * in "nuts for Tim, the rest eat everything".
 */
export function entriesBeforePersons(
  read: PersonsText,
  persons: readonly RemarkedPerson[],
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
  read: PersonsText,
  persons: readonly RemarkedPerson[],
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
export interface RemarkedPerson {
  from: number
  isSure: boolean
  /** Whether no language knows a word of it. */
  isUnknown: boolean
}

/** Remarks that name people, of which a common first name, kin and somebody at the table are sure: "nuts (Tim)". */
export function personsRemarked(remarks: readonly Remark[], names: readonly string[]): RemarkedPerson[] {
  return remarks.flatMap(({ from, said, isName, isKin }) => {
    if (!isName && !isKin) return []
    const words = replaceNamesByPersonWord(said, tokensOf(said), names).map(({ word }) => word)
    const isSure = isKin || words.some((word) => word === personWord || isFirstName(word))
    return [{ from, isSure, isUnknown: words.every(isUnknownWord) }]
  })
}

function entryOfRemark(read: PersonsText, { from, isSure }: RemarkedPerson): PersonFoodsEntry | null {
  const end = read.tokens.findLastIndex((token) => token.to <= from) + 1
  const isBeside = end > read.part.offset && read.text.slice(read.tokens[end - 1]!.to, from).trim() === ''
  return isBeside ? entryOf(read, { from: end, to: end }, { isSure, isBracket: true }) : null
}

/** Whether a word may begin the people behind a food. */
function mayBegin({ tokens, placed }: PersonsText, at: number, mayBePlain: boolean): boolean {
  const isFoodBefore = (placed.holding(at - 1)?.food ?? null) !== null
  return isFoodBefore && (signs.includes(tokens[at]!.gap) || (mayBePlain && isWithinName(tokens[at]!)))
}

function entryAt(read: PersonsText, at: number, { mayBeWord }: Allowance): PersonFoodsEntry | null {
  const { tokens } = read
  const isBracket = tokens[at]!.gap === 'bracket'
  const isPlain = !signs.includes(tokens[at]!.gap)
  if (isBracket && !/[([]/.test(read.text.slice(tokens[at - 1]!.to, tokens[at]!.from))) return null
  let to = at + 1
  while (to < tokens.length && !isEnd(tokens[to]!, isBracket)) to++
  const people = placesOf({ from: at, to }).filter(
    (place) => !read.passed.has(place) || isPerson(read, place),
  )
  const isSure = people.some((place) => isPerson(read, place))
  const areNames = people.every((place) => isPerson(read, place) || isUnknownName(read, place, isPlain))
  if (!(people.length > 0 && areNames) && !(mayBeWord && isNameAlone(read, { from: at, to }))) return null
  return entryOf(read, { from: at, to }, { isSure, isBracket })
}

/** The foods before a stretch of people, where one of them may harm somebody and nothing else is said. */
function entryOf(
  read: PersonsText,
  people: TokenRange,
  what: Pick<PersonFoodsEntry, 'isSure' | 'isBracket'>,
): PersonFoodsEntry | null {
  const from = startOfFoods(read, people.from)
  const foods = foodsIfNothingElse(read, { from, to: people.from })?.filter(
    (food) => !isMeal(nameOf(read.part, food)),
  )
  if (!foods?.some((food) => isLikelyAllergyFood(nameOf(read.part, food)))) return null
  return { stretch: { from, to: people.to }, foods, ...what }
}

const isEnd = ({ gap, closesBracket }: WishToken, isBracket: boolean): boolean =>
  closesBracket || gap === 'end' || (!isBracket && (gap === 'comma' || signs.includes(gap)))

/** "Will" behind "for", or between two brackets. */
function isNameAlone(read: PersonsText, { from, to }: TokenRange): boolean {
  const isLast = placesOf({ from, to: to - 1 }).every((at) => read.passed.has(at))
  return isLast && isNameAt(read, to - 1) && mayBeCapital(read, to - 1)
}

/** Whether a word begins with a capital letter, or its script has none. */
const mayBeCapital = (read: PersonsText, at: number): boolean =>
  isCapital(read, at) || !/\p{Ll}/u.test(read.text.slice(read.tokens[at]!.from, read.tokens[at]!.to))

/** Without a sign before it, "cenar" is no name. */
const isUnknownName = (read: PersonsText, at: number, isPlain: boolean): boolean =>
  read.unknown.has(at) && isNameAt(read, at) && (!isPlain || mayBeCapital(read, at))

/** Where the foods begin that end before a word, over commas as well. */
function startOfFoods(read: PersonsText, end: number): number {
  const { tokens, placed, passed, part } = read
  const isOfList = (at: number) =>
    !isPerson(read, at) && (passed.has(at) || (placed.holding(at)?.food ?? null) !== null)
  const goesOn = ({ gap, closesBracket }: WishToken) =>
    (isWithinName({ gap }) || gap === 'and' || gap === 'comma') && !closesBracket
  let from = end - 1
  while (from > part.offset && goesOn(tokens[from]!) && isOfList(from - 1)) from--
  return from
}

/** Whether a slash stands between a person and what follows: "Tim/nuts". */
export function isBehindSlash(read: PersonsText, { from }: TokenRange): boolean {
  const before = read.tokens[from - 1]
  if (before === undefined || !isNameAt(read, from - 1)) return false
  return read.text.slice(before.to, read.tokens[from]!.from).trim() === '/'
}
