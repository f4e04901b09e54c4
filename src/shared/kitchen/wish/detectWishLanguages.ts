import { isDescribingWord } from '../foods/describingWords.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { toSingularFoodWord } from '../foods/foodWords.ts'
import { compileLanguage, normalizeSpelling, splitIntoPhrases, wordsOfPhrase } from './compileLanguage.ts'
import { splitCompoundExclusion } from './foods/compounds.ts'
import { wishPersonWord } from './languages/people/personWords.ts'
import { dietAndCareConditions } from './people/dietAndCareConditions.ts'
import { exclusionPhraseFields, wishPhraseFields } from './phraseRoles.ts'
import { readWishItemsOfTokens, type WishItem } from './wishItems.ts'
import type { WishLanguage } from './wishLanguage.ts'
import { wishLanguages } from './wishLanguages.ts'
import type { WishToken } from './wishTokens.ts'
import { certaintyOfHarmWordInLanguage } from './wordMarks.ts'

/** Words of a language, and those of them that tell what is not wanted. */
interface Vocabulary {
  words: ReadonlySet<string>
  against: ReadonlySet<string>
  /** Beginnings of words, by their first three letters. */
  prefixes: ReadonlyMap<string, readonly string[]>
  prefixesAgainst: ReadonlySet<string>
}

/** A stretch of tokens to be read in a language, from one of them on. */
export interface WishSpanInLanguage {
  language: WishLanguage
  from: number
  items: readonly WishItem[]
}

/** Words of one or two letters. */
const shortWord = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{1,2}(?![\p{L}\p{M}\p{N}])/gu

const vocabularies = new Map<WishLanguage, Vocabulary>()

function vocabularyOf(language: WishLanguage): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const words = new Set<string>()
  const against = new Set<string>()
  const prefixes = new Map<string, string[]>()
  const prefixesAgainst = new Set<string>()
  const note = (text: string, isAgainst: boolean) => {
    for (const phrase of splitIntoPhrases(text.replaceAll('!', ''))) {
      for (const word of wordsOfPhrase(phrase, language)) {
        if (word === '~' || word === '…') continue
        if (!word.endsWith('*')) {
          words.add(word)
          if (isAgainst) against.add(word)
          continue
        }
        const prefix = word.slice(0, -1)
        prefixes.set(prefix.slice(0, 3), [...(prefixes.get(prefix.slice(0, 3)) ?? []), prefix])
        if (isAgainst) prefixesAgainst.add(prefix)
      }
    }
  }
  for (const field of wishPhraseFields) note(language[field], exclusionPhraseFields.has(field))
  for (const { phrases, isVulnerable, isAsked } of dietAndCareConditions(language)) {
    const isOfEaters = isVulnerable || isAsked
    // No single word of "high blood pressure" is about a food, and the first word of "ET im Juni" (German: due in June)
    // belongs to no language.
    for (const phrase of splitIntoPhrases(phrases)) {
      const isLong = /\s/.test(phrase)
      note(isOfEaters && isLong ? phrase.replace(shortWord, ' ') : phrase, !isOfEaters || !isLong)
    }
  }
  const names = language.foods.replace(/^[^:\n]*:/gm, ',').split(',')
  // Of a name of several words the first tells: "nuoc mam" makes no French of every "mam".
  note(names.map((name) => name.trim().split(/\s/)[0]).join(','), false)
  note(language.leavesOutAround, false)
  note(wishPersonWord, false)
  note(language.noLimitAtStart, false)
  const vocabulary = { words, against, prefixes, prefixesAgainst }
  vocabularies.set(language, vocabulary)
  return vocabulary
}

const endingsOf = (language: WishLanguage) => compileLanguage(language).endings

/** Whether a word, as words of a wish are compared, is one of a language: a name of a food, or a word about foods and who eats. */
export const isWordOfLanguage = (word: string, language: WishLanguage): boolean =>
  knowledgeOf(word, language) !== 'unknown'

/** Whether a word is one of no language, nor one that describes a food as "organic" does. */
export const isWordOfNoLanguage = (word: string): boolean =>
  !isDescribingWord(toSingularFoodWord(word)) &&
  wishLanguages.every((language) => !isWordOfLanguage(word, language))

/** Whether a word tells in any language of what is not wanted, or of harm. */
export const isLimitOrHarmWord = (word: string): boolean =>
  wishLanguages.some(
    (language) =>
      knowledgeOf(word, language) === 'against' || certaintyOfHarmWordInLanguage(word, language) !== null,
  )

type Knowledge = 'unknown' | 'known' | 'against'

function knowledgeOf(word: string, language: WishLanguage): Knowledge {
  const vocabulary = vocabularyOf(language)
  const plain = normalizeSpelling(word, language)
  let best = knowledgeOfForm(plain, vocabulary)
  for (const { prefix } of language.prefixes ?? []) {
    if (best === 'against') return best
    if (!plain.startsWith(prefix)) continue
    const ofRest = knowledgeOfForm(plain.slice(prefix.length), vocabulary)
    if (ofRest !== 'unknown') best = ofRest
  }
  if (best === 'against' || splitCompoundExclusion(word, compileLanguage(language))) return 'against'
  if (best === 'known' || hasKnownStem(plain, vocabulary, endingsOf(language))) return 'known'
  return language.id === 'en' && isEnglishFood(word) ? 'known' : 'unknown'
}

