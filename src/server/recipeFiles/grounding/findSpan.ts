import { cutsAmount, takesAmountOfNeighbour } from './amountEdges.ts'
import { isDenied } from './denials.ts'
import type { SourceToken } from './sourceTokens.ts'

/** Tokens of a source from the one at `from` up to the one at `to`, which is not included. */
export interface TokenSpan {
  readonly from: number
  readonly to: number
}

export type LineKind = 'title' | 'ingredient' | 'step'

export interface LineSearch {
  source: readonly SourceToken[]
  /** The line. */
  written: readonly SourceToken[]
  /** What other lines of the list were found at. */
  used: readonly TokenSpan[]
  kind: LineKind
  /** See `createTokenComparison`. */
  areEqual: (source: SourceToken, written: SourceToken) => boolean
}

/** Words that part one ingredient from the next, or from the sentence around it. */
const joiningWords = new Set(
  (
    'and or plus with of the some in into to for add then ' +
    'und oder mit der die das den dem etwas dazu et ou avec de du des la le les y o con el los las'
  ).split(' '),
)

/** The first place behind `from` where the line stands, else the first before; null where it stands nowhere. */
export function findSpan(search: LineSearch, from: number): TokenSpan | null {
  const { source, written } = search
  if (written.length === 0) return null
  const last = source.length - written.length
  for (let start = from; start <= last; start++) if (isFoundAt(search, start)) return spanAt(search, start)
  for (let start = 0; start < Math.min(from, last + 1); start++)
    if (isFoundAt(search, start)) return spanAt(search, start)
  return null
}

const spanAt = ({ written }: LineSearch, from: number): TokenSpan => ({ from, to: from + written.length })

function isFoundAt(search: LineSearch, start: number): boolean {
  const { source, written, areEqual } = search
  for (let at = 0; at < written.length; at++) if (!areEqual(source[start + at]!, written[at]!)) return false
  return isAcceptedSpan(search, spanAt(search, start))
}

/** Whether what stands around a span leaves its meaning as it is, and no other line was found there. */
export function isAcceptedSpan({ source, used, kind }: LineSearch, span: TokenSpan): boolean {
  if (used.some(({ from, to }) => from < span.to && span.from < to)) return false
  if (cutsAmount(source, span) || isDenied(source, span, kind)) return false
  if (kind !== 'ingredient') return true
  if (takesAmountOfNeighbour(source, span, isJoiningWord)) return false
  return isIngredientBegin(source, span.from) && isIngredientEnd(source, span.to)
}

const isJoiningWord = ({ value }: SourceToken): boolean => joiningWords.has(value)

function isIngredientBegin(source: readonly SourceToken[], from: number): boolean {
  const first = source[from]!
  if (first.before !== 'blank' || first.kind === 'number') return true
  return isJoiningWord(source[from - 1]!)
}

function isIngredientEnd(source: readonly SourceToken[], to: number): boolean {
  const behind = source[to]
  return behind?.before !== 'blank' || behind.kind === 'number' || isJoiningWord(behind)
}
