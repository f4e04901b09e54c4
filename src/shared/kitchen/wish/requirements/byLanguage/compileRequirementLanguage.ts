import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import type { WishDemand } from '../requirement.ts'
import type { WordsOfDemand } from '../wordsOfDemand.ts'
import type { RequirementLanguage } from './requirementLanguage.ts'

/** A table of words ready to be searched for in a folded wish; see RequirementLanguage and foldWish. */
export interface CompiledRequirementLanguage {
  hasUmlauts: boolean
  demands: readonly WordsOfDemand[]
  /** What denies what stands right behind it, at the end of the text before that, and what denies it at the beginning of the text behind it. */
  deniesNext: RegExp
  deniesPrevious: RegExp
  past: RegExp
  now: RegExp
  alternatives: RegExp
}

const nothing = /(?!)/g

export function compileRequirementLanguage(language: RequirementLanguage): CompiledRequirementLanguage {
  const hasUmlauts = language.hasUmlauts ?? false
  const read = readerOfPhrases(language)
  const { pattern, valueOf } = read
  const sum = (groups: readonly string[]) =>
    groups.reduce((total, group) => total + (group ? valueOf(group) : 0), 0)
  const first = (groups: readonly string[]) => valueOf(groups.find(Boolean) ?? '0')
  const always =
    (kind: (asked: never) => WishDemand) =>
    ([asked, phrases]: readonly [unknown, string]): WordsOfDemand => ({
      words: pattern(phrases),
      demand: () => kind(asked as never),
    })
  const durations = language.durations.flatMap(([minutes, phrases]): WordsOfDemand[] => {
    const mostMinutes = (groups: readonly string[]) => {
      const [times, more] = groups.filter(Boolean)
      return Math.round(minutes * (times ? valueOf(times) : 1) + (more ? valueOf(more) : 0))
    }
    const demand = (groups: readonly string[]): WishDemand => ({
      kind: 'time',
      mostMinutes: mostMinutes(groups),
    })
    return [
      { words: pattern(phrases, { before: `${language.most},${language.timeBefore}` }), demand },
      { words: pattern(phrases, { behind: `${language.mostBehind},${language.timeBehind}` }), demand },
      { words: pattern(phrases, { isWholeClause: true }), demand },
    ]
  })
  const numbered = (units: string) =>
    splitPhrases(units)
      .map((unit) => `# ${unit}`)
      .join(',')
  const bounded = (
    units: string,
    places: readonly PlaceOfPhrase[],
    demandOf: (number: number) => WishDemand,
  ): WordsOfDemand[] =>
    places.map((place) => ({
      words: pattern(numbered(units), place),
      demand: (groups) => demandOf(first(groups)),
    }))
  const most = [{ before: language.most }, { behind: language.mostBehind }]
  const kcal = (most: number): WishDemand => ({ kind: 'nutrition', nutrient: 'kcal', least: null, most })
  const ofNumbers: WordsOfDemand[] = [
    ...bounded(language.kcal, most, kcal),
    ...bounded(language.kcal, [{ before: language.about }], (number) => kcal(number * 1.15)),
    ...bounded(language.proteinGrams, [{ before: language.least }], (least) => ({
      kind: 'nutrition',
      nutrient: 'proteinGrams',
      least,
      most: null,
    })),
    ...bounded(language.ingredients, [...most, { isWholeClause: true }], (most) => ({
      kind: 'ingredients',
      most,
    })),
  ]
  const people = language.people.flatMap(([count, phrases]): WordsOfDemand[] => {
    const demand = (groups: readonly string[]): WishDemand | null => {
      const all = count + sum(groups)
      return all >= 1 && all <= 100 && Number.isInteger(all) ? { kind: 'people', count: all } : null
    }
    const isBare = (phrase: string) => phrase.endsWith('##')
    const ofPhrases = splitPhrases(phrases)
    return [
      { words: pattern(ofPhrases.filter((phrase) => !isBare(phrase)).join(',')), demand },
      { words: pattern(ofPhrases.filter(isBare).join(','), { unless: language.units }), demand },
    ]
  })
  const denial = read.source(language.deniesNext)
  const between = read.source(language.between)
  return {
    hasUmlauts,
    demands: [
      { words: pattern(language.idioms), demand: () => null },
      ...language.dishKinds.map(always((dishKind) => ({ kind: 'dish kind', dishKind }))),
      ...language.equipment.map(always((equipment) => ({ kind: 'equipment', equipment }))),
      ...language.tastes.map(always((taste) => ({ kind: 'taste', taste }))),
      ...language.efforts.map(always((effort) => ({ kind: 'effort', effort }))),
      ...language.keepings.map(always((keeping) => ({ kind: 'keeping', keeping }))),
      ...language.budgets.map(always((budget) => ({ kind: 'budget', budget }))),
      ...language.nutrition.map(always((bound: object) => ({ kind: 'nutrition', ...bound }) as WishDemand)),
      ...ofNumbers,
      ...durations,
      ...people,
    ],
    deniesNext: new RegExp(` (?:${denial})(?: (?:${between}))*[ ]$`),
    deniesPrevious:
      language.deniesPrevious === '' ? nothing : new RegExp(`^ (?:${read.source(language.deniesPrevious)}) `),
    past: pattern(language.past),
    now: pattern(language.now),
    alternatives: new RegExp(`^ ,? ?(?:${read.source(language.or)})(?: (?:${between}))* $`),
  }
}

