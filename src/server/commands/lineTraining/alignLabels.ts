import { tokenLabels } from '#shared/kitchen/lines/labels.ts'
import type { LineTokens } from '#shared/kitchen/lines/tokens.ts'

const letterOfLabel: Readonly<Record<string, number>> = {
  Q: tokenLabels.quantity,
  U: tokenLabels.unit,
  S: tokenLabels.size,
  N: tokenLabels.name,
  P: tokenLabels.preparation,
  C: tokenLabels.comment,
  R: tokenLabels.purpose,
}

interface LabelledTokens {
  tokens: string[]
  labels: string
}

/** The labels of our tokens, or null when the two tokenizers found different words. */
export function alignLabelsToTokens(tokens: LineTokens, theirs: LabelledTokens): number[] | null {
  const labels: number[] = []
  let next = 0
  const skipMarks = () => {
    while (
      next < theirs.tokens.length &&
      theirs.labels[next] === '-' &&
      lettersOf(theirs.tokens[next]!) === ''
    )
      next += 1
  }
  for (let at = 0; at < tokens.count; at += 1) {
    skipMarks()
    const used = Number.isNaN(tokens.low[at]!)
      ? alignWord(tokens, at, theirs, next)
      : alignNumber(tokens, at, theirs, next)
    const is = used === null ? undefined : letterOfLabel[theirs.labels[next]!]
    if (used === null || is === undefined) return null
    labels.push(is)
    next = used
  }
  skipMarks()
  return next === theirs.tokens.length && labels.length > 0 ? labels : null
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%°®™]/gu, '')

/** The index after their tokens for our word: several of theirs may be one of ours when all have one label. */
function alignWord(tokens: LineTokens, at: number, theirs: LabelledTokens, from: number): number | null {
  const wanted = lettersOf(tokens.text.slice(tokens.start[at], tokens.end[at]))
  let got = ''
  for (let next = from; next < theirs.tokens.length && got.length < wanted.length; next += 1) {
    got += lettersOf(theirs.tokens[next]!)
    if (got === wanted) return next + 1
    const nextLabel = theirs.labels[next + 1]
    if (nextLabel !== '-' && nextLabel !== theirs.labels[from]) return null
  }
  return null
}

function alignNumber(tokens: LineTokens, at: number, theirs: LabelledTokens, from: number): number | null {
  const [low = Number.NaN, high = low] = (theirs.tokens[from] ?? '')
    .replace(/x$/, '')
    .split('-')
    .map(numberOf)
  const isSame = Math.abs(low - tokens.low[at]!) < 0.01 && Math.abs(high - tokens.high[at]!) < 0.01
  return isSame ? from + 1 : null
}

/** Their fractions read "1#1$2" for one and a half. */
function numberOf(written: string): number {
  const [, whole = '', over, under] = /^(\d*)#(\d+)\$(\d+)$/.exec(written) ?? []
  return over === undefined ? Number(written || Number.NaN) : Number(whole) + Number(over) / Number(under)
}
