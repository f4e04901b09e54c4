import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'

/** Single words, and beginnings of words by their first two letters. */
export interface WordsAndBeginnings {
  whole: ReadonlySet<string>
  beginnings: ReadonlyMap<string, readonly string[]>
}

const phrasesOf = (text: string): string[] => text.split(',').flatMap((phrase) => phrase.trim() || [])

/** The phrases of one word in a text of phrases; those with a sign for how they are written or bent are left out. */
export function parseWordSet(text: string, minLength = 1): WordsAndBeginnings {
  const words = phrasesOf(text).filter((phrase) => !/[\s!~]/.test(phrase))
  const isLong = (word: string) => word.length >= minLength
  const beginnings = words
    .filter((word) => word.endsWith('*'))
    .map((word) => normalizeWishWord(word.slice(0, -1)))
  return {
    whole: new Set(
      words
        .filter((word) => !word.endsWith('*'))
        .map(normalizeWishWord)
        .filter(isLong),
    ),
    beginnings: Map.groupBy(beginnings.filter(isLong), (word) => word.slice(0, 2)),
  }
}

export const isInWordSet = (word: string, { whole, beginnings }: WordsAndBeginnings): boolean =>
  whole.has(word) ||
  beginnings.get(word.slice(0, 2))?.some((beginning) => word.startsWith(beginning)) === true

/**
 * A pattern that finds any phrase of a text as whole words of folded text; one that finds nothing where there is none. `joined`
 * are letters that may be written before its first word, as Arabic writes "and".
 */
export function phrasePattern(text: string, joined = ''): RegExp {
  const phrases = phrasesOf(text)
    .map(
      (phrase) =>
        normalizeWishWord(phrase.replace(/\*$/, '')).replace(/\s+/g, "[\\s’']+") +
        (phrase.endsWith('*') ? '[\\p{L}\\p{M}]*' : ''),
    )
    .sort((a, b) => b.length - a.length)
  const body = phrases.length === 0 ? '(?!)' : `(?:${phrases.join('|')})`
  const before = joined === '' ? '' : `[${joined}]?`
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}${body}(?![\\p{L}\\p{M}])`, 'u')
}
