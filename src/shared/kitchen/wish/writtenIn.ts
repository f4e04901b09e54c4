import { compiledLanguage, phrasesIn, phraseWords, spelledSame, withoutEndings } from './compiledLanguage.ts'
import { compoundAgainst } from './compounds.ts'
import { languages } from './languages.ts'
import { fieldsAgainst, phraseFields } from './phraseRoles.ts'
import type { WishLanguage } from './wishLanguage.ts'
import type { WishToken } from './wishTokens.ts'

/** Words of a language, and those of them that tell what is not wanted. */
interface Vocabulary {
  words: ReadonlySet<string>
  against: ReadonlySet<string>
  /** Beginnings of words, by their first three letters. */
  prefixes: ReadonlyMap<string, readonly string[]>
  prefixesAgainst: ReadonlySet<string>
}

/** A stretch of tokens to be read in a language; `to` is behind its last. */
export interface LanguageSpan {
  language: WishLanguage
  from: number
  to: number
}

const vocabularies = new Map<WishLanguage, Vocabulary>()

function vocabularyOf(language: WishLanguage): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const words = new Set<string>()
  const against = new Set<string>()
  const prefixes = new Map<string, string[]>()
  const prefixesAgainst = new Set<string>()
  const note = (text: string, isAgainst: boolean) => {
    for (const phrase of phrasesIn(text.replaceAll('!', '')))
      for (const word of phraseWords(phrase, language)) {
        if (word === '~') continue
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
  for (const field of phraseFields) note(language[field], fieldsAgainst.has(field))
  for (const { phrases } of language.conditions) note(phrases, true)
  const names = language.foods.replace(/^[^:\n]*:/gm, ',').split(',')
  // Of a name of several words the first tells: "nuoc mam" makes no French of every "mam".
  note(names.map((name) => name.trim().split(/\s/)[0]).join(','), false)
  const vocabulary = { words, against, prefixes, prefixesAgainst }
  vocabularies.set(language, vocabulary)
  return vocabulary
}

const endingsOf = (language: WishLanguage) => compiledLanguage(language).endings

type Knowledge = 'unknown' | 'known' | 'against'

function knowledgeOf(word: string, language: WishLanguage): Knowledge {
  const { words, against, prefixes, prefixesAgainst } = vocabularyOf(language)
  const plain = spelledSame(word, language)
  const forms = [
    plain,
    ...(language.prefixes ?? []).flatMap(({ prefix }) =>
      plain.startsWith(prefix) ? [plain.slice(prefix.length)] : [],
    ),
  ]
  let best: Knowledge = 'unknown'
  for (const form of forms) {
    if (against.has(form)) return 'against'
    if (words.has(form)) best = 'known'
    for (const prefix of prefixes.get(form.slice(0, 3)) ?? [])
      if (form.startsWith(prefix)) {
        if (prefixesAgainst.has(prefix)) return 'against'
        best = 'known'
      }
  }
  if (best === 'unknown' && withoutEndings(plain, endingsOf(language)).some((stem) => words.has(stem)))
    best = 'known'
  return compoundAgainst(word, compiledLanguage(language)) ? 'against' : best
}

/** A language counts for the whole of a text from this share of the words that the best one knows. */
const leastShare = 0.6

/**
 * The languages in which a text may be written: those that know most of its words, all of it, unless
 * one knows all that another does, and more; and where another
 * language alone knows a word against something ("please, ohne Knoblauch"), that language from there to the end of the
 * sentence.
 */
export function languagesOf(tokens: readonly WishToken[]): LanguageSpan[] {
  const knowledge = languages.map((language) => tokens.map(({ word }) => knowledgeOf(word, language)))
  const scores = knowledge.map((words) => words.filter((each) => each !== 'unknown').length)
  const best = Math.max(...scores)
  const isOutdone = (index: number) =>
    languages.some(
      (_, other) =>
        scores[other]! > scores[index]! &&
        tokens.every((_, at) => knowledge[index]![at] === 'unknown' || knowledge[other]![at] !== 'unknown'),
    )
  const isWhole = scores.map((score, index) => score >= best * leastShare && !isOutdone(index))
  const spans: LanguageSpan[] = languages.flatMap((language, index) =>
    isWhole[index] ? [{ language, from: 0, to: tokens.length }] : [],
  )
  const isKnown = tokens.map((_, at) =>
    knowledge.some((words, index) => isWhole[index] && words[at] !== 'unknown'),
  )
  for (const [index, language] of languages.entries()) {
    if (isWhole[index]) continue
    const at = tokens.findIndex((_, place) => knowledge[index]![place] === 'against' && !isKnown[place])
    if (at !== -1) spans.push({ language, ...sentenceFrom(tokens, at) })
  }
  return spans
}

/** From the comma or the beginning of the sentence before a word to the end of the text. */
function sentenceFrom(tokens: readonly WishToken[], at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && tokens[from]!.gap !== 'end' && tokens[from]!.gap !== 'comma') from--
  return { from, to: tokens.length }
}
