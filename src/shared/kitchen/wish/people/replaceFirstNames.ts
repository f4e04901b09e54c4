import { compileLanguage, splitIntoPhrases } from '../compileLanguage.ts'
import { isLimitOrHarmWord } from '../detectWishLanguages.ts'
import { findFoodAtToken } from '../foods/findFoodAtToken.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import { wishHeadingWords } from '../languages/headings.ts'
import * as listed from '../languages/people/firstNames.ts'
import { wishOtherEaterWords } from '../languages/people/otherEaterWords.ts'
import { wishPersonWord, wishPersonWords } from '../languages/people/personWords.ts'
import { wishLanguages } from '../wishLanguages.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { namesWithoutArabicPrefixes } from './nameForms.ts'

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(normalizeWishWord))

const names = namesIn(listed.wishFirstNames)
const namesThatAreFoods = namesIn(listed.wishNamesThatAreFoods)

/** Whether a word is a name and a food as well. */
export const isNameOfFood = (word: string): boolean => namesThatAreFoods.has(word)

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(splitIntoPhrases).map((word) => normalizeWishWord(word.replace('!', ''))))

/** Whether a word is a common first name and no food. */
export const isFirstName = (word: string): boolean => names.has(word) && !namesThatAreFoods.has(word)

/** Words right before a name: "and Emma", "while Emma", "my friend Emma", "for Emma". */
const openings = wordsOf(
  wishLanguages.flatMap(({ id, joins }) => [
    joins,
    wishOtherEaterWords[id].turns,
    wishOtherEaterWords[id].links,
    wishPersonWords[id].kin,
    wishPersonWords[id].gives,
  ]),
)
/** Words right behind a name that is said to have an allergy: "María a las gambas". */
const ties = wordsOf(
  wishLanguages.flatMap(({ id }) => [wishOtherEaterWords[id].links, wishOtherEaterWords[id].holds]),
)

const signs: readonly WishToken['gap'][] = ['colon', 'dash', 'bracket', 'equals']

/**
 * Tokens with common first names made one word for a person where they stand as a person does in a wish with a limit: else "Emma" and
 * "María" are foods of the catalogue.
 */
export function replaceFirstNamesByPersonWord(
  text: string,
  tokens: readonly WishToken[],
): readonly WishToken[] {
  const places = tokens.flatMap((token, at) =>
    nameOf(token) === null || wishHeadingWords.has(token.word) ? [] : [at],
  )
  if (places.length === 0) return tokens
  const hasLimit = tokens.some(
    ({ gap, word }, at) => (at > 0 && signs.includes(gap)) || isLimitOrHarmWord(word),
  )
  if (!hasLimit) return tokens
  const read = [...tokens]
  for (const at of places) {
    const name = nameOf(read[at]!)!
    if (!isPerson(text, read, at, name)) continue
    const word = `${read[at]!.word.slice(0, -name.length)}${wishPersonWord}`
    read[at] = { ...read[at]!, word, typed: word }
  }
  return read
}

function nameOf({ word }: WishToken): string | null {
  return (
    [word, ...namesWithoutArabicPrefixes(word)].find(
      (each) => names.has(each) || namesThatAreFoods.has(each),
    ) ?? null
  )
}

/** Names that in capitals are the letters of a complaint: reflux. */
const complaintsInCapitals = new Set(['GERD'])

function isPerson(text: string, tokens: readonly WishToken[], at: number, name: string): boolean {
  const { gap, from, to, word } = tokens[at]!
  if (complaintsInCapitals.has(text.slice(from, to))) return false
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const isOpen =
    !isNameContinuedAcrossGap({ gap }) || openings.has(before!.word) || before!.word.endsWith(wishPersonWord)
  if (!isOpen && word === name) return false
  const isOfSign = next !== undefined && signs.includes(next.gap)
  if (namesThatAreFoods.has(name) && !isOfSign && !(next?.gap === 'space' && ties.has(next.word)))
    return false
  // A phone writes no capitals, and "max" counts minutes.
  const isCapital = /^\P{Ll}/u.test(text.slice(from))
  if (!isCapital && !(isOfSign || (next?.gap === 'space' && ties.has(next.word)))) return false
  return wishLanguages.every((language) => {
    const food = findFoodAtToken(tokens, at, compileLanguage(language))
    return food === null || food.length === 1
  })
}
