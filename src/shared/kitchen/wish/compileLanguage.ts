import { normalizeWishWord } from './foods/normalizeWishWord.ts'
import { wishCrossAllergyWords } from './languages/allergies/crossAllergyWords.ts'
import { wishHealthAbbreviationLetters } from './languages/allergies/healthAbbreviations.ts'
import { wishDisgustWords } from './languages/disgustWords.ts'
import { wishAnimalsByBodyPart } from './languages/foods/bodyPartWords.ts'
import { wishEggPartNames } from './languages/foods/eggPartWords.ts'
import { wishEmojiFoods } from './languages/foods/emojiFoods.ts'
import { wishNothingWords } from './languages/nothingWords.ts'
import { wishPersonWord } from './languages/people/personWords.ts'
import { wishQualifierWords } from './languages/qualifierWords.ts'
import { wishSharedAllergyWords, wishWordsForNoneBeforeFood } from './languages/sharedWords.ts'
import { dietAndCareConditions } from './people/dietAndCareConditions.ts'
import { type PhraseRole, wishPhraseFields } from './phraseRoles.ts'
import { addPhrase, type GrowingTree, newTree, type PhraseNode } from './phraseTree.ts'
import type { EaterCondition, WishLanguage } from './wishLanguage.ts'
import { splitWishIntoTokens } from './wishTokens.ts'

export type MeaningOfPhrase = {
  role: PhraseRole
  condition: EaterCondition | null
  /** Of a qualifier: the side on which its food stands. */
  qualifies: 'next' | 'previous' | null
}

export interface CompiledLanguage {
  language: WishLanguage
  phrases: PhraseNode<MeaningOfPhrase>
  /** Words such as "raw", which other phrases of the same length give way to. */
  qualifiers: PhraseNode<MeaningOfPhrase>
  /** Idioms that count only where a sentence or a part of it begins. */
  openings: PhraseNode<MeaningOfPhrase>
  /** English names of foods by their names in this language. */
  foods: PhraseNode<string>
  endings: readonly string[]
  /** Negations with their foods between them, by the word that opens them, and the words that close them. */
  around: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** A tree of the phrases of a text of a language. */
export function buildPhraseTree(text: string, language: WishLanguage): PhraseNode<true> {
  const tree = newTree<true>()
  for (const phrase of splitIntoPhrases(text)) addPhrase(tree, wordsOfPhrase(phrase, language), true)
  return tree.root
}

/** Signs that every language has: against the food beside them, and for the one that follows. */
const signsAgainst = '🚫, ❌, ✗, ✘, ⛔, 🙅, ✖, 🛑, 📵, ☠, 💀, 👎, 🤮, 🤢, 🏥, 🚑, 😵, 💉, 🆘, ⚠, ☣, 😷, 🤧'

const signsFor = '❤, 😍, 😋'

/** Words of a phrase: folded, with "~", a "*" at the end, and words with a "!" as they are. */
export function wordsOfPhrase(phrase: string, language: WishLanguage): string[] {
  return phrase
    .trim()
    .split(/[\s'’-]+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (word === '~' || word.startsWith('!')) return word.normalize('NFC')
      return word.endsWith('*') ? `${sameWord(word.slice(0, -1), language)}*` : sameWord(word, language)
    })
}

/** What is one token, with nothing in it that a reading into tokens would change. */
const isOneToken = /^[\p{L}\p{M}\p{N}]+$/u

function sameWord(word: string, language: WishLanguage): string {
  const folded = isOneToken.test(word)
    ? normalizeWishWord(word)
    : (splitWishIntoTokens(word)[0]?.word ?? word)
  return normalizeSpelling(folded, language)
}

/** A folded word with the spellings that are the same in a language made one. */
export function normalizeSpelling(word: string, { same }: WishLanguage): string {
  return same ? same.reduce((text, [from, to]) => text.replaceAll(from, to), word) : word
}

/** The phrases of a text of a language. */
export const splitIntoPhrases = (text: string): string[] =>
  text.split(',').flatMap((phrase) => phrase.trim() || [])

/** What is left of a word without each ending of a language that leaves three letters. */
export const stemsWithoutEndings = (word: string, endings: readonly string[]): string[] =>
  endings
    .filter((ending) => word.length - ending.length >= 3 && word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))

