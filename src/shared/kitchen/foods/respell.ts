import { allKeys } from './catalogueIndex.ts'

/** Letters from which a word may be taken for a misspelling: shorter ones are too near to each other. */
const shortestWord = 7

let wordByRemainder: Map<string, string | null> | null = null

/** The word itself and the word without any one of its letters. */
function remaindersOf(word: string): string[] {
  const remainders = [word]
  for (let index = 0; index < word.length; index++)
    remainders.push(word.slice(0, index) + word.slice(index + 1))
  return remainders
}

function readVocabulary(): Map<string, string | null> {
  const byRemainder = new Map<string, string | null>()
  for (const key of allKeys()) {
    if (key.includes(' ') || key.length < shortestWord) continue
    for (const remainder of remaindersOf(key)) {
      const other = byRemainder.get(remainder)
      byRemainder.set(remainder, other === undefined || other === key ? key : null)
    }
  }
  return byRemainder
}

/**
 * The one name of a single word that is one letter away: dropped, added, changed or two exchanged, but never the
 * first. Null when there is none, or more than one.
 */
export function respelt(word: string): string | null {
  if (word.length < shortestWord || word.length > 24) return null
  wordByRemainder ??= readVocabulary()
  let meant: string | null = null
  for (const remainder of remaindersOf(word)) {
    const near = wordByRemainder.get(remainder)
    if (near === undefined || near === word) continue
    if (near === null || near[0] !== word[0]) return null
    if (meant !== null && meant !== near) return null
    meant = near
  }
  return meant
}
