import type { CompiledLanguage } from '../../compileLanguage.ts'
import { splitIntoPhrases, wordsOfPhrase } from '../../compileLanguage.ts'
import { wishHarmWords } from '../../languages/allergies/harmWords.ts'
import { wishPersonWords } from '../../languages/people/personWords.ts'
import { dietAndCareConditions } from '../../people/dietAndCareConditions.ts'
import type { PhraseRole } from '../../phraseRoles.ts'
import { childrenOf } from '../../phraseTree.ts'
import { findDietPhraseOfMisspelling } from './misspeltDiets.ts'
import { findAllergyWordOfMisspelling } from './misspeltReactions.ts'

/** What a misspelt word stands for. */
export type MeaningOfMisspelling = { kind: 'food'; food: string } | { kind: 'phrase'; word: string }

/** Minimum letters of a word that may be read as a misspelling: shorter words are too similar to each other. */
const minLength = 5
const maxLength = 24

/**
 * Words for who eats that others may be misspellings of: "pregnat", "enciente". In Arabic and Hindi a letter more makes
 * another word, such as "the children" of "the births".
 */
const longLatinWord = /^\p{Script=Latin}{7,}/u

const triggerFields = [
  'leavesOutNext',
  'leavesOutPrevious',
  'leavesOutEither',
  'allergyNext',
  'allergy',
] as const satisfies readonly PhraseRole[]

interface KnownWord {
  word: string
  meant: MeaningOfMisspelling
  /** Whether a word is no misspelling of it, for it is known. */
  isUnlike: ((word: string) => boolean) | null
}

/** Words that others may be misspellings of, by their first letter and length, each list in the order of the tables. */
type Vocabulary = Map<string, KnownWord[]>

const vocabularies = new WeakMap<CompiledLanguage, Vocabulary>()

const placeOf = (letter: string | undefined, length: number) => `${letter}${length}`

function vocabularyOf(language: CompiledLanguage): Vocabulary {
  const before = vocabularies.get(language)
  if (before) return before
  const vocabulary: Vocabulary = new Map()
  const { kin } = wishPersonWords[language.language.id]
  const knownWords = new Set(
    splitIntoPhrases(kin).flatMap((phrase) => wordsOfPhrase(phrase, language.language)),
  )
  const harms = beginningsOfHarmWords(language)
  const isKnown = (word: string) => knownWords.has(word) || harms.some((harm) => word.startsWith(harm))
  const note = (
    word: string,
    meant: MeaningOfMisspelling,
    isUnlike: ((word: string) => boolean) | null = null,
  ) => {
    if (word.length < minLength || word.length > maxLength || /[*~]/.test(word)) return
    const place = placeOf(word[0], word.length)
    const there = vocabulary.get(place)
    if (there) there.push({ word, meant, isUnlike })
    else vocabulary.set(place, [{ word, meant, isUnlike }])
  }
  for (const field of triggerFields) {
    for (const phrase of splitIntoPhrases(language.language[field])) {
      const words = wordsOfPhrase(phrase, language.language)
      for (const word of words) if (word.length > 5) note(word.replace(/\*$/, ''), { kind: 'phrase', word })
    }
  }
  for (const { phrases } of dietAndCareConditions(language.language)) {
    for (const phrase of splitIntoPhrases(phrases)) {
      const [word = '', ...others] = wordsOfPhrase(phrase, language.language)
      if (others.length === 0 && longLatinWord.test(word))
        note(word.replace(/\*$/, ''), { kind: 'phrase', word }, isKnown)
    }
  }
  for (const [word, { value }] of childrenOf(language.foods))
    if (value) note(word, { kind: 'food', food: value })
  vocabularies.set(language, vocabulary)
  return vocabulary
}

/**
 * Words for symptoms that are correct by themselves, of six letters or more: French "coliques" is not a misspelling of
 * "cœliaque".
 */
const beginningsOfHarmWords = ({ language }: CompiledLanguage): string[] =>
  splitIntoPhrases(wishHarmWords[language.id].harm).flatMap((phrase) => {
    const [word = '', ...others] = wordsOfPhrase(phrase, language)
    return others.length === 0 && word.length > minLength ? [word.replace(/\*$/, '')] : []
  })

/** Whether two words differ by one letter dropped, added, changed or at another place. */
export function isOneEditApart(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let ends = 0
  const shorter = Math.min(one.length, other.length)
  while (ends < shorter - from && one.at(-1 - ends) === other.at(-1 - ends)) ends++
  const rest = one.slice(from, one.length - ends)
  const otherRest = other.slice(from, other.length - ends)
  if (one.length !== other.length) return rest.length + otherRest.length === 1
  if (rest.length < 2) return true
  return rest.slice(1) === otherRest.slice(0, -1) || rest.slice(0, -1) === otherRest.slice(1)
}

/** Whether two near words of one length differ in more than a letter that is changed or swapped with the next. */
function isShiftedOnly(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const places = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  const [first, second] = places
  if (places.length < 2) return false
  return !(places.length === 2 && one[first!] === other[second!] && one[second!] === other[first!])
}

/** What an unknown word may be a misspelling of: one letter dropped, added, changed or at another place. */
export function findMeaningOfMisspelling(
  word: string,
  language: CompiledLanguage,
  only: MeaningOfMisspelling['kind'] | 'any' = 'any',
): MeaningOfMisspelling | null {
  if (word.length < minLength || word.length > maxLength) return null
  const diet =
    only === 'food'
      ? null
      : (findDietPhraseOfMisspelling(word, language) ?? findAllergyWordOfMisspelling(word))
  if (diet !== null) return { kind: 'phrase', word: diet }
  const vocabulary = vocabularyOf(language)
  let shifted: MeaningOfMisspelling | null = null
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const known of vocabulary.get(placeOf(word[0], length)) ?? []) {
      if (only !== 'any' && known.meant.kind !== only) continue
      if (!isOneEditApart(word, known.word) || known.isUnlike?.(word) === true) continue
      // "Beure" is rather "beurre" than "bière".
      if (!isShiftedOnly(word, known.word)) return known.meant
      shifted ??= known.meant
    }
  return shifted
}
