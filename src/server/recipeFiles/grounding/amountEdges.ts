import { unitOf } from './equalTokens.ts'
import type { SourceToken } from './sourceTokens.ts'

interface Span {
  readonly from: number
  readonly to: number
}
type Tokens = readonly SourceToken[]

const wordsOf = (words: string) => new Set(words.split(' '))
/** Between the two numbers of a range, or the parts of a sum: "2 to 3", "1 cup plus 2 tbsp". */
const rangeAndSumWords = wordsOf(
  'to and plus till until bis und zu a et y e hasta tot en до से और تا و إلى الى حتى',
)
/** Between two numbers of which one is chosen; beside units it parts an amount from the same amount in another unit. */
const choiceWords = wordsOf('or oder ou o of या أو او')
/** Between a count and the size of each: "2 cans of 400 g". */
const sizeWords = wordsOf('of a je de von zu each')
/** Between an amount and its food. */
const ofWords = wordsOf('of de d von du des del di')
const hourWords = wordsOf('h hr hrs hour hours std stunde stunden heure heures hora horas घंटा घंटे ساعة ساعات')
const minuteWords = wordsOf('m min mins mn minute minutes minuten minuto minutos मिनट دقيقة دقائق')
/** Units of the other languages of the site, which `unitOf` does not know. */
const otherUnits = wordsOf(
  'el tl essloffel teeloffel tasse tassen prise bund dose dosen cas cac cuillere cuilleres tasses pincee ' +
    'cda cdas cdta cdtas taza tazas चम्मच कप ग्राम किलो ملعقة كوب كوبا غرام جرام كيلو',
)

const isUnit = (token: SourceToken | undefined): boolean =>
  token?.kind === 'word' &&
  (unitOf(token.value) !== undefined ||
    [otherUnits, hourWords, minuteWords].some((words) => words.has(token.value)))
const isNumber = (token: SourceToken | undefined): boolean => token?.kind === 'number'
const isAmountEnd = (source: Tokens, at: number): boolean => isUnit(source[at]) && isNumber(source[at - 1])
const isWordOf = (token: SourceToken | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' &&
  (token.before === 'blank' || token.before === 'line') &&
  words.has(token.value.toLowerCase())

/** Whether a span begins or ends within a number, a range, a sum or an amount: "3 onions" in "2–3 onions", "2 oz" in "1 lb 2 oz". */
export const cutsAmount = (source: Tokens, { from, to }: Span): boolean =>
  (isNumber(source[from]) && goesOnFromBefore(source, from)) || goesOnBehind(source, to)

function goesOnFromBefore(source: Tokens, from: number): boolean {
  const [first, before] = [source[from]!, source[from - 1]]
  if (!before) return false
  if (first.isJoined) {
    if (isNumber(before) || before.value === 'x') return true
    if (isAmountEnd(source, from - 1)) return true
  }
  if (first.before !== 'blank' && first.before !== 'line') return false
  if (isWordOf(before, rangeAndSumWords) && (isNumber(source[from - 2]) || isAmountEnd(source, from - 2)))
    return true
  if (isWordOf(before, choiceWords) && isNumber(source[from - 2])) return true
  return isWordOf(before, sizeWords) && source[from - 2]?.kind === 'word' && isNumber(source[from - 3])
}

function goesOnBehind(source: Tokens, to: number): boolean {
  const [last, behind] = [source[to - 1]!, source[to]]
  if (!behind) return false
  if (isNumber(last) && behind.isJoined && (isNumber(behind) || behind.before === 'blank')) return true
  if (!isAmountEnd(source, to - 1)) return false
  if (isNumber(behind)) return behind.isJoined && isUnit(source[to + 1])
  return isWordOf(behind, rangeAndSumWords) && isNumber(source[to + 1]) && isUnit(source[to + 2])
}

/** Tokens between the first number of a range and its unit: "20 to 25 minutes". */
const maxToUnit = 3

/** Whether a text states so many minutes or hours: the number with the unit behind it, also as a bound of a range. */
export function statesTime(source: Tokens, value: number, unit: 'minutes' | 'hours'): boolean {
  const [wanted, words] = [String(value), unit === 'minutes' ? minuteWords : hourWords]
  return source.some((token, at) => {
    if (!isNumber(token) || token.value !== wanted) return false
    const behind = source.slice(at + 1, at + 1 + maxToUnit)
    const unitAt = behind.findIndex(
      (each) => isWordOf(each, words) || (each.kind === 'word' && words.has(each.value)),
    )
    return unitAt === 0 || (unitAt > 0 && isNumber(behind[unitAt - 1]))
  })
}

/**
 * Whether a span joins a food with the amount of the one beside it: "200 g sugar" in "flour 200 g, sugar 100 g", "flour 100 g" in
 * "200 g of flour, 100 g of sugar". `isJoiningWord`: whether a word may stand before an ingredient.
 */
export function takesAmountOfNeighbour(
  source: Tokens,
  { from, to }: Span,
  isJoiningWord: (token: SourceToken) => boolean,
): boolean {
  const behind = source[to]
  const endsInAmount = isNumber(source[to - 1]) || isAmountEnd(source, to - 1)
  if (endsInAmount && behind?.before === 'blank' && isWordOf(behind, ofWords)) return true
  const [first, before] = [source[from]!, source[from - 1]]
  if (!isNumber(first) || first.before !== 'blank' || before?.kind !== 'word' || isJoiningWord(before))
    return false
  if (isNumber(behind) && behind?.before === 'blank') return true
  const isPart = (at: number) => at < to && source[at]!.before !== 'blank'
  if (isPart(from + 1)) return true
  return isPart(from + 2) && (source[from + 2]!.before === 'line' || isUnit(source[from + 1]))
}
