import { areEqualTokens, isNegation, unitOf } from './equalTokens.ts'
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
  isKnownWord: (word: string) => boolean
}

/** Tokens beside a line in which a word that denies it is looked for, within its sentence. */
const deniedWithin = 4

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
  const { source, written, isKnownWord } = search
  for (let at = 0; at < written.length; at++)
    if (!areEqualTokens(source[start + at]!, written[at]!, isKnownWord)) return false
  return isAcceptedSpan(search, spanAt(search, start))
}

/** Whether what stands around a span leaves its meaning as it is, and no other line was found there. */
export function isAcceptedSpan({ source, used, kind }: LineSearch, span: TokenSpan): boolean {
  if (used.some(({ from, to }) => from < span.to && span.from < to)) return false
  if (cutsNumber(source, span)) return false
  if (kind === 'title') return true
  if (isDenied(source, span)) return false
  return kind === 'step' || (isIngredientBegin(source, span.from) && isIngredientEnd(source, span.to))
}

/** Whether a span begins or ends within a number, a range or an amount: "3 onions" in "2–3 onions", "2 oz" in "1 lb 2 oz". */
function cutsNumber(source: readonly SourceToken[], { from, to }: TokenSpan): boolean {
  const [first, before] = [source[from]!, source[from - 1]]
  const [last, behind] = [source[to - 1]!, source[to]]
  if (first.kind === 'number' && first.isJoined && before) {
    if (before.kind === 'number' || before.value === 'x') return true
    if (first.before === 'blank' && isAmountEnd(source, from - 1)) return true
  }
  if (last.kind !== 'number' || !behind?.isJoined) return false
  return behind.kind === 'number' || behind.before === 'blank'
}

const isAmountEnd = (source: readonly SourceToken[], at: number): boolean =>
  unitOf(source[at]!.value) !== undefined && source[at - 1]?.kind === 'number'

/** Whether a word beside a span, in the same sentence, denies it. */
function isDenied(source: readonly SourceToken[], { from, to }: TokenSpan): boolean {
  for (let at = from - 1; at >= Math.max(0, from - deniedWithin); at--) {
    if (source[at + 1]!.before !== 'blank') break
    if (isNegation(source[at]!)) return true
  }
  for (let at = to; at < Math.min(source.length, to + deniedWithin); at++) {
    if (source[at]!.before !== 'blank') break
    if (isNegation(source[at]!)) return true
  }
  return false
}

function isIngredientBegin(source: readonly SourceToken[], from: number): boolean {
  const first = source[from]!
  if (first.before !== 'blank' || first.kind === 'number') return true
  return joiningWords.has(source[from - 1]!.value)
}

function isIngredientEnd(source: readonly SourceToken[], to: number): boolean {
  const behind = source[to]
  return behind?.before !== 'blank' || behind.kind === 'number' || joiningWords.has(behind.value)
}
