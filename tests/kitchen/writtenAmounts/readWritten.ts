import type { WrittenLanguage } from './rows.ts'

/** An amount of a text in one of six languages: millilitres, grams or pieces, and what is repeated in brackets behind it. */
export interface ReadAmount {
  size: number
  dimension: 'volume' | 'mass' | 'count'
  /** Half of what may be added or taken by rounding. */
  slack: number
  bracket: Omit<ReadAmount, 'bracket' | 'text'> | null
  text: string
}

const marks: Record<string, number> = {
  ...{
    '⅛': 1 / 8,
    '¼': 1 / 4,
    '⅓': 1 / 3,
    '⅜': 3 / 8,
    '½': 1 / 2,
    '⅝': 5 / 8,
    '⅔': 2 / 3,
    '¾': 3 / 4,
    '⅞': 7 / 8,
  },
}
const cup = 236.6
const [tablespoon, teaspoon] = [cup / 16, cup / 48]
type Unit = readonly [pattern: string, size: number, dimension: ReadAmount['dimension'], slack: number]
const units: readonly Unit[] = [
  ['g|ग्राम|غ', 1, 'mass', 1],
  ['kg', 1000, 'mass', 1],
  ['oz', 28.35, 'mass', 7],
  ['lb', 453.6, 'mass', 7],
  ['ml|मिली|مل', 1, 'volume', 5],
  ['cl', 10, 'volume', 5],
  ['l', 1000, 'volume', 5],
  ['cups?|Tassen?|tasses?|tazas?|कप|كوب|أكواب', cup, 'volume', tablespoon / 2],
  [
    'tbsp|tablespoons?|EL|c\\. à s\\.|cdas?\\.|cucharadas?|बड़[ेा] चम्मच|(?:ملعقة|ملاعق) كبيرة',
    tablespoon,
    'volume',
    tablespoon / 2,
  ],
  [
    'tsp|teaspoons?|TL|c\\. à c\\.|cdtas?\\.|छोट[ेा] चम्मच|(?:ملعقة|ملاعق) صغيرة',
    teaspoon,
    'volume',
    teaspoon / 4,
  ],
]
const number = '(?:\\d+(?:[.,]\\d+)?(?: ?[⅛¼⅓⅜½⅝⅔¾⅞])?|[⅛¼⅓⅜½⅝⅔¾⅞])'
const anyUnit = units.map(([words]) => words).join('|')
const one = `(${number})(?: ?(${anyUnit})(?![\\p{L}\\p{M}]))?`
const more = `(?: (?:(?:plus|más|और|و) )?(${number}) (${anyUnit})(?![\\p{L}\\p{M}]))?`

const numberOf = (text: string) =>
  (Number.parseFloat(text.replace(',', '.')) || 0) + (marks[text.at(-1)!] ?? 0)

function amountOf(digits: string, word: string | undefined): Omit<ReadAmount, 'bracket' | 'text'> {
  const unit =
    word === undefined ? undefined : units.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word))
  if (!unit) return { size: numberOf(digits), dimension: 'count', slack: 0 }
  return { size: numberOf(digits) * unit[1], dimension: unit[2], slack: unit[3] }
}

function sumOf(
  digits: string,
  word: string | undefined,
  more: string | undefined,
  moreWord: string | undefined,
) {
  const first = amountOf(digits, word)
  return { ...first, size: first.size + (more === undefined ? 0 : amountOf(more, moreWord).size) }
}

/** The amounts of a text before the words of a food, each once; `single`: what tells one of it without a number. */
export function amountsBefore(text: string, food: string, single: string | undefined): ReadAmount[] {
  const pattern = new RegExp(
    `(?<=(?<!\\p{L})(?:و|الـ|والـ)|(?<![\\p{L}\\d.]))${one}${more}(?: \\(${one}${more}\\))?(?=[^\\d⅛¼⅓⅜½⅝⅔¾⅞;.]{0,24}?(?<!\\p{L})(?:${food})(?![\\p{L}\\p{M}]))`,
    'gu',
  )
  const found = [...text.matchAll(pattern)].map(
    ([all, digits, word, moreDigits, moreWord, again, againWord, againMore, againMoreWord]): ReadAmount => {
      const bracket = again === undefined ? null : sumOf(again, againWord, againMore, againMoreWord)
      return { ...sumOf(digits!, word, moreDigits, moreWord), bracket, text: all }
    },
  )
  const isSingle = single !== undefined && new RegExp(`(?<![\\d½¼¾] |الـ)${single}`, 'u').test(text)
  return isSingle ? [...found, { size: 1, dimension: 'count', slack: 0, bracket: null, text: single }] : found
}

/** English units that stand in a text of another language. */
export const englishUnitsIn = (text: string, language: WrittenLanguage): string[] =>
  language === 'en'
    ? []
    : (text.match(
        /(?<!\p{L})(?:cups?|tablespoons?|teaspoons?|envelopes?|packages?|cans?|pinch(?:es)?|dozen)(?!\p{L})/gu,
      ) ?? [])