function knowledgeOfForm(form: string, { words, against, prefixes, prefixesAgainst }: Vocabulary): Knowledge {
  if (against.has(form)) return 'against'
  let best: Knowledge = words.has(form) ? 'known' : 'unknown'
  for (const prefix of prefixes.get(form.slice(0, 3)) ?? [])
    if (form.startsWith(prefix)) {
      if (prefixesAgainst.has(prefix)) return 'against'
      best = 'known'
    }
  return best
}

function hasKnownStem(word: string, { words }: Vocabulary, endings: readonly string[]): boolean {
  for (const ending of endings)
    if (word.length - ending.length >= 3 && word.endsWith(ending) && words.has(word.slice(0, -ending.length)))
      return true
  return false
}

/** Letters of a food's name that tells of English: shorter ones are words of many languages. */
const minEnglishFood = 4

/** The catalogue's own names are English; its other names are of any language. */
function isEnglishFood(word: string): boolean {
  const key = toSingularFoodWord(word)
  return key.length >= minEnglishFood && findFoodByKey(key)?.name === key
}

/** A language counts for the whole of a text from this share of the words that the best one knows. */
const leastShare = 0.6

/**
 * The languages in which a text may be written: those that know most of its words, all of it, unless
 * one knows all that another does, and more, or reads as "and" what is a food in the other; and where another
 * language alone knows a word against something ("please, ohne Knoblauch"), that language from there to the end of the
 * sentence.
 */
export function detectWishLanguages(tokens: readonly WishToken[]): WishSpanInLanguage[] {
  const knowledge = wishLanguages.map((language) => {
    const known = new Map<string, Knowledge>()
    return tokens.map(({ word }) => {
      const ofWord = known.get(word) ?? knowledgeOf(word, language)
      known.set(word, ofWord)
      return ofWord
    })
  })
  const harm = wishLanguages.map((language) =>
    tokens.map(({ word }) => certaintyOfHarmWordInLanguage(word, language)),
  )
  const isKnownIn = (index: number, at: number) =>
    knowledge[index]![at] !== 'unknown' || harm[index]![at] !== null
  const scores = wishLanguages.map((_, index) => tokens.filter((_, at) => isKnownIn(index, at)).length)
  const best = Math.max(...scores)
  const isBetterReadInOther = (index: number) =>
    wishLanguages.some(
      (_, other) =>
        scores[other]! > scores[index]! &&
        tokens.every((_, at) => !isKnownIn(index, at) || isKnownIn(other, at)),
    )
  const mayBeWhole = scores.map((score, index) => score >= best * leastShare && !isBetterReadInOther(index))
  const wholes = wishLanguages.flatMap((language, index) =>
    mayBeWhole[index] ? [{ index, span: spanOf(language, tokens, 0) }] : [],
  )
  // "Dogs" is an allergy in whatever language.
  const isReadBy = ({ index, span }: (typeof wholes)[number], at: number) =>
    isKnownIn(index, at) ||
    span.items.some(({ from, to, isOtherAllergy }) => isOtherAllergy && from <= at && at < to)
  const isOthers = (each: (typeof wholes)[number]) =>
    wholes.some(
      (other) =>
        tokens.every((_, at) => !isKnownIn(each.index, at) || isReadBy(other, at)) &&
        isJoiningWordReadAsFood(each.span, other.span),
    )
  const kept = wholes.filter((each) => !isOthers(each))
  const isWhole = wishLanguages.map((_, index) => kept.some((each) => each.index === index))
  const spans: WishSpanInLanguage[] = kept.map(({ span }) => span)
  const isKnown = tokensUnderstoodInSpans(spans)
  for (const [index, language] of wishLanguages.entries()) {
    if (isWhole[index]) continue
    const isHarm = (place: number) =>
      harm[index]![place] === 'calls' && !isWhole.some((is, whole) => is && harm[whole]![place] !== null)
    const at = tokens.findIndex(
      (_, place) => !isKnown.has(place) && (knowledge[index]![place] === 'against' || isHarm(place)),
    )
    if (at !== -1) spans.push(spanOf(language, tokens, sentenceFrom(tokens, at)))
  }
  return spans
}

/** Whether one language takes for a food what joins two words in another: Norwegian "and" is a duck. */
function isJoiningWordReadAsFood(one: WishSpanInLanguage, other: WishSpanInLanguage): boolean {
  return other.items.some(({ role, gap, from, to }, index) => {
    const isBetween =
      role === 'joins' && index > 0 && gap === 'space' && other.items[index + 1]?.gap === 'space'
    return isBetween && one.items.some((item) => item.food !== null && item.from === from && item.to === to)
  })
}

const spanOf = (language: WishLanguage, tokens: readonly WishToken[], from: number): WishSpanInLanguage => ({
  language,
  from,
  items: readWishItemsOfTokens(from === 0 ? tokens : tokens.slice(from), compileLanguage(language)),
})

/** The tokens that some span understands. */
export function tokensUnderstoodInSpans(spans: readonly WishSpanInLanguage[]): ReadonlySet<number> {
  return new Set(
    spans.flatMap(({ from, items }) =>
      items
        .filter(({ role }) => role !== 'unknown')
        .flatMap((item) =>
          Array.from({ length: item.to - item.from }, (_, place) => from + item.from + place),
        ),
    ),
  )
}

/** The comma or the beginning of the sentence before a word. */
function sentenceFrom(tokens: readonly WishToken[], at: number): number {
  let from = at
  while (from > 0 && tokens[from]!.gap !== 'end' && tokens[from]!.gap !== 'comma') from--
  return from
}
