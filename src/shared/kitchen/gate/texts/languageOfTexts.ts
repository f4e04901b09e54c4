import type { UnreadTextScope } from '../../findings/verdicts.ts'
import { isWordOfLanguage } from '../../wish/detectWishLanguages.ts'
import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { wishLanguages } from '../../wish/wishLanguages.ts'
import type { RecipeWords } from '../readRecipe.ts'
import { detectHindiOrArabic } from './foreignLines.ts'
import {
  additionalWordsByLanguage,
  englishWordsForSingleTexts,
  unitAbbreviations,
  wordsOnlyInEnglishRecipes,
  wordsSharedByLanguages,
} from './languageWords.ts'
import { textWordsByLanguage } from './textWords.ts'
import { isInWordSet, parseWordSet, type WordsAndBeginnings } from './wordSet.ts'

/** English, one of the other languages that are read, or "unread": nobody here knows its words. */
export type TextLanguage = WishLanguage | 'unread'

/** Words of a recipe that are looked at for its language. */
const maxWords = 200
/** Words from which a text that is hardly understood is in a language nobody here reads, and the share of them. */
const minWordsToTell = 12
const leastShare = 0.12
/** The share of English words from which no other language is looked for. */
const surelyEnglish = 0.25
/** The share of words of the recipe's language from which a text is in it. */
const surelyRead = 0.25
/** The factor by which another language must recognise more words of a text than English does. */
const lead = 2
/** The share of words of another language from which a text is in it that has no word of the recipe's own alone. */
const shareOfAnother = 0.25

const anyWord = /[\p{L}\p{M}]+/gu
const latin = /^[\p{Script=Latin}\p{M}]+$/u
/** Letters of languages that do not write Latin ones; names of products are Latin in them too. */
const lettersOf: Partial<Record<WishLanguage['id'], RegExp>> = {
  hi: /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}]+$/u,
  ar: /^[\p{Script=Latin}\p{Script=Arabic}\p{M}]+$/u,
}
const readScripts = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+$/u

/** What Arabic writes together with the next word to join it to what is before. */
const joinedInFront = /^[وف]/

const isWordOf = (word: string, words: WordsAndBeginnings): boolean =>
  isInWordSet(word, words) || (joinedInFront.test(word) && isInWordSet(word.slice(1), words))

let wordsOfLanguages:
  | { language: WishLanguage; words: WordsAndBeginnings; wordsOfText: WordsAndBeginnings }[]
  | null = null

function smallWordsOf(language: WishLanguage, more = ''): WordsAndBeginnings {
  const { idle, joins, pronouns, ends, wishesNext, leavesOutNext } = language
  const actions = language.id === 'en' ? wordsOnlyInEnglishRecipes : textWordsByLanguage[language.id].actions
  const own = additionalWordsByLanguage[language.id] ?? ''
  return parseWordSet(
    [idle, joins, pronouns, ends, wishesNext, leavesOutNext, actions, own, more].join(','),
    2,
  )
}

function knownWords() {
  wordsOfLanguages ??= wishLanguages.map((language) => {
    const words = smallWordsOf(language)
    return {
      language,
      words,
      wordsOfText: language.id === 'en' ? smallWordsOf(language, englishWordsForSingleTexts) : words,
    }
  })
  return wordsOfLanguages
}

