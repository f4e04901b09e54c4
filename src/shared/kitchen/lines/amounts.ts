import { tokenLabels } from './labels.ts'
import { isContainerWord, wordsForEachBeforeWeight } from './numbers/eachWords.ts'
import { numberOfEnglishWord } from './numbers/numberWords.ts'
import { type LineTokens, tokenGapFlags, wordOfToken } from './tokens.ts'
import { isMeasuringUnitWord } from './units/lineUnits.ts'
import { normalizeUnitName } from './units/toCanonicalUnit.ts'

export interface LineAmount {
  /** Null when a unit stands alone: "handful of parsley". */
  quantity: number | null
  /** Null but for a range. */
  quantityMax: number | null
  unit: string | null
}

/** A line's words with what each is. */
export interface LabelledTokens {
  tokens: LineTokens
  labels: Uint8Array
}

/** Where the run of equal labels that begins at `at` ends; a comma, a slash or a bracket ends it too. */
export function endOfLabelRun({ tokens, labels }: LabelledTokens, at: number): number {
  let end = at + 1
  while (
    end < tokens.count &&
    labels[end] === labels[at] &&
    !(tokens.gap[end]! & ~(tokenGapFlags.dash | tokenGapFlags.other))
  )
    end += 1
  return end
}

const isNumber = (tokens: LineTokens, at: number) => !Number.isNaN(tokens.low[at]!)

interface Ends {
  low: number
  high: number
}

/** "2", "2-3", "two", "one and a half", "two or three", "half a dozen", "a couple of"; a dozen is twelve. */
function readQuantity(tokens: LineTokens, from: number, to: number): Ends | null {
  let value: Ends | null = null
  let isAdded = false
  for (let at = from; at < to; at += 1) {
    const spoken = isNumber(tokens, at) ? null : numberOfEnglishWord(wordOfToken(tokens, at))
    if (wordOfToken(tokens, at) === 'and') isAdded = true
    // "a" counts only where no other word does: "a couple", "half a".
    const isArticle = spoken === 1 && wordOfToken(tokens, at) !== 'one' && (value !== null || at + 1 < to)
    if ((spoken === null && !isNumber(tokens, at)) || isArticle) continue
    const next = { low: spoken ?? tokens.low[at]!, high: spoken ?? tokens.high[at]! }
    value = value === null ? next : joined(value, next, isAdded, wordOfToken(tokens, at - 1))
  }
  return value
}

function joined(value: Ends, next: Ends, isAdded: boolean, before: string): Ends {
  if (isAdded) return next.low < 1 ? { low: value.low + next.low, high: value.high + next.high } : value
  if ((before === 'or' || before === 'to') && next.low > value.high) return { low: value.low, high: next.low }
  const times = next.low === 12 || next.low < 1 || value.low < 1 ? next.low : 1
  return { low: value.low * times, high: value.high * times }
}

/** The end of the first number among quantity words: "2 14" in "2 14-ounce cans" is two amounts. */
function quantityEnd({ tokens, labels }: LabelledTokens, from: number): number {
  let end = from + 1
  while (end < tokens.count && labels[end] === tokenLabels.quantity && !isNumber(tokens, end)) end += 1
  return end
}

function unitOf(tokens: LineTokens, from: number, to: number): string | null {
  return from < to ? normalizeUnitName(tokens.text.slice(tokens.start[from], tokens.end[to - 1])) : null
}

const isMeasure = (tokens: LineTokens, at: number) => isMeasuringUnitWord(wordOfToken(tokens, at))

/** How many words of a run of unit words tell how much each piece holds: "14 ounce" of "2 14-ounce cans". */
function measureEnd(tokens: LineTokens, from: number, to: number): number {
  let end = from
  while (end < to && isMeasure(tokens, end)) end += 1
  return end
}

/** "2 (14 oz) cans", "2 14-oz cans", "one 4-inch piece": what is counted stands after how much each holds. */
function countedUnit(reading: LabelledTokens, from: number): string | null {
  const { tokens, labels } = reading
  for (let at = from; at < tokens.count; at += 1) {
    if (labels[at] === tokenLabels.quantity) continue
    if (labels[at] !== tokenLabels.unit) return null
    const end = endOfLabelRun(reading, at)
    const counted = measureEnd(tokens, at, end)
    if (labels[at - 1] !== tokenLabels.quantity || (counted === at && tokens.depth[at] === 0))
      return unitOf(tokens, at, end)
    if (counted < end && counted > at) return unitOf(tokens, counted, end)
    at = end - 1
  }
  return null
}

/** A unit that stands alone, as in "3 garlic cloves": not the unit of a later amount. */
function findUnitAlone(reading: LabelledTokens, from: number): string | null {
  const { tokens, labels } = reading
  for (let at = from; at < tokens.count; at += 1) {
    if (labels[at] !== tokenLabels.unit) continue
    const end = endOfLabelRun(reading, at)
    const isUnitAlone =
      at === from || (labels[at - 1] !== tokenLabels.quantity && labels[at - 1] !== tokenLabels.unit)
    const unit = isUnitAlone ? unitOf(tokens, at, end) : null
    if (unit !== null) return unit
    at = end - 1
  }
  return null
}

