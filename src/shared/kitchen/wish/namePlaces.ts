import { compiledLanguage, phrasesIn } from './compiledLanguage.ts'
import { isFirstName } from './firstNames.ts'
import { foldWord } from './foldWord.ts'
import { foodAt } from './foodAt.ts'
import { headings } from './languages/headings.ts'
import { otherEaterWords } from './languages/otherEaterWords.ts'
import { personWords } from './languages/personWords.ts'
import { languages } from './languages.ts'
import { nameEndings, unbentForms, withoutPrefixes } from './nameForms.ts'
import { tokensOf, type WishToken } from './wishTokens.ts'
import { isUnknownWord, tellsLimit } from './writtenIn.ts'

/** A word that is one of no language and stands where somebody's name does. */
export interface NamePlace {
  /** Where it begins in the text, in UTF-16 units. */
  from: number
  /** What the name may be without its endings and prefixes, folded. */
  forms: ReadonlySet<string>
  /** Whether a capital letter says that it is a name; true in scripts without capitals. */
  isCapital: boolean
}

/** The first words of phrases, folded. */
const firstWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(phrasesIn).map((phrase) => foldWord(phrase.replace('!', '').split(/\s/)[0]!)))

/** "For", "and", "my", "while" before a name. */
const openings = firstWords(
  languages.flatMap(({ id, joins }) => [
    joins,
    otherEaterWords[id].turns,
    personWords[id].kin,
    personWords[id].gives,
  ]),
)
/** The same, only before a capital letter: "with", "from". */
const openingsOfCapitals = firstWords(languages.map(({ id }) => otherEaterWords[id].reasons))
/** What somebody is, has, eats or does not, right behind a name; in Hindi what follows each name. */
const following = new Set([
  ...firstWords(
    languages.flatMap(({ id, uses, leavesOutEither, notNext, notEither }) => [
      ...[uses, leavesOutEither, notNext, notEither],
      otherEaterWords[id].holds,
    ]),
  ),
  ...nameEndings,
])

const minLetters = 4
const isName = /^[\p{L}\p{M}]+$/u

/** Words of a text that stand as somebody's name does and are no other word: "no nuts for Pria", "Pria hates olives". */
export function namePlacesIn(text: string): NamePlace[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at): NamePlace[] => {
    const { word, typed, from, to } = token
    if (word.length < minLetters || !isName.test(typed) || headings.has(word)) return []
    const forms = new Set([...unbentForms(word, true)].filter((form) => form.length >= minLetters - 1))
    const written = text.slice(from, to)
    const isCapital = !/^\p{Ll}/u.test(written)
    if (!isOfPerson(text, tokens, at, isCapital) || !isNoOtherWord(tokens, at)) return []
    return [{ from, forms, isCapital }]
  })
}

function isOfPerson(text: string, tokens: readonly WishToken[], at: number, isCapital: boolean): boolean {
  const { word, gap, from, to } = tokens[at]!
  const before = gap === 'space' ? tokens[at - 1]!.word : null
  const next = tokens[at + 1]
  if (/['’]s$/iu.test(text.slice(from, to)) || withoutPrefixes(word).length > 0) return true
  if (before !== null && (openings.has(before) || (isCapital && openingsOfCapitals.has(before)))) return true
  if (next?.gap === 'space' && (following.has(next.word) || (isCapital && tellsLimit(next.word)))) return true
  const isAlone = next === undefined || next.gap !== 'space'
  return isCapital && gap === 'bracket' && isAlone
}

/** Whether a word is a first name, or one that no language knows, and begins no name of a food. */
function isNoOtherWord(tokens: readonly WishToken[], at: number): boolean {
  const { word } = tokens[at]!
  const isUnknown = isFirstName(word) || [word, ...withoutPrefixes(word)].every(isUnknownWord)
  return isUnknown && languages.every((language) => foodAt(tokens, at, compiledLanguage(language)) === null)
}
