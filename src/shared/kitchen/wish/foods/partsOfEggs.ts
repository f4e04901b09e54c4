import {
  wishEggWhiteBeginnings,
  wishEggWhiteWord,
  wishEggYolkWord,
  wishWordsBeforeColour,
  wishWordsBehindColour,
  wishWordsForColourWhite,
  wishWordsForColourYellow,
  wishYolkBeginnings,
} from '../languages/foods/eggPartWords.ts'
import type { WishToken } from '../wishTokens.ts'
import { normalizeWishWord } from './normalizeWishWord.ts'

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).map(normalizeWishWord)

const yolks = wordsIn(wishYolkBeginnings)
const eggWhites = wordsIn(wishEggWhiteBeginnings)
const whites = new Set(wordsIn(wishWordsForColourWhite))
const yellows = new Set(wordsIn(wishWordsForColourYellow))
const before = new Set(wordsIn(wishWordsBeforeColour))
const behind = new Set(wordsIn(wishWordsBehindColour))

const eggs = /^(?:eggs?|eier?s?|oeufs?|œufs?|huevos?|uov[oa]|अंडे|अंडा|अंडों|ande|anda|البيض|بيض|البيضة|بيضة)$/u
const isEgg = ({ word }: WishToken | { word: string }) => eggs.test(word)

/** Whether a colour is meant by itself, and is none of the food beside it: "white rice", "vin blanc". */
function isAlone(tokens: readonly WishToken[], at: number): boolean {
  const { gap } = tokens[at]!
  const next = tokens[at + 1]
  const isOpen = gap !== 'space' || before.has(tokens[at - 1]!.word)
  return (
    isOpen && (next === undefined || next.gap !== 'space' || behind.has(next.word) || before.has(next.word))
  )
}

/**
 * Tokens with a colour named as the part of an egg that it is, where the wish names the other part: "egg yolk ok but not white", "le
 * jaune d'œuf oui, le blanc non".
 */
export function replaceEggColoursByPartNames(tokens: readonly WishToken[]): readonly WishToken[] {
  const isYolk = ({ word }: WishToken) => yolks.some((yolk) => word.startsWith(yolk))
  const isWhite = ({ word }: WishToken, at: number) =>
    eggWhites.some((white) => word.startsWith(white)) ||
    (whites.has(word) && [at - 1, at + 1, at + 2].some((place) => tokens[place] && isEgg(tokens[place])))
  const hasYolk = tokens.some(
    (token, at) => isYolk(token) && (!yellows.has(token.word) || isOfEgg(tokens, at)),
  )
  const hasWhite = tokens.some(isWhite)
  if (!hasYolk && !hasWhite) return tokens
  return tokens.map((token, at) => {
    const word =
      hasYolk && whites.has(token.word)
        ? wishEggWhiteWord
        : hasWhite && yellows.has(token.word)
          ? wishEggYolkWord
          : null
    const isNamed = word === null || isBesideEgg(tokens, at) || !isAlone(tokens, at)
    return isNamed ? token : { ...token, word, typed: word }
  })
}

/** Whether a word that is a colour too, as French "jaune", is said of an egg, or of an egg's two parts. */
const isOfEgg = (tokens: readonly WishToken[], at: number): boolean =>
  isBesideEgg(tokens, at) || tokens.some(({ word }) => whites.has(word))

const isBesideEgg = (tokens: readonly WishToken[], at: number): boolean =>
  [at - 1, at + 1, at + 2].some((place) => {
    const token = tokens[place]
    return (
      token !== undefined &&
      isEgg(token) &&
      tokens.slice(Math.min(at, place) + 1, Math.max(at, place) + 1).every(({ gap }) => gap === 'space')
    )
  })