const upperEndIfRange = ({ low, high }: { low: number; high: number }) => (high > low ? high : null)

/** The amount that is told first, and the token after its number. */
export function readFirstAmount(reading: LabelledTokens): LineAmount & { end: number } {
  const { tokens, labels } = reading
  let from = 0
  let unitFrom = -1
  while (from < tokens.count && labels[from] !== tokenLabels.quantity) {
    if (labels[from] === tokenLabels.unit && unitFrom < 0) unitFrom = from
    from += 1
  }
  const isBracketed = unitFrom >= 0 && from < tokens.count && tokens.depth[from]! > tokens.depth[unitFrom]!
  if (from === tokens.count || isBracketed)
    return {
      quantity: null,
      quantityMax: null,
      unit: findUnitAlone(reading, 0),
      end: isBracketed ? from : tokens.count,
    }
  const end = quantityEnd(reading, from)
  const value = readQuantity(tokens, from, end)
  const next = end < tokens.count ? labels[end] : null
  const unit =
    (next === tokenLabels.unit ? unitOf(tokens, end, measuredEnd(reading, end)) : null) ??
    (next === tokenLabels.quantity ? countedUnit(reading, end) : null) ??
    findUnitAlone(reading, end)
  return {
    quantity: value?.low ?? null,
    quantityMax: value && (upperEndIfRange(value) ?? upperEndWithOwnUnit(reading, end, value.high, unit)),
    unit,
    end,
  }
}

/** "75g-110g", "2 oz to 3 oz": the upper end of a range that tells its unit twice. */
function upperEndWithOwnUnit(
  reading: LabelledTokens,
  unitAt: number,
  low: number,
  unit: string | null,
): number | null {
  const { tokens, labels } = reading
  if (unit === null || labels[unitAt] !== tokenLabels.unit) return null
  const after = measuredEnd(reading, unitAt)
  const from = wordOfToken(tokens, after) === 'to' ? after + 1 : after
  if (
    !isNumber(tokens, from) ||
    from >= tokens.count ||
    (from === after && tokens.gap[from] !== tokenGapFlags.dash)
  )
    return null
  const isSame = from + 1 < tokens.count && unitOf(tokens, from + 1, from + 2) === unit
  return isSame && tokens.low[from]! > low ? tokens.high[from]! : null
}

/** "400g tins": the weight is the amount, the tins are how it comes. */
function measuredEnd(reading: LabelledTokens, from: number): number {
  const end = endOfLabelRun(reading, from)
  const measured = measureEnd(reading.tokens, from, end)
  return measured > from ? measured : end
}

export type SecondAmount = LineAmount & {
  quantity: number
  /** The same told otherwise ("1 cup (190 g)"), what each piece holds ("2 (14 oz) cans"), or what is added to it. */
  relation: 'same' | 'each' | 'more'
}

/** The amount after the first, null when there is none with a unit. `from` is what `readFirstAmount` gave as `end`. */
export function readSecondAmount(reading: LabelledTokens, from: number): SecondAmount | null {
  const { tokens, labels } = reading
  for (let at = from; at + 1 < tokens.count; at += 1) {
    if (labels[at] !== tokenLabels.quantity) continue
    const end = quantityEnd(reading, at)
    const value =
      readQuantity(tokens, at, end) ?? (isNumber(tokens, end) ? readQuantity(tokens, end, end + 1) : null)
    const unitAt = isNumber(tokens, at) || !isNumber(tokens, end) ? end : end + 1
    if (!value || unitAt >= tokens.count || labels[unitAt] !== tokenLabels.unit) continue
    const unit = unitOf(tokens, unitAt, measuredEnd(reading, unitAt))
    return {
      quantity: value.low,
      quantityMax: upperEndIfRange(value),
      unit,
      relation: relationOf(reading, from, at, unitAt),
    }
  }
  return null
}

function relationOf(
  { tokens, labels }: LabelledTokens,
  from: number,
  at: number,
  unitAt: number,
): SecondAmount['relation'] {
  const isAdded = wordOfToken(tokens, at) === 'plus' || wordOfToken(tokens, at - 1) === 'plus'
  if (isAdded || tokens.text.slice(tokens.end[at - 1], tokens.start[at]).trim() === '+') return 'more'
  if (at === from || wordOfToken(tokens, unitAt + 1) === 'each') return 'each'
  const isCounted = labels[from] !== tokenLabels.unit || !isMeasure(tokens, from)
  const isOfEach =
    isContainerWord(wordOfToken(tokens, from)) || wordsForEachBeforeWeight.has(wordOfToken(tokens, at - 1))
  if (isCounted && isOfEach) return 'each'
  const isRightAfterUnit = labels[at - 1] === tokenLabels.unit && tokens.gap[at] === 0
  return isRightAfterUnit && isMeasure(tokens, at - 1) ? 'more' : 'same'
}
