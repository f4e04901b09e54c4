import { isNegation } from './denials.ts'
import { unitOf } from './equalTokens.ts'
import { isAcceptedSpan, type LineSearch, type TokenSpan } from './findSpan.ts'
import type { SourceToken } from './sourceTokens.ts'

/**
 * A whole line of the source with the same words and the same number in another order: "Flour 200 g" for "200 g flour". Null
 * where there is none, and for a line with several numbers or units, or a word that denies, which could have changed places.
 */
export function findReorderedLine(search: LineSearch, from: number): TokenSpan | null {
  const { written } = search
  if (written.length < 2 || written.some(isNegation)) return null
  const isSeveral = (isCounted: (token: SourceToken) => boolean) => written.filter(isCounted).length > 1
  if (isSeveral(({ kind }) => kind === 'number') || isSeveral(({ value }) => unitOf(value) !== undefined))
    return null
  let first: TokenSpan | null = null
  for (const line of linesOf(search)) {
    if (line.to - line.from !== written.length || !hasSameTokens(search, line)) continue
    if (!isAcceptedSpan(search, line)) continue
    if (line.from >= from) return line
    first ??= line
  }
  return first
}

function* linesOf({ source }: LineSearch): Generator<TokenSpan> {
  let from = 0
  for (let to = 1; to <= source.length; to++) {
    if (to < source.length && source[to]!.before !== 'line') continue
    yield { from, to }
    from = to
  }
}

function hasSameTokens({ source, written, areEqual }: LineSearch, { from, to }: TokenSpan): boolean {
  const left = [...written]
  for (let at = from; at < to; at++) {
    const index = left.findIndex((each) => areEqual(source[at]!, each))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return true
}
