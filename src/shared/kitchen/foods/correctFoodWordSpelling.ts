import { allFoodKeys } from './catalogueIndex.ts'
import { createHashSlots, hashText } from './compactKeyTable.ts'

/** Letters from which a word may be taken for a misspelling: shorter ones are too near to each other. */
const shortestWord = 7
const longestWord = 24

/**
 * Every name of a single word, and by the hash of what is left of it without a letter, open addressed, which word and
 * which letter that is: some 57,000 remainders, too many to keep as strings.
 */
interface Vocabulary {
  words: readonly string[]
  /** 0 where there is none, else one more than the word's index, the letter's place, and the bit `isSeveral`. */
  places: Int32Array
}

const letterBits = 6
const severalWordsFlag = 1 << 30
const empty = 0

let vocabulary: Vocabulary | null = null

/** The word itself (left out is then its length) or the word without one of its letters. */
const remainderOf = (word: string, leftOut: number) => word.slice(0, leftOut) + word.slice(leftOut + 1)

const wordAt = ({ words }: Vocabulary, kept: number) =>
  words[((kept & ~severalWordsFlag) >>> letterBits) - 1]!

/** The place where a remainder is kept, or the free one where it would be. */
function placeOf(known: Vocabulary, remainder: string): number {
  const { places } = known
  const mask = places.length - 1
  for (let place = hashText(remainder) & mask; ; place = (place + 1) & mask) {
    const kept = places[place]!
    if (kept === empty || remainderOf(wordAt(known, kept), kept & (2 ** letterBits - 1)) === remainder)
      return place
  }
}

function readVocabulary(): Vocabulary {
  const words = [...allFoodKeys()].filter((key) => isWord(key))
  const remainders = words.reduce((sum, { length }) => sum + length + 1, 0)
  const known = { words, places: createHashSlots(remainders) }
  for (const [index, word] of words.entries()) {
    for (let leftOut = 0; leftOut <= word.length; leftOut++) {
      const place = placeOf(known, remainderOf(word, leftOut))
      const kept = known.places[place]!
      if (kept === empty) known.places[place] = ((index + 1) << letterBits) | leftOut
      else if (wordAt(known, kept) !== word) known.places[place] = kept | severalWordsFlag
    }
  }
  return known
}

/** Names longer than what is looked up, by more than the one letter that may be missing, are near to nothing. */
function isWord(key: string): boolean {
  return key.length >= shortestWord && key.length <= longestWord + 1 && !key.includes(' ')
}

/** "Milchfrei" is no misspelt "Milchreis". */
const germanFreeFrom = /frei(?:e[mnrs]?)?$/

/**
 * The one name of a single word that is one letter away: dropped, added, changed or two exchanged, but never the
 * first. Null when there is none, or more than one.
 */
export function correctFoodWordSpelling(word: string): string | null {
  if (word.length < shortestWord || word.length > longestWord || germanFreeFrom.test(word)) return null
  vocabulary ??= readVocabulary()
  let meant: string | null = null
  for (let leftOut = 0; leftOut <= word.length; leftOut++) {
    const kept = vocabulary.places[placeOf(vocabulary, remainderOf(word, leftOut))]!
    const near = kept === empty ? word : wordAt(vocabulary, kept)
    if (kept & severalWordsFlag) return null
    if (near === word) continue
    if (near[0] !== word[0]) return null
    if (meant !== null && meant !== near) return null
    meant = near
  }
  return meant
}
