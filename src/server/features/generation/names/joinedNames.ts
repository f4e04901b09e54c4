import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'
import type { NumberedEaterName } from './nameTree.ts'

/** Minimum letters of a name that may be written as one word with another. */
const minName = 3
/** Maximum names in one such word. */
const maxNames = 3
const innerCapital = /(?<=\p{Ll})(?=\p{Lu})/u

/**
 * Returns a function that finds the replacement for a word in which names are joined: "MaraJonas", "marajonas",
 * "OmaMara"; else null. `names`: folded.
 */
export function createJoinedNameReplacer(
  names: readonly NumberedEaterName[],
): (typed: string) => string | null {
  const single = new Map<string, string>()
  for (const { words, number } of names)
    if (words.length === 1 && words[0]!.length >= minName && !single.has(words[0]!))
      single.set(words[0]!, number)
  const longest = Math.max(0, ...[...single.keys()].map((word) => word.length))
  const numbersIn = (word: string, left = maxNames): string[] | null => {
    if (left === 0) return null
    for (let length = minName; length <= Math.min(word.length, longest); length++) {
      const number = single.get(word.slice(0, length))
      if (number === undefined) continue
      if (isEnding(word.slice(length))) return [number]
      const rest = numbersIn(word.slice(length), left - 1)
      if (rest) return [number, ...rest]
    }
    return null
  }
  return (typed) => {
    const parts = typed.split(innerCapital)
    const replaced = parts.map((part) => numbersIn(normalizeWishWord(part))?.join(' ') ?? part)
    if (parts.length > 1 && replaced.some((part, at) => part !== parts[at])) return replaced.join(' ')
    const all = typed.length >= 2 * minName ? numbersIn(normalizeWishWord(typed)) : null
    return all && all.length > 1 ? [...new Set(all)].join(' ') : null
  }
}

const isEnding = (rest: string) => rest === '' || rest === 's'
