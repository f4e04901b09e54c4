import { numberOfEnglishWord } from '../../lines/numbers/numberWords.ts'
import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import { toLatinDigits } from '../../units/latinDigits.ts'
import type { UnitLanguage } from '../../units/unitWords.ts'
import { copyCapitalization } from './articles/articles.ts'
import { unnamedPieceInSingularAndPlural } from './lastPieces/lastPieces.ts'
import {
  type NounlessCountPattern,
  nounlessCountPatterns,
  unnamedOnePatterns,
} from './nounlessCountPatterns.ts'

/** A count that no noun follows: "the other 4", "die restlichen 3", "slice 2". */
export interface NounlessCount extends Pick<NounlessCountPattern, 'language' | 'kind'> {
  /** Place of the number with the words that agree with it. */
  start: number
  end: number
  low: number
  high: number
  isInDigits: boolean
  /** Place of the number alone. */
  numberStart: number
  numberEnd: number
  /** The article and the adjective that agree with the number, "les" and "autres" of "les 4 autres"; '' where there is none. */
  article: string
  adjective: string
  /** Whether the adjective stands before the number. */
  isBefore: boolean
  /** The words from `start` to `end` with the number, where none is written: "the other #" of "the other". */
  phrase?: { one: string; many: string }
}

/** The counts without a noun of a step, in its order; those behind verbs only of the step's own language. */
export function findNounlessCounts(written: string, language: UnitLanguage | null): NounlessCount[] {
  const step = toLatinDigits(written)
  const found = nounlessCountPatterns.flatMap((pattern) =>
    pattern.kind === 'rest' || pattern.language === (language ?? 'en') ? countsBy(pattern, step) : [],
  )
  const ones = unnamedOnePatterns.flatMap((pattern) =>
    pattern.language === (language ?? 'en') ? unnamedOnesBy(pattern, step) : [],
  )
  const ordered = [...found, ...ones].sort((a, b) => a.numberStart - b.numberStart || rank(a) - rank(b))
  return ordered.filter(({ numberStart }, at) => ordered[at - 1]?.numberStart !== numberStart)
}

/** Order of two readings of one number: the one with more words first. */
const rank = ({ kind, article }: NounlessCount) => (kind === 'bare' ? 2 : article === '' ? 1 : 0)

function countsBy(
  { language, pattern, kind, notBehind }: NounlessCountPattern,
  step: string,
): NounlessCount[] {
  return [...step.matchAll(pattern)].flatMap(({ 0: all, index, groups = {} }): NounlessCount[] => {
    if (notBehind?.test(step.slice(Math.max(0, index - 20), index))) return []
    const { article = '', adjective = '' } = groups
    const number = groups.number!
    const [low, high = low] = rangeOf(number)
    if (!low || !high) return []
    const numberAt = all.lastIndexOf(number)
    const [numberStart, numberEnd] = [index + numberAt, index + numberAt + number.length]
    return [
      {
        ...{ language, kind, low, high, numberStart, numberEnd, article, adjective },
        start: article === '' ? numberStart : index,
        end: article === '' ? numberEnd : index + all.length,
        isInDigits: /^\d/.test(number),
        isBefore: all.indexOf(adjective) < numberAt,
      },
    ]
  })
}

/** "The other", "die andere": one thing that no number counts. */
function unnamedOnesBy(
  { language, pattern, notBehind }: (typeof unnamedOnePatterns)[number],
  step: string,
): NounlessCount[] {
  return [...step.matchAll(pattern)].flatMap(({ 0: said, index: start }): NounlessCount[] => {
    if (notBehind?.test(step.slice(Math.max(0, start - 20), start))) return []
    const end = start + said.length
    const phrase = phraseOfOne(step, said, end, language)
    if (!phrase) return []
    const place = { start, end, numberStart: start, numberEnd: end }
    return [
      {
        ...place,
        ...one,
        language,
        phrase: { one: copyCapitalization(said, phrase.one), many: copyCapitalization(said, phrase.many) },
      },
    ]
  })
}

const one = {
  kind: 'rest',
  low: 1,
  high: 1,
  isInDigits: false,
  article: '',
  adjective: '',
  isBefore: true,
} as const

function phraseOfOne(step: string, said: string, end: number, language: NounlessCount['language']) {
  if (language === 'en') return { one: 'the other #', many: 'the other #' }
  if (language === 'hi') return { one: `${said} #`, many: `${said} #` }
  if (language === 'ar') return { one: 'الـ# الأخرى', many: 'الـ# الأخرى' }
  return unnamedPieceInSingularAndPlural(step, end, language)
}

const rangeOf = (number: string): (number | null)[] =>
  /^\d/.test(number)
    ? number.split(/[–-]/).map(Number)
    : [numberOfEnglishWord(number.toLowerCase()) ?? numberOfForeignWord(number)]
