import { distance } from 'fastest-levenshtein'
import { canonicalUnitBySpelling } from '#shared/kitchen/lines/units/lineUnits.ts'
import { isNegation } from './denials.ts'
import type { SourceToken } from './sourceTokens.ts'

/** Letters and pairs that scanners mistake for one another, each by one letter that stands for all. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/rn|nn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1l|ijt]/g, 'l'],
  [/[0oceaq]/g, 'o'],
  [/5/g, 's'],
  [/[8h]/g, 'b'],
  [/[uy]/g, 'v'],
  [/[69]/g, 'g'],
]
const foldLookAlikes = (word: string) =>
  lookAlikes.reduce((folded, [letters, letter]) => folded.replaceAll(letters, letter), word)

const minFoldedLetters = 5
/** "rn" for "m" are two. */
const maxChangedLetters = 2

/**
 * Whether a word or number of a source stands for one that a model wrote. Numbers have the same value. Words are equal, are
 * spellings of one unit, or the source has a mistake of a scanner in a word of 5 letters or more that `isKnownWord` does not know:
 * a word that names a food is read as it stands.
 */
export function areEqualTokens(
  source: SourceToken,
  written: SourceToken,
  isKnownWord: (word: string) => boolean,
): boolean {
  if (source.kind !== written.kind) return false
  const [a, b] = [source.value, written.value]
  if (a === b) return true
  if (source.kind === 'number') return false
  const unit = unitOf(a)
  if (unit !== undefined && unit === unitOf(b)) return true
  return isMisreadAs(a, b) && !isNegation(source) && !isNegation(written) && !isKnownWord(a)
}

/** Comparisons of one recipe; a recipe of 400 lines in a text of 100,000 letters takes fewer than 10 million. */
const maxComparisons = 20_000_000

/**
 * `areEqualTokens` for one recipe, which reads each pair of words once. After 20 million comparisons, some seconds at most, no token equals
 * another: texts and lines that repeat themselves would take minutes.
 */
export function createTokenComparison(
  isKnownWord: (word: string) => boolean,
): (source: SourceToken, written: SourceToken) => boolean {
  let left = maxComparisons
  const known = new Map<string, Map<string, boolean>>()
  return (source, written) => {
    if (left-- <= 0 || source.kind !== written.kind) return false
    if (source.value === written.value) return true
    if (source.kind === 'number') return false
    const ofWritten = known.get(written.value) ?? new Map<string, boolean>()
    const found = ofWritten.get(source.value)
    if (found !== undefined) return found
    const isEqual = areEqualTokens(source, written, isKnownWord)
    known.set(written.value, ofWritten.set(source.value, isEqual))
    return isEqual
  }
}

/** The unit that a word is a spelling of; undefined for others. */
export const unitOf = (word: string): string | undefined =>
  word === 'T' ? 'tablespoon' : word === 't' ? 'teaspoon' : canonicalUnitBySpelling.get(word)

function isMisreadAs(source: string, written: string): boolean {
  if (Math.min(source.length, written.length) < minFoldedLetters) return false
  if (Math.abs(source.length - written.length) > 1) return false
  // A number within a word is read as it stands.
  if (/\p{N}/u.test(written)) return false
  const changed = distance(source, written)
  if (changed > maxChangedLetters || foldLookAlikes(source) !== foldLookAlikes(written)) return false
  return changed === 1 || source.length !== written.length
}