function qualifiersOf({ id }: WishLanguage): { texts: string; qualifies: 'next' | 'previous' }[] {
  const { words, follow, behind = '' } = wishQualifierWords[id]
  return [
    { texts: words, qualifies: follow ? 'previous' : 'next' },
    { texts: behind, qualifies: 'previous' },
  ]
}

const compiled = new Map<WishLanguage, CompiledLanguage>()

/** A language ready to be read by; made once. */
export function compileLanguage(language: WishLanguage): CompiledLanguage {
  const known = compiled.get(language)
  if (known) return known
  const made = compile(language)
  compiled.set(language, made)
  return made
}

function compile(language: WishLanguage): CompiledLanguage {
  const endings = language.endings
    .split(/\s+/)
    .filter((ending) => ending !== '')
    .sort((a, b) => b.length - a.length)
  const add = (tree: GrowingTree<MeaningOfPhrase>, text: string, meaning: MeaningOfPhrase) => {
    for (const phrase of splitIntoPhrases(text)) addPhrase(tree, wordsOfPhrase(phrase, language), meaning)
  }
  const plain = { condition: null, qualifies: null }
  const phrases = newTree<MeaningOfPhrase>()
  for (const condition of dietAndCareConditions(language))
    add(phrases, condition.phrases, { role: 'condition', condition, qualifies: null })
  const qualifiers = newTree<MeaningOfPhrase>()
  for (const { texts, qualifies } of qualifiersOf(language))
    add(qualifiers, texts, { role: 'qualifier', condition: null, qualifies })
  add(
    phrases,
    `${wishHealthAbbreviationLetters(language.id, 'food')},${wishSharedAllergyWords},${wishCrossAllergyWords[language.id] ?? ''}`,
    {
      role: 'allergy',
      ...plain,
    },
  )
  add(phrases, wishDisgustWords[language.id] ?? '', { role: 'disgust', ...plain })
  const nothing = wishNothingWords[language.id]
  add(phrases, nothing?.idioms ?? '', { role: 'noLimit', ...plain })
  for (const role of wishPhraseFields)
    add(phrases, role === 'wishesNext' ? `${language[role]},${signsFor}` : language[role], { role, ...plain })
  add(phrases, nothing?.next ?? '', { role: 'leavesOutNext', ...plain })
  add(phrases, nothing?.previous ?? '', { role: 'leavesOutPrevious', ...plain })
  add(phrases, nothing?.bare ?? '', { role: 'nothingNext', ...plain })
  add(phrases, `0,${wishWordsForNoneBeforeFood[language.id] ?? ''}`, { role: 'noneNext', ...plain })
  add(phrases, wishPersonWord, { role: 'idle', ...plain })
  add(phrases, signsAgainst, { role: 'sign', ...plain })
  const openings = newTree<MeaningOfPhrase>()
  add(openings, language.noLimitAtStart, { role: 'noLimit', ...plain })
  const foods = newTree<string>()
  for (const line of `${language.foods}\n${wishEmojiFoods}\n${wishEggPartNames}\n${wishAnimalsByBodyPart}`.split(
    '\n',
  )) {
    const [name, names = ''] = line.split(':')
    for (const phrase of splitIntoPhrases(names)) {
      const words = wordsOfPhrase(phrase, language)
      addPhrase(foods, words, name!.trim())
    }
  }
  return {
    language,
    phrases: phrases.root,
    qualifiers: qualifiers.root,
    openings: openings.root,
    foods: foods.root,
    endings,
    around: aroundOf(language),
  }
}

function aroundOf(language: WishLanguage): Map<string, string[][]> {
  const around = new Map<string, string[][]>()
  for (const phrase of splitIntoPhrases(language.leavesOutAround)) {
    const [opening = '', closing = ''] = phrase.split('…')
    const [first = ''] = wordsOfPhrase(opening, language)
    around.set(first, [...(around.get(first) ?? []), wordsOfPhrase(closing, language)])
  }
  return around
}
