import { findPersonNamePlaces, type PersonNamePlace } from '#shared/kitchen/wish/people/namePlaces.ts'
import { labelOfGuestForModel } from '../personNumber.ts'
import type { FoundEaterName, NumberedEaterName } from './nameTree.ts'

/** Minimum letters of a name for which a word may be a misspelling; more where the word has no capital letter. */
const minLetters = 4
const minWithoutCapital = 5

/**
 * Names in a wish that do not match a member's name exactly, by their positions: words in the position of a person's
 * name that are no words of a language and one letter away from a member's name, "Pria" for "Priya"; and common first
 * names, of guests. `names`: folded.
 */
export function findInexactNamesInWish(
  text: string,
  names: readonly NumberedEaterName[],
): ReadonlyMap<number, FoundEaterName> {
  const single = names.filter(({ words }) => words.length === 1 && words[0]!.length >= minLetters)
  const guests: string[] = []
  return new Map(
    findPersonNamePlaces(text).flatMap((place) => {
      const name =
        single.find(({ words }) => isNear(place, words[0]!)) ??
        (place.firstName === null ? single.find(({ words }) => isCutShort(place, words[0]!)) : undefined)
      if (name) return [[place.from, { length: 1, number: name.number, rank: name.rank }]]
      if (place.firstName === null) return []
      if (!guests.includes(place.firstName)) guests.push(place.firstName)
      const number = labelOfGuestForModel(guests.indexOf(place.firstName))
      return [[place.from, { length: 1, number, rank: names.length }]]
    }),
  )
}

function isNear({ forms, isCapital }: PersonNamePlace, name: string): boolean {
  if (!isCapital && name.length < minWithoutCapital) return false
  return [...forms].some((form) => form.length >= minLetters - 1 && isOneLetterApart(form, name, isCapital))
}

/** Minimum letters of a shortened name: "Kathi" for Katharina, "Seb" for Sebastian. */
const minCut = 3

function isCutShort({ forms, isCapital }: PersonNamePlace, name: string): boolean {
  if (!isCapital) return false
  const isBeginning = (cut: string) =>
    cut.length >= minCut && name.length >= cut.length + 2 && name.startsWith(cut)
  return [...forms].some((form) => isBeginning(form) || isBeginning(form.replace(/(?:ie|[iyou])$/u, '')))
}

const vowels = /[aeiouy]/

/**
 * Whether the words differ by one letter that is missing, added, different, or swapped with the next. `mayBeAny`:
 * whether the different letter may be a consonant, as in "cenar", which is a verb, for "Cesar".
 */
function isOneLetterApart(one: string, other: string, mayBeAny: boolean): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = one.slice(start)
  const restOfOther = other.slice(start)
  if (rest.slice(1) === restOfOther || rest === restOfOther.slice(1)) return true
  if (rest.slice(2) === restOfOther.slice(2) && rest[0] === restOfOther[1] && rest[1] === restOfOther[0])
    return true
  if (rest.slice(1) !== restOfOther.slice(1)) return false
  return mayBeAny || (vowels.test(rest[0]!) && vowels.test(restOfOther[0]!))
}
