import { buildPhraseTree, compileLanguage, splitIntoPhrases } from './compileLanguage.ts'
import { readFormsOfWishWord } from './foods/wordForms.ts'
import { wishHarmWords } from './languages/allergies/harmWords.ts'
import { wishReactionWords } from './languages/allergies/reactionWords.ts'
import { type WishIntoleranceWords, wishIntoleranceWords } from './languages/allergies/toleranceWords.ts'
import {
  type WishToleratedFormWords,
  wishToleratedFormWords,
} from './languages/allergies/toleratedFormWords.ts'
import { wishWarningWords } from './languages/allergies/warningWords.ts'
import { type WishOtherEaterWords, wishOtherEaterWords } from './languages/people/otherEaterWords.ts'
import { type WishPersonWords, wishPersonWord, wishPersonWords } from './languages/people/personWords.ts'
import { wishSharedHarmWords } from './languages/sharedWords.ts'
import { childrenOf, findLongestPhrase, type PhraseNode } from './phraseTree.ts'
import type { WishLanguage } from './wishLanguage.ts'
import type { WishToken } from './wishTokens.ts'

/** Tokens from one up to, not including, another. */
export interface TokenRange {
  from: number
  to: number
}

/** Words that are looked for beside the reading of items: of harm, of persons, of foods that are welcome or are tolerated,
 * of further persons. */
export type MarkedWordKind =
  | 'harm'
  | 'noHarm'
  | 'reacts'
  | keyof WishPersonWords
  | keyof WishIntoleranceWords
  | Exclude<keyof WishToleratedFormWords, 'deniesBehind'>
  | keyof WishOtherEaterWords

const known = new Map<WishLanguage, Record<MarkedWordKind, PhraseNode<true>>>()

function treesOf(language: WishLanguage): Record<MarkedWordKind, PhraseNode<true>> {
  const before = known.get(language)
  if (before) return before
  const { harm, harmless } = wishHarmWords[language.id]
  const { subjects, objects, kin, owners, bodies, gives, acts, whens, after, causes, welcome } =
    wishPersonWords[language.id]
  const { tolerates, ofDishes, badly, may } = wishIntoleranceWords[language.id]
  const { ladders, permits, forms, bakedForms, deniesForm, limitsForm } = wishToleratedFormWords[language.id]
  const { links, reasons, turns, holds, owns, others } = wishOtherEaterWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    harm: tree(`${harm},${wishSharedHarmWords},${wishWarningWords[language.id]}`),
    noHarm: tree(harmless),
    reacts: tree(wishReactionWords[language.id]),
    subjects: tree(subjects),
    objects: tree(objects),
    kin: tree(`${withGenitives(kin, language)},${wishPersonWord}`),
    owners: tree(owners),
    bodies: tree(bodies),
    gives: tree(gives),
    acts: tree(acts),
    whens: tree(whens),
    after: tree(after),
    causes: tree(`${after},${causes}`),
    welcome: tree(welcome),
    tolerates: tree(tolerates),
    ofDishes: tree(ofDishes),
    badly: tree(badly),
    may: tree(may),
    ladders: tree(ladders),
    permits: tree(permits),
    forms: tree(forms),
    bakedForms: tree(bakedForms),
    deniesForm: tree(deniesForm),
    limitsForm: tree(limitsForm),
    links: tree(links),
    reasons: tree(reasons),
    turns: tree(turns),
    holds: tree(holds),
    owns: tree(owns),
    others: tree(others),
  }
  known.set(language, made)
  return made
}

/** Languages in which "Oma" is "Omas" where something is hers; English "gran's" is read as "gran". */
const genitiveLanguages: readonly string[] = ['de', 'sv', 'da', 'no']

function withGenitives(kin: string, { id }: WishLanguage): string {
  if (!genitiveLanguages.includes(id)) return kin
  const words = splitIntoPhrases(kin).filter((word) => !/[\s*s]$/.test(word))
  return `${kin},${words.map((word) => `${word}s`).join(',')}`
}

/** Where words of a kind stand in a text, from a token on. The words of a phrase may be joined by "&", "A&E". */
export function findWordsOfKind(
  mark: MarkedWordKind,
  tokens: readonly WishToken[],
  from: number,
  language: WishLanguage,
): TokenRange[] {
  const compiled = compileLanguage(language)
  const tree = treesOf(language)[mark]
  const formsAt = (index: number, isFirst: boolean) => {
    const token = tokens[index]
    return token && (isFirst || joinsPhrase.includes(token.gap)) ? readFormsOfWishWord(token, compiled) : []
  }
  const stretches: TokenRange[] = []
  for (let at = from; at < tokens.length; at++) {
    const found = findLongestPhrase(tree, at, formsAt)
    if (found) stretches.push({ from: at, to: at + found.length })
  }
  return stretches
}

const joinsPhrase: readonly WishToken['gap'][] = ['space', 'hyphen', 'and']

/** Whether one stretch lies within another. */
export const isTokenRangeWithin = (inner: TokenRange, outer: TokenRange): boolean =>
  inner.from >= outer.from && inner.to <= outer.to

/** Letters of a word of harm from which it tells the language, and from which it alone calls for a language. */
const minTellingLength = 5
const minCallingLength = 7

interface HarmVocabulary {
  words: ReadonlySet<string>
  /** Beginnings of words, by their first three letters. */
  beginnings: ReadonlyMap<string, readonly string[]>
}

const harmVocabularies = new Map<WishLanguage, HarmVocabulary>()

function harmVocabularyOf(language: WishLanguage): HarmVocabulary {
  const before = harmVocabularies.get(language)
  if (before) return before
  const { harm } = treesOf(language)
  const words = [...childrenOf(harm)].flatMap(([word, { value }]) => (value ? [word] : []))
  const prefixes = [...harm.prefixes.values()]
    .flat()
    .flatMap(({ prefix, node }) => (node.value ? [prefix] : []))
  const isTelling = (word: string) => word.length >= minTellingLength
  const made = {
    words: new Set(words.filter(isTelling)),
    beginnings: Map.groupBy(prefixes.filter(isTelling), (prefix) => prefix.slice(0, 3)),
  }
  harmVocabularies.set(language, made)
  return made
}

/** Whether a folded word tells of harm in a language by itself: for sure ("calls"), or only beside others of it ("tells"). */
export function certaintyOfHarmWordInLanguage(
  word: string,
  language: WishLanguage,
): 'calls' | 'tells' | null {
  const { words, beginnings } = harmVocabularyOf(language)
  const found = words.has(word)
    ? word
    : beginnings.get(word.slice(0, 3))?.find((beginning) => word.startsWith(beginning))
  if (found === undefined) return null
  return found.length >= minCallingLength ? 'calls' : 'tells'
}
