import { compileLanguage, splitIntoPhrases } from '../compileLanguage.ts'
import { isLimitOrHarmWord, isWordOfNoLanguage } from '../detectWishLanguages.ts'
import { findFoodAtToken } from '../foods/findFoodAtToken.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import { wishHeadingWords } from '../languages/headings.ts'
import { wishOtherEaterWords } from '../languages/people/otherEaterWords.ts'
import { wishPersonWords } from '../languages/people/personWords.ts'
import { wishLanguages } from '../wishLanguages.ts'
import { splitWishIntoTokens, type WishToken } from '../wishTokens.ts'
import { baseFormsOfName, nameEndings, namesWithoutArabicPrefixes } from './nameForms.ts'
import { isFirstName, isNameOfFood } from './replaceFirstNames.ts'

/** A word that is one of no language, or a common first name, and stands where somebody's name does. */
export interface PersonNamePlace {
  /** Where it begins in the text, in UTF-16 units. */
  from: number
  /** What the name may be without its endings and prefixes, folded. */
  forms: ReadonlySet<string>
  /** Whether a capital letter says that it is a name; true in scripts without capitals. */
  isCapital: boolean
  /** The common first name that it is, without a surname behind it; else null. */
  firstName: string | null
}

/** The first words of phrases, folded. */
const firstWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap(splitIntoPhrases)
      .map((phrase) => normalizeWishWord(phrase.replace('!', '').split(/\s/)[0]!)),
  )

/** "For", "and", "my", "while" before a name. */
const openings = firstWords(
  wishLanguages.flatMap(({ id, joins }) => [
    joins,
    wishOtherEaterWords[id].turns,
    wishPersonWords[id].kin,
    wishPersonWords[id].gives,
  ]),
)
/** Words for "for"; in Hindi they stand after the name. */
const givesBefore = firstWords(
  wishLanguages.flatMap(({ id, allergyFollows }) => (allergyFollows ? [] : [wishPersonWords[id].gives])),
)
/** "With", "from", which stand before a name with a capital letter. */
const openingsOfCapitals = firstWords(wishLanguages.map(({ id }) => wishOtherEaterWords[id].reasons))
/** What somebody is, has, eats or does not, right behind a name; in Hindi what follows each name. */
const following = new Set([
  ...firstWords(
    wishLanguages.flatMap(({ id, uses, leavesOutEither, notNext, notEither }) => [
      ...[uses, leavesOutEither, notNext, notEither],
      wishOtherEaterWords[id].holds,
    ]),
  ),
  ...nameEndings,
])

const minLetters = 3
const signs: readonly WishToken['gap'][] = ['bracket', 'colon', 'dash', 'equals']
const isName = /^[\p{L}\p{M}]+$/u

/** Words of a text that stand as somebody's name does and are no other word: "no nuts for Pria", "Pria hates olives". */
export function findPersonNamePlaces(text: string): PersonNamePlace[] {
  const tokens = splitWishIntoTokens(text)
  return tokens.flatMap((token, at): PersonNamePlace[] => {
    const { word, typed, from, to } = token
    if (word.length < minLetters || !isName.test(typed) || wishHeadingWords.has(word)) return []
    const forms = new Set([...baseFormsOfName(word, true)].filter((form) => form.length >= minLetters))
    const written = text.slice(from, to)
    const isCapital = !/^\p{Ll}/u.test(written)
    const place = placeOf(text, tokens, at, isCapital)
    if (place === null) return []
    const name = place === 'sure' ? ([...forms].find(isFirstName) ?? null) : null
    const isUnknown = isUnknownIn(tokens, at)
    // "I" of Arabic is spelled like Anna.
    const isGuest = name !== null && (/^\p{Lu}/u.test(written) || isUnknown) && !beginsFood(tokens, at, 1)
    if (!isGuest && (!isUnknown || beginsFood(tokens, at, 0))) return []
    return [{ from, forms, isCapital, firstName: isGuest && !hasSurname(text, tokens, at) ? name : null }]
  })
}

/** How surely somebody's name stands at a word: behind "from" a place may stand as well. */
function placeOf(
  text: string,
  tokens: readonly WishToken[],
  at: number,
  isCapital: boolean,
): 'sure' | 'perhaps' | null {
  const { word, gap, from, to } = tokens[at]!
  const before = gap === 'space' ? tokens[at - 1]!.word : null
  const next = tokens[at + 1]
  if (/['’]s$/iu.test(text.slice(from, to)) || namesWithoutArabicPrefixes(word).length > 0) return 'sure'
  if (before !== null && openings.has(before)) return 'sure'
  // Spanish "para" is a form of a verb, too.
  const isFollowed = next?.gap === 'space' && !givesBefore.has(next.word)
  if (isFollowed && (following.has(next.word) || (isCapital && isLimitOrHarmWord(next.word)))) return 'sure'
  const isBeforeSign = next !== undefined && signs.includes(next.gap)
  const isBracketed = gap === 'bracket' && (next === undefined || next.gap !== 'space')
  if (isCapital && gap !== 'space' && (isBeforeSign || isBracketed)) return 'sure'
  return isCapital && before !== null && openingsOfCapitals.has(before) ? 'perhaps' : null
}

/** "Jamie Oliver": a capital letter begins a word that no language knows, too. */
function hasSurname(text: string, tokens: readonly WishToken[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.gap !== 'space' || !/^\p{Lu}/u.test(text.slice(next.from))) return false
  return isUnknownIn(tokens, at + 1) || isFirstName(next.word) || isNameOfFood(next.word)
}

const isUnknownIn = (tokens: readonly WishToken[], at: number): boolean =>
  [tokens[at]!.word, ...namesWithoutArabicPrefixes(tokens[at]!.word)].every(isWordOfNoLanguage)

/** Whether a name of a food begins at a word that has more words than so many. */
const beginsFood = (tokens: readonly WishToken[], at: number, maxWords: number): boolean =>
  wishLanguages.some(
    (language) => (findFoodAtToken(tokens, at, compileLanguage(language))?.length ?? 0) > maxWords,
  )
