import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import type { RequirementLanguage } from './requirementLanguage.ts'

export interface PlaceOfPhrase {
  /** Phrases one of which stands before it, or behind it. */
  before?: string
  behind?: string
  isWholeClause?: boolean
  /** Phrases that do not stand right behind it. */
  unless?: string
}

/** Patterns of a folded wish, and the words with which what they find begins; see beginningsOfWord. */
export interface PhrasePattern {
  /** Of what begins with a word, at its place. */
  words: RegExp
  /** Of what is the end of a word, anywhere behind a place. */
  ends: RegExp
  beginnings: readonly string[]
}

const nothing = /(?!)/gy

/** What turns phrases of a language into patterns of a folded wish, and number words into numbers. */
export function createPhraseReader({ numbers, prefixes = [], hasUmlauts = false, and }: RequirementLanguage) {
  const fold = (word: string) => {
    const folded = [...word].map((letter) => normalizeWishWord(letter)).join('')
    return hasUmlauts ? folded.replace(/([aou])e+/g, '$1') : folded
  }
  const values = new Map<string, number>([['1 & 2', 0.5]])
  for (const entry of splitPhrases(numbers)) {
    const at = entry.lastIndexOf(' ')
    values.set(fold(entry.slice(0, at)), Number(entry.slice(at + 1)))
  }
  const words = [...values.keys()].sort((a, b) => b.length - a.length)
  const number = `(?:\\d+ (?:(?:${range}) )?)?(\\d+(?:\\.\\d+)?|${words.join('|')})`
  const several = `(?:\\d+ (?:(?:${range}) )?)?(\\d+|${words.filter((word) => values.get(word)! >= 2).join('|')})`
  const numberOf = (text: string) => values.get(text) ?? Number(text)
  const joins = `(?:[,&]|${splitPhrases(and).map(fold).join('|')})`
  const wordsOfPhrase = (phrase: string) => phrase.replace(/^\*/, '').split(/[\s'’-]+/)
  const sourceOfPhrase = (phrase: string) =>
    wordsOfPhrase(phrase)
      .map((word) => {
        if (word === '~') return '[^ ]+'
        if (word === '#') return number
        if (word === '##') return several
        return word === '+' ? joins : fold(word)
      })
      .join(' ')
  const source = (phrases: string) =>
    splitPhrases(phrases)
      .sort((a, b) => b.length - a.length)
      .map(sourceOfPhrase)
      .join('|')
  const foldedPrefixes = prefixes.map(fold)
  const prefix = prefixes.length > 0 ? `(?:${foldedPrefixes.join('|')})?` : ''
  const beginningsOf = (phrase: string): string[] => {
    const [first = ''] = wordsOfPhrase(phrase)
    if (phrase.startsWith('*')) return [`*${fold(first).slice(-lettersOfEnd)}`]
    if (first.startsWith('#')) return ['#', ...words.map((word) => word.split(' ')[0]!)]
    return [fold(first)]
  }

  const pattern = (phrases: string, place: PlaceOfPhrase = {}): PhrasePattern => {
    const { before, behind, isWholeClause, unless } = place
    const all = splitPhrases(phrases)
    const ofEnds = source(all.filter((phrase) => phrase.startsWith('*')).join(','))
    const ofWords = source(all.filter((phrase) => !phrase.startsWith('*')).join(','))
    const start = before ? `${prefix}(?:${source(before)}) ` : isWholeClause ? '(?<=^ |[,.&] )' : ''
    const end = behind ? ` (?:${source(behind)})` : ''
    const next = isWholeClause ? '(?= (?:[,.]|$))' : unless ? `(?= (?!(?:${source(unless)}) ))` : '(?= )'
    return {
      words: ofWords ? new RegExp(`${start}${prefix}(?:${ofWords})${end}${next}`, 'y') : nothing,
      ends: ofEnds ? new RegExp(`(?<=[^ ]{3})(?:${ofEnds})${next}`, 'g') : nothing,
      beginnings: [...new Set((before ? splitPhrases(before) : all).flatMap(beginningsOf))],
    }
  }
  const beginningsOfWord = (word: string): string[] => [
    word,
    `*${word.slice(-lettersOfEnd)}`,
    ...(/^\d/.test(word) ? ['#'] : []),
    ...foldedPrefixes.flatMap((each) => (word.startsWith(each) ? [word.slice(each.length)] : [])),
  ]
  const everyWord = (phrases: string) =>
    phrases === '' ? nothing : new RegExp(`(?<= )${prefix}(?:${source(phrases)})(?= )`, 'g')
  return { pattern, everyWord, source, numberOf, beginningsOfWord }
}

/** What may stand between the two numbers of a range, in any language; the second counts. */
const range = 'bis|a|o|oder|ou|y|الي|او|ل|से|या|se|ya|to'

/** Letters by which the end of a compound is looked up. */
const lettersOfEnd = 3

export const splitPhrases = (text: string): string[] =>
  text.split(',').flatMap((phrase) => phrase.trim() || [])
