import { type FoodsByPlaceInWish, type FoodWithState, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { indexItemsByToken } from '../indexItemsByToken.ts'
import { wishHeadingWords } from '../languages/headings.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'

interface Entries {
  /** Every word for a person. */
  persons: readonly TokenRange[]
  /** Tokens that no language knows. */
  unknown: readonly number[]
}

/** Somebody with nothing but foods behind a colon, and where that ends. */
interface Entry {
  stretch: TokenRange
  foods: readonly FoodWithState[]
}

/**
 * Entries of a list of who must not have what, or of who wishes for what, which nobody can tell: "Mia: prawns", "Mum: nuts and
 * eggs", "Lily (7) – egg". A dish is wished for, "Mia: lasagne", as is what more is said of: "Mia: prawns with rice".
 */
export function findPersonFoodEntries(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  foods: FoodsByPlaceInWish,
  { persons, unknown }: Entries,
): Entry[] {
  const placed = indexItemsByToken(part)
  const isNext = (at: number) =>
    ['comma', 'bracket', 'dash', 'equals', 'end'].includes(tokens[at]!.gap) ||
    persons.some(({ from }) => from === at)
  return headsOf(tokens, { persons, unknown }).flatMap((head) => {
    if (head.from < part.offset) return []
    const found: FoodWithState[] = []
    let end = head.behind
    while (end < tokens.length) {
      const clause = { from: end, to: end + 1 }
      while (clause.to < tokens.length && !isNext(clause.to)) clause.to++
      const named = foods.within(clause)
      const isOfFoods = tokenPlacesInRange(clause).every(
        (at) => named.some(({ from, to }) => from <= at && at < to) || placed.holding(at)?.role === 'joins',
      )
      if (!isOfFoods || named.some((food) => isDish(part, food))) break
      found.push(...named)
      end = clause.to
      if (end < tokens.length && tokens[end]!.gap === 'end') break
    }
    return found.length > 0 ? [{ stretch: { from: head.from, to: end }, foods: found }] : []
  })
}

/** Words of a name at most: "my friend Anna-Lena". */
const maxNameWords = 4
/** Words of an age in brackets at most: "(7 years old)". */
const maxAgeWords = 3

/** Tokens that may be the name before a sign, whatever they are. */
export function tokensThatMayBeNames(tokens: readonly WishToken[]): ReadonlySet<number> {
  return new Set(signsOf(tokens).flatMap(tokenPlacesInRange))
}

/** A name before a punctuation mark, and the index of the token after it. */
interface Head extends TokenRange {
  behind: number
  sign: 'colon' | 'dash' | 'equals'
  hasAge: boolean
}

/** What stands before a colon, a dash or an equals sign: "Mia: prawns", "Mia (7) – prawns", "Mia = prawns". */
function signsOf(tokens: readonly WishToken[]): Head[] {
  return tokens.flatMap(({ gap }, behind) => {
    if (behind === 0 || (gap !== 'colon' && gap !== 'dash' && gap !== 'equals')) return []
    const age = startOfAge(tokens, behind)
    const to = age ?? behind
    return [{ from: startOfHead(tokens, to), to, behind, sign: gap, hasAge: age !== null }]
  })
}

function startOfAge(tokens: readonly WishToken[], behind: number): number | null {
  let from = behind - 1
  while (from > 0 && behind - from < maxAgeWords && tokens[from]!.gap === 'space') from--
  const isAge = from > 0 && tokens[from]!.gap === 'bracket' && /^\d{1,3}$/.test(tokens[from]!.word)
  return isAge ? from : null
}

function startOfHead(tokens: readonly WishToken[], to: number): number {
  let from = to - 1
  while (from > 0 && to - from < maxNameWords && isNameContinuedAcrossGap(tokens[from]!)) from--
  return from
}

/** Names before a sign, where all of it is people and words that must be names; before a dash alone, people. */
function headsOf(tokens: readonly WishToken[], { persons, unknown }: Entries): Head[] {
  const people = new Set(persons.flatMap(tokenPlacesInRange))
  const names = new Set([...people, ...unknown.filter((at) => isName(tokens[at]!))])
  return signsOf(tokens).filter((head) => {
    const named = head.sign === 'dash' && !head.hasAge ? people : names
    return (
      !isNameContinuedAcrossGap(tokens[head.from]!) && tokenPlacesInRange(head).every((at) => named.has(at))
    )
  })
}

/** Letters alone, and no heading of a meal or a list. On a phone names are typed without a capital, too. */
const isName = ({ typed, word }: WishToken): boolean =>
  /^[\p{L}\p{M}]+$/u.test(typed) && !wishHeadingWords.has(word)

function isDish({ reading: { items } }: ReadingInLanguage, { index }: FoodWithState): boolean {
  const { food } = items[index]!
  return food !== null && ['dish', 'treat'].includes(usualRoleOfFoodInDish(food))
}