interface PlaceOfPhrase {
  /** Phrases one of which stands before it, or behind it. */
  before?: string
  behind?: string
  isWholeClause?: boolean
  /** Phrases that do not stand right behind it. */
  unless?: string
}

/** What turns phrases of a language into patterns of a folded wish, and number words into numbers. */
function readerOfPhrases({ numbers, prefixes = [], hasUmlauts = false, and }: RequirementLanguage) {
  const fold = (word: string) => {
    const folded = [...word].map((letter) => normalizeWishWord(letter)).join('')
    return hasUmlauts ? folded.replace(/([aou])e+/g, '$1') : folded
  }
  const values = new Map<string, number>([['1 & 2', 0.5]])
  for (const entry of splitPhrases(numbers)) {
    const at = entry.lastIndexOf(' ')
    values.set(fold(entry.slice(0, at)), Number(entry.slice(at + 1)))
  }
  const wordOf = (source: string) => source.replace(/\*/g, '[^ ]*')
  const words = [...values.keys()].sort((a, b) => b.length - a.length)
  const fromTwo = words.filter((word) => values.get(word)! >= 2)
  const number = `(\\d+(?:\\.\\d+)?|${words.map(wordOf).join('|')})`
  const several = `(\\d+|${fromTwo.map(wordOf).join('|')})`
  const patterns = words.map((word) => ({
    pattern: new RegExp(`^${wordOf(word)}$`),
    value: values.get(word)!,
  }))
  const valueOf = (text: string) =>
    /^\d/.test(text) && !text.includes('&')
      ? Number(text)
      : (values.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.value ?? 0)

  const joins = `(?:[,&]|${splitPhrases(and).map(fold).join('|')})`
  const sourceOfPhrase = (phrase: string) =>
    phrase
      .split(/[\s'’-]+/)
      .map((word) => {
        if (word === '~') return '[^ ]+'
        if (word === '#') return number
        if (word === '+') return joins
        if (word === '##') return several
        return wordOf(fold(word.replace(/^\*/, '')))
      })
      .join(' ')
  const source = (phrases: string) =>
    splitPhrases(phrases)
      .sort((a, b) => b.length - a.length)
      .map(sourceOfPhrase)
      .join('|')
  const prefix = prefixes.length > 0 ? `(?:${prefixes.map(fold).join('|')})?` : ''

  const pattern = (phrases: string, { before, behind, isWholeClause, unless }: PlaceOfPhrase = {}) => {
    const all = splitPhrases(phrases)
    const ofEnds = all.filter((phrase) => phrase.startsWith('*')).join(',')
    const ofWords = all.filter((phrase) => !phrase.startsWith('*')).join(',')
    const alternatives = [
      ...(ofWords ? [`(?<= )${prefix}(?:${source(ofWords)})`] : []),
      ...(ofEnds ? [`(?<=[^ ]{3})(?:${source(ofEnds)})`] : []),
    ]
    if (alternatives.length === 0) return nothing
    const start = before ? `(?<= )${prefix}(?:${source(before)}) ` : isWholeClause ? '(?<=^ |[,.&] )' : ''
    const end = behind ? ` (?:${source(behind)})` : ''
    const next = isWholeClause ? '(?= (?:[,.]|$))' : unless ? `(?= (?!(?:${source(unless)}) ))` : '(?= )'
    return new RegExp(`${start}(?:${alternatives.join('|')})${end}${next}`, 'g')
  }
  return { pattern, source, valueOf }
}

const splitPhrases = (text: string): string[] => text.split(',').flatMap((phrase) => phrase.trim() || [])
