/**
 * Words of handling: parts of patterns for folded text (no accents), by what they mean and by language. All languages are
 * looked for at once; a step names its food in one of them.
 */
interface InLanguages {
  english: readonly string[]
  german: readonly string[]
  french: readonly string[]
  spanish: readonly string[]
}

const patternOf = ({ english, german, french, spanish }: InLanguages) =>
  `(?<!\\p{L})(?:${[...english, ...german, ...french, ...spanish].join('|')})(?!\\p{L})`
export const wordsOf = (words: InLanguages) => new RegExp(patternOf(words), 'iu')
/** A pattern to replace all of its matches in a text. */
export const everyOf = (words: InLanguages) => new RegExp(patternOf(words), 'giu')
