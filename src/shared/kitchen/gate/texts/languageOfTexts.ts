import { foldWord } from '../../wish/foldWord.ts'
import { languages } from '../../wish/languages.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import type { RecipeWords } from '../readRecipe.ts'
import { textWords } from './textWords.ts'
import { isIn, type WordSet, wordSet } from './wordSet.ts'

/** English, one of the other languages that are read, or "unread": nobody here knows its words. */
export type TextLanguage = WishLanguage | 'unread'

/** Words of a recipe that are looked at for its language. */
const maxWords = 200
/** Words from which a text that is hardly understood is in a language nobody here reads, and the share of them. */
const minWordsToTell = 12
const leastShare = 0.12
/** The share of English words from which no other language is looked for. */
const surelyEnglish = 0.25
/** How much more of a text another language than English has to know. */
const lead = 2

const anyWord = /[\p{L}\p{M}]+/gu
const readScripts = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+$/u

/** Verbs and small words that only recipes in English have. */
const englishWords = `add, bake, beat, blend, boil, bring, chop, combine, cook, cover, cut, drain, fold, fry, heat, let, mix, place, pour, preheat, put, season,
  serve, simmer, slice, spread, sprinkle, stir, toss, transfer, whisk, until, with, the, and, then, into, over, minutes, hot, large, small, medium, oven, water, pan, bowl, heat`

let wordsOfLanguages: { language: WishLanguage; words: WordSet }[] | null = null

function smallWordsOf(language: WishLanguage): WordSet {
  const { idle, joins, pronouns, ends, wishesNext, leavesOutNext } = language
  const deeds = language.id === 'en' ? englishWords : textWords[language.id].deeds
  return wordSet([idle, joins, pronouns, ends, wishesNext, leavesOutNext, deeds].join(','), 2)
}

/** The language that knows most words of a recipe's steps, or of its other texts where it has none. */
export function languageOfTexts({ name, description, ingredients, instructions }: RecipeWords): TextLanguage {
  wordsOfLanguages ??= languages.map((language) => ({ language, words: smallWordsOf(language) }))
  const texts = [...instructions, description]
  const told = wordsIn(texts)
  const said = told.length > 0 ? told : wordsIn([name, ...ingredients])
  const [first, ...others] = wordsOfLanguages
  const scoreOf = (words: WordSet) => said.filter((word) => isIn(word, words)).length
  let best = { language: first!.language, score: scoreOf(first!.words) }
  const english = best.score
  if (english > 0 && english >= said.length * surelyEnglish) return first!.language
  for (const { language, words } of others) {
    const score = scoreOf(words)
    if (score > best.score && score >= english + lead) best = { language, score }
  }
  const isOfOtherScript = said.filter((word) => !readScripts.test(word)).length * 2 > said.length
  const isHardlyKnown = told.length >= minWordsToTell && best.score < said.length * leastShare
  return isOfOtherScript || isHardlyKnown ? 'unread' : best.language
}

function wordsIn(texts: readonly string[]): string[] {
  const words: string[] = []
  for (const text of texts)
    for (const [word] of text.matchAll(anyWord)) {
      if (words.push(foldWord(word)) >= maxWords) return words
    }
  return words
}
