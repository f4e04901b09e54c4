import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'

/** A word or a number of a text. `start` and `end` are offsets in UTF-16 units of the text as it was given. */
export interface SourceToken {
  readonly kind: 'word' | 'number'
  /** A word folded to one spelling; a number by its value, so that "½", "1/2" and "0,5" are equal. */
  readonly value: string
  readonly start: number
  readonly end: number
  /** What stands between the token and the one before it: nothing but blanks, a comma, another mark, or the end of a line. */
  readonly before: 'blank' | 'comma' | 'mark' | 'line'
  /** Whether a sign of a range, a sum or a fraction, an opening bracket, or nothing, stands between it and the token before it: "2–3". */
  readonly isJoined: boolean
  /** Whether the sentence of the token before it goes on; across the end of a line where small letters follow. */
  readonly isSameSentence: boolean
}

const fractions: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5 },
  ...{ '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
}
const fraction = `[${Object.keys(fractions).join('')}]`
const number = [
  String.raw`\d{1,4}[ \t]?${fraction}`,
  fraction,
  String.raw`\d{1,4}[ \t]+\d{1,3}[/⁄]\d{1,3}(?!\d)`,
  String.raw`\d{1,4}[/⁄]\d{1,3}(?!\d)`,
  String.raw`\d+(?:[.,٫]\d+)*`,
].join('|')
/** Letters, hyphens within a word, also at the end of a line that goes on with small letters, and digits behind a letter. */
const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*(?:[-‐‑\u00ad](?:[ \t]*\r?\n[ \t]*(?=\p{Ll}))?[\p{L}\p{M}\p{N}]+)*|%|\u00b0`
const pattern = new RegExp(`(${number})|(${word})`, 'gu')

const lineEnd = /[\r\n\u2028\u2029]/
const joins = /^[ \t]*(?:[-–—/⁄×*+&([]?[ \t]*|[-–—/⁄×+&][ \t]*\r?\n[ \t]*)$/
const minus = /(?:^|[\s(])[-−–]$/
const sentenceEnd = /[.!?:;…।؟؛•]/
const wrappedLine = /^[ \t]*\r?\n[ \t]*$/

/** The words and numbers of a text in their order; signs between them are dropped, hyphens at ends of lines are joined. */
export function tokensOf(text: string): SourceToken[] {
  const tokens: SourceToken[] = []
  const latin = toLatinDigits(text)
  let end = 0
  for (const match of latin.matchAll(pattern)) {
    const [written, asNumber] = match
    const start = match.index
    const gap = latin.slice(end, start)
    const isFirst = tokens.length === 0
    const before = isFirst || lineEnd.test(gap) ? 'line' : markOf(gap)
    const isMinus = before === 'mark' && tokens.at(-1)?.kind === 'word' && minus.test(gap)
    const value =
      asNumber === undefined ? foldWord(written) : `${isMinus ? '-' : ''}${numberValueOf(written)}`
    end = start + written.length
    tokens.push({
      kind: asNumber === undefined ? 'word' : 'number',
      ...{ value, start, end, before },
      isJoined: !isFirst && joins.test(gap),
      isSameSentence:
        before === 'line' ? wrappedLine.test(gap) && /^\p{Ll}/u.test(written) : !sentenceEnd.test(gap),
    })
  }
  return tokens
}

function markOf(gap: string): SourceToken['before'] {
  if (!/\S/.test(gap)) return 'blank'
  return /^[\s,،、]+$/.test(gap) ? 'comma' : 'mark'
}

/** A word in one spelling: small letters, without hyphens, apostrophes and accents. "T" is a tablespoon, "t" a teaspoon. */
export function foldWord(word: string): string {
  const bare = word.normalize('NFKC').replaceAll(/[-‐‑\u00ad'’\s]/g, '')
  if (bare === 'T' || bare === 't') return bare
  // Signs of other scripts than Latin are vowels.
  return bare
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
}

function numberValueOf(written: string): string {
  const last = written.at(-1)!
  if (last in fractions) return rounded(Number(written.slice(0, -1).trim() || 0) + fractions[last]!)
  const [, whole = '0', over, under] = /^(?:(\d+)[ \t]+)?(\d+)[/⁄](\d+)$/.exec(written) ?? []
  if (over !== undefined && Number(under) > 0) return rounded(Number(whole) + Number(over) / Number(under))
  if (over !== undefined) return written
  // "1.500" is one and a half, or fifteen hundred.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) return written
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)) return written.replaceAll(/[.,]/g, '')
  const decimal = written.replace(/[,٫]/, '.')
  // Dates, versions: as they are written.
  return /^\d+(?:\.\d+)?$/.test(decimal) && decimal.length < 15 ? rounded(Number(decimal)) : written
}

const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000)
