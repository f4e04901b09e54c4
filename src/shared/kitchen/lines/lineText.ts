import type { LabelledTokens } from './amounts.ts'
import { tokenLabels } from './labels.ts'
import { type LineTokens, tokenGapFlags } from './tokens.ts'

/** A stretch of tokens, `to` excluded. */
interface Stretch {
  from: number
  to: number
}

/** Stretches of neighbouring tokens whose label `isWanted` takes. */
export function findTokenRunsByLabel(
  { tokens, labels }: LabelledTokens,
  isWanted: (is: number, at: number) => boolean,
): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < tokens.count; at += 1) {
    if (!isWanted(labels[at]!, at)) continue
    const last = found.at(-1)
    if (last?.to === at) last.to = at + 1
    else found.push({ from: at, to: at + 1 })
  }
  return found
}

/** The text of a stretch as it was written, with single spaces and only brackets that close. */
export function textOfTokenRun({ tokens }: LabelledTokens, { from, to }: Stretch): string {
  const { text } = tokens
  const start = tokens.start[from]!
  const end = tokens.end[to - 1]!
  if (isPlain(tokens, from, to)) return text.slice(start, end)
  const isOpen = tokens.depth[to - 1]! > tokens.depth[from]! && ')]}'.includes(text[end] ?? ' ')
  const written = text.slice(start, isOpen ? end + 1 : end)
  return normalizeSpaces(isBalanced(written) ? written : written.replace(/[()[\]{}]/g, ' '))
}

/** Whether single spaces separate the tokens, without brackets, as in nearly all lines. */
function isPlain({ text, start, end, gap }: LineTokens, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const before = end[at - 1]!
    if (start[at]! - before > (gap[at]! === tokenGapFlags.comma ? 2 : 1)) return false
    if (gap[at]! & (tokenGapFlags.open | tokenGapFlags.close) || (!gap[at] && text.charCodeAt(before) !== 32))
      return false
  }
  return true
}

function isBalanced(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if ('([{'.includes(sign)) open += 1
    else if (')]}'.includes(sign)) open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/** Spaces are single, and no comma stands behind one. */
export function normalizeSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;])/g, '$1')
    .trim()
}

/** What follows another amount is no part of the name: "(about 3 medium tomatoes)", "or 2 chicken breasts". */
export function isTokenAfterSecondAmount({ tokens, labels }: LabelledTokens, at: number): boolean {
  let before = at - 1
  while (before >= 0 && labels[before] !== tokenLabels.quantity) before -= 1
  if (before < 0) return false
  return tokens.depth[at]! > 0 && tokens.depth[before]! > 0 ? true : labels.indexOf(tokenLabels.name) < before
}
