import { alternativeFoodsOfName } from './alternatives.ts'
import { type LabelledTokens, type LineAmount, readFirstAmount, readSecondAmount } from './amounts.ts'
import { correctTokenLabels } from './correctTokenLabels.ts'
import { isHeadingLine, removeHeadingMarks } from './headings.ts'
import { tokenLabels } from './labels.ts'
import { type LineTaggerWeights, toLogOdds } from './lineTaggerWeights.ts'
import {
  findTokenRunsByLabel,
  isTokenAfterSecondAmount,
  normalizeSpaces,
  textOfTokenRun,
} from './lineText.ts'
import { maxLineQuantity } from './numbers/numbers.ts'
import { normalizeWrittenNumbers } from './numbers/writtenNumbers.ts'
import type { LineParts } from './splitLineIntoParts.ts'
import { createLineTagger } from './tagger.ts'
import { createLineTokens, maxLineLetters, maxLineTokens, tokenizeLine, wordOfToken } from './tokens.ts'
import { translateSpoonsToEnglish } from './units/spoonWords.ts'

/** A parser over a tagger's weights; it keeps its working columns, so one is made and used for all lines. */
export function createLineParser(weights: LineTaggerWeights): (text: string) => LineParts {
  const tokens = createLineTokens()
  const labels = new Uint8Array(maxLineTokens)
  const tag = createLineTagger(weights)
  return (written) => {
    if (isHeadingLine(written)) return headingLine(written)
    const text = translateSpoonsToEnglish(normalizeWrittenNumbers(written))
    tokenizeLine(text, tokens)
    const share = tag(tokens, labels)
    correctTokenLabels({ tokens, labels })
    return ingredientLine({ tokens, labels }, text, confidenceOf(share, weights.calibration))
  }
}

const emptyLine: LineParts = {
  quantity: null,
  quantityMax: null,
  unit: null,
  name: '',
  preparation: null,
  note: null,
  isOptional: false,
  isHeading: false,
  alternatives: [],
  secondAmount: null,
  confidence: 0,
}

function headingLine(text: string): LineParts {
  return {
    ...emptyLine,
    isHeading: true,
    note: removeHeadingMarks(text.slice(0, maxLineLetters)) || null,
    confidence: 0.95,
  }
}

/** The share of lines as probable as this that were read rightly: the log odds, moved and stretched. */
function confidenceOf(share: number, { shift, stretch }: LineTaggerWeights['calibration']): number {
  return 1 / (1 + Math.exp(-shift - stretch * toLogOdds(share)))
}

function ingredientLine(reading: LabelledTokens, text: string, confidence: number): LineParts {
  const { tokens } = reading
  if (tokens.count === 0) return emptyLine
  const { end, ...told } = readFirstAmount(reading)
  const amount = isPossible(told) ? told : noAmount
  const rest =
    text.length > maxLineLetters || tokens.count === maxLineTokens
      ? beyond(text, tokens.end[tokens.count - 1]!)
      : ''
  const preparation = partsOf(reading, (is) => is === tokenLabels.preparation)
  const note = partsOf(
    reading,
    (is, at) =>
      is === tokenLabels.size ||
      is === tokenLabels.comment ||
      is === tokenLabels.purpose ||
      (is === tokenLabels.name && isTokenAfterSecondAmount(reading, at)),
  )
  const name = nameOf(reading)
  // "75g-110g" tells its unit twice: the second is the range's end, no other amount.
  const second = readSecondAmount(reading, end)
  const isOther =
    second !== null &&
    isPossible(second) &&
    (second.unit !== amount.unit || second.quantity !== amount.quantityMax)
  return {
    ...amount,
    name,
    preparation: preparation.join(', ') || null,
    note: [...note, ...(rest === '' ? [] : [rest])].join(', ') || null,
    isOptional: isOptional(text),
    isHeading: false,
    alternatives: alternativeFoodsOfName(name),
    secondAmount: isOther ? second : null,
    confidence: name === '' ? 0 : tokens.isForeign ? Math.min(confidence, maxForeign) : confidence,
  }
}

const noAmount: LineAmount = { quantity: null, quantityMax: null, unit: null }

const isPossible = ({ quantity, quantityMax }: LineAmount) =>
  Math.max(quantity ?? 0, quantityMax ?? 0) <= maxLineQuantity

/** What other alphabets are believed at most: the tagger has seen no such line. */
const maxForeign = 0.3
const maxNoteLetters = 4 * maxLineLetters

/** What stands after the words that were read. */
function beyond(text: string, end: number): string {
  return normalizeSpaces(text.slice(end, maxNoteLetters)).replace(/^[)\].,;:!*]+ ?/, '')
}

const joints = new Set(['of', 'a', 'an', 'the', 'or', 'and', 'about', 'some'])

function partsOf(reading: LabelledTokens, isWanted: (is: number, at: number) => boolean): string[] {
  return findTokenRunsByLabel(reading, isWanted)
    .filter(({ from, to }) => to > from + 1 || !joints.has(wordOfToken(reading.tokens, from)))
    .map((stretch) => textOfTokenRun(reading, stretch))
}

/** The food's words; where the tagger found none, all that is no amount. */
function nameOf(reading: LabelledTokens): string {
  const named = findTokenRunsByLabel(
    reading,
    (is, at) => is === tokenLabels.name && !isTokenAfterSecondAmount(reading, at),
  )
  const found = named.length
    ? named
    : findTokenRunsByLabel(reading, (is) => is > tokenLabels.unit && is !== tokenLabels.marker)
  return found.map((stretch) => textOfTokenRun(reading, stretch)).join(' ')
}

function isOptional(text: string): boolean {
  return /\b(?:optional(?:ly)?|if desired|if liked|if you like|if you wish)\b/i.test(
    text.slice(0, 2 * maxLineLetters),
  )
}
