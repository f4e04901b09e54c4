import { alternativesOf } from './alternatives.ts'
import { type LineAmount, type Reading, readFirstAmount, readSecondAmount } from './amounts.ts'
import { headingText, isHeadingLine } from './headings.ts'
import { tokenLabels } from './labels.ts'
import { isAfterSecondAmount, normalizeSpaces, textOf, tokenRunsWhere } from './lineText.ts'
import { correctLabelsByRules } from './mendLabels.ts'
import { maxQuantity } from './numbers/numbers.ts'
import { withWrittenNumbers } from './numbers/writtenNumbers.ts'
import type { ReadLine } from './readLine.ts'
import { newTagger } from './tagger.ts'
import { maxLetters, maxTokens, newTokens, readTokens, wordAt } from './tokens.ts'
import { withEnglishSpoons } from './units/spoonWords.ts'
import { logOdds, type Weights } from './weights.ts'

/** A parser over a tagger's weights; it keeps its working columns, so one is made and used for all lines. */
export function newLineParser(weights: Weights): (text: string) => ReadLine {
  const tokens = newTokens()
  const labels = new Uint8Array(maxTokens)
  const tag = newTagger(weights)
  return (written) => {
    if (isHeadingLine(written)) return headingLine(written)
    const text = withEnglishSpoons(withWrittenNumbers(written))
    readTokens(text, tokens)
    const share = tag(tokens, labels)
    correctLabelsByRules({ tokens, labels })
    return ingredientLine({ tokens, labels }, text, confidenceOf(share, weights.calibration))
  }
}

const emptyLine: ReadLine = {
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

function headingLine(text: string): ReadLine {
  return {
    ...emptyLine,
    isHeading: true,
    note: headingText(text.slice(0, maxLetters)) || null,
    confidence: 0.95,
  }
}

/** The share of lines as probable as this that were read rightly: the log odds, moved and stretched. */
function confidenceOf(share: number, { shift, stretch }: Weights['calibration']): number {
  return 1 / (1 + Math.exp(-shift - stretch * logOdds(share)))
}

function ingredientLine(reading: Reading, text: string, confidence: number): ReadLine {
  const { tokens } = reading
  if (tokens.count === 0) return emptyLine
  const { end, ...told } = readFirstAmount(reading)
  const amount = isPossible(told) ? told : noAmount
  const rest =
    text.length > maxLetters || tokens.count === maxTokens ? beyond(text, tokens.end[tokens.count - 1]!) : ''
  const preparation = partsOf(reading, (is) => is === tokenLabels.preparation)
  const note = partsOf(
    reading,
    (is, at) =>
      is === tokenLabels.size ||
      is === tokenLabels.comment ||
      is === tokenLabels.purpose ||
      (is === tokenLabels.name && isAfterSecondAmount(reading, at)),
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
    alternatives: alternativesOf(name),
    secondAmount: isOther ? second : null,
    confidence: name === '' ? 0 : tokens.isForeign ? Math.min(confidence, maxForeign) : confidence,
  }
}

const noAmount: LineAmount = { quantity: null, quantityMax: null, unit: null }

const isPossible = ({ quantity, quantityMax }: LineAmount) =>
  Math.max(quantity ?? 0, quantityMax ?? 0) <= maxQuantity

/** What other alphabets are believed at most: the tagger has seen no such line. */
const maxForeign = 0.3
const maxNoteLetters = 4 * maxLetters

/** What stands after the words that were read. */
function beyond(text: string, end: number): string {
  return normalizeSpaces(text.slice(end, maxNoteLetters)).replace(/^[)\].,;:!*]+ ?/, '')
}

const joints = new Set(['of', 'a', 'an', 'the', 'or', 'and', 'about', 'some'])

function partsOf(reading: Reading, isWanted: (is: number, at: number) => boolean): string[] {
  return tokenRunsWhere(reading, isWanted)
    .filter(({ from, to }) => to > from + 1 || !joints.has(wordAt(reading.tokens, from)))
    .map((stretch) => textOf(reading, stretch))
}

/** The food's words; where the tagger found none, all that is no amount. */
function nameOf(reading: Reading): string {
  const named = tokenRunsWhere(
    reading,
    (is, at) => is === tokenLabels.name && !isAfterSecondAmount(reading, at),
  )
  const found = named.length
    ? named
    : tokenRunsWhere(reading, (is) => is > tokenLabels.unit && is !== tokenLabels.marker)
  return found.map((stretch) => textOf(reading, stretch)).join(' ')
}

function isOptional(text: string): boolean {
  return /\b(?:optional(?:ly)?|if desired|if liked|if you like|if you wish)\b/i.test(
    text.slice(0, 2 * maxLetters),
  )
}