/** The language that knows most words of a recipe's steps, or of its other texts where it has none. */
export function detectLanguageOfRecipe({
  name,
  description,
  ingredients,
  instructions,
}: RecipeWords): TextLanguage {
  const texts = [...instructions, description]
  const told = wordsIn(texts).filter((word) => !unitAbbreviations.has(word))
  // Steps of two letters ("bl.", "OK") tell no language: the lines do.
  const areSteps = told.some((word) => word.length > 2)
  const said = areSteps ? told : [...told, ...wordsIn([name, ...ingredients])]
  const [first, ...others] = knownWords()
  const scoreOf = (words: WordsAndBeginnings) => said.filter((word) => isWordOf(word, words)).length
  let best = { language: first!.language, score: scoreOf(first!.words) }
  const english = best.score
  // "In" alone is a word of other languages too: "Burro in padella."
  if (english > 1 && english >= said.length * surelyEnglish) return first!.language
  for (const { language, words } of others) {
    const score = scoreOf(words)
    if (score > best.score && score >= english + lead) best = { language, score }
  }
  if (best.language.id === 'en' && said.length < minWordsToTell)
    best.language = languageOfAllWords([name, ...ingredients, ...texts]) ?? best.language
  const ofScript =
    english === 0 ? knownWords().find((each) => each.language === detectHindiOrArabic(texts.join(' '))) : null
  if (ofScript && scoreOf(ofScript.words) > 0)
    best = { language: ofScript.language, score: scoreOf(ofScript.words) }
  const isOfOtherScript = said.filter((word) => !readScripts.test(word)).length * 2 > said.length
  const isHardlyKnown = told.length >= minWordsToTell && best.score < said.length * leastShare
  return isOfOtherScript || isHardlyKnown ? 'unread' : best.language
}

/**
 * The language that knows clearly more words of all texts of a recipe than English does, names of foods too; null where none
 * does. Steps such as "Ovo. Leite." have no other words.
 */
function languageOfAllWords(texts: readonly string[]): WishLanguage | null {
  const said = wordsIn(texts).filter((word) => word.length > 1)
  const [english, ...others] = knownWords().map(({ language, words }) => ({
    language,
    score: said.filter((word) => isWordOf(word, words) || isWordOfLanguage(word, language)).length,
  }))
  const best = others.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score >= english!.score + lead ? best.language : null
}

/** Which texts of a recipe in this language are not read; null where all are. */
export function findUnreadTextsOfRecipe(
  { description, instructions, isCut = false }: RecipeWords,
  language: TextLanguage,
): UnreadTextScope | null {
  if (language === 'unread') return 'all'
  if ([description, ...instructions].some((text) => isInAnother(text, language))) return 'some'
  return isCut ? 'end' : null
}

/** Whether a text is in another language than this one, or in one that nobody here reads. */
function isInAnother(text: string, language: WishLanguage): boolean {
  const all = wordsIn([text])
  const letters = lettersOf[language.id] ?? latin
  if (all.filter((word) => !letters.test(word)).length * 2 > all.length) return true
  const own = knownWords().find((each) => each.language === language)!.wordsOfText
  const telling = all.filter((word) => !wordsSharedByLanguages.has(word))
  if (all.length > 0 && telling.length === 0) return false
  // "Grill 10 min": "min" is a word of Swedish too, which tells nothing beside a word of the recipe's own language.
  const words = telling.some((word) => isWordOf(word, own)) ? telling : all
  const understood = words.filter((word) => isWordOf(word, own)).length
  const wordsNotOfLanguage = words.filter((word) => !isWordOf(word, own))
  // Neighbours share words: a text in Danish is read in a recipe in Norwegian, and "in" is of many languages.
  const isOfAnother = knownWords().some(({ wordsOfText }) => {
    const ofOther = wordsNotOfLanguage.filter((word) => isInWordSet(word, wordsOfText)).length
    const ownWordCount = words.filter(
      (word) => isInWordSet(word, own) && !isInWordSet(word, wordsOfText),
    ).length
    if (ownWordCount === 0 && words.length > 1 && ofOther >= words.length * shareOfAnother) return true
    return ofOther >= ownWordCount + lead && ofOther > ownWordCount * 2
  })
  if (isOfAnother) return true
  if (understood >= words.length * surelyRead) return false
  return words.length >= minWordsToTell && understood < words.length * leastShare
}

function wordsIn(texts: readonly string[]): string[] {
  const words: string[] = []
  for (const text of texts)
    for (const [word] of text.matchAll(anyWord)) {
      if (words.push(normalizeWishWord(word)) >= maxWords) return words
    }
  return words
}
