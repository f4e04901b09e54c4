import { findWordEnd, hyphenCharCode, isWordCharacter, softHyphenCharCode } from './findWordEnd.ts'
import { characterKinds, foldCharacterCode, kindOfCharacter, valueOfFractionSign } from './letters.ts'
import { parseNumberAt } from './numbers/numbers.ts'

/** What stood between a token and the one before it. */
export const tokenGapFlags = { comma: 1, open: 2, close: 4, slash: 8, dash: 16, stop: 32, other: 64 } as const

const gapOf = new Map<number, number>(
  Object.entries({
    ',': tokenGapFlags.comma,
    '(': tokenGapFlags.open,
    '[': tokenGapFlags.open,
    '{': tokenGapFlags.open,
    ')': tokenGapFlags.close,
    ']': tokenGapFlags.close,
    '}': tokenGapFlags.close,
    '/': tokenGapFlags.slash,
    '–': tokenGapFlags.dash,
    '—': tokenGapFlags.dash,
    '-': tokenGapFlags.dash,
    ';': tokenGapFlags.stop,
    ':': tokenGapFlags.stop,
  }).map(([sign, bit]) => [sign.charCodeAt(0), bit]),
)

export const maxLineTokens = 96
/** Letters of a line that are read at all; no line a cook wrote is longer. */
export const maxLineLetters = 640

/** A line in words and numbers, kept in columns: the tagger reads tens of thousands of lines a second. */
export interface LineTokens {
  text: string
  count: number
  start: Int32Array
  end: Int32Array
  /** Bits of `tokenGapFlags` before the token; `count` holds those after the last. */
  gap: Uint8Array
  /** Brackets open around the token. */
  depth: Uint8Array
  /** Hash of the word in lower case; of a number's kind. */
  word: Int32Array
  /** Hash of the word without a plural's ending. */
  stem: Int32Array
  suffix: Int32Array
  prefix: Int32Array
  shape: Uint8Array
  /** NaN when the token is no number. */
  low: Float64Array
  high: Float64Array
  /** Written in letters that no labelled line has taught the tagger. */
  isForeign: boolean
}

export function createLineTokens(): LineTokens {
  const ints = () => new Int32Array(maxLineTokens + 1)
  return {
    text: '',
    count: 0,
    start: ints(),
    end: ints(),
    gap: new Uint8Array(maxLineTokens + 1),
    depth: new Uint8Array(maxLineTokens + 1),
    word: ints(),
    stem: ints(),
    suffix: ints(),
    prefix: ints(),
    shape: new Uint8Array(maxLineTokens + 1),
    low: new Float64Array(maxLineTokens + 1),
    high: new Float64Array(maxLineTokens + 1),
    isForeign: false,
  }
}

/** A token's word in lower case, '' beyond the last. */
export function wordOfToken(tokens: LineTokens, at: number): string {
  return at >= 0 && at < tokens.count ? tokens.text.slice(tokens.start[at], tokens.end[at]).toLowerCase() : ''
}

const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const seed = 0x811c9dc5 | 0

/** The hash under which the tagger knows a word. */
export function hashTaggerWord(word: string): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1) hash = step(hash, foldCharacterCode(word.charCodeAt(at)))
  return hash
}

const letters = new Uint16Array(maxLineLetters)

/** Fills `tokens` with the words and numbers of a line, at most the first `maxLineLetters` letters of it. */
export function tokenizeLine(line: string, tokens: LineTokens): void {
  const text = line.length > maxLineLetters ? line.slice(0, maxLineLetters) : line
  tokens.text = text
  tokens.count = 0
  tokens.isForeign = false
  let gap = 0
  let depth = 0
  let at = 0
  while (at < text.length && tokens.count < maxLineTokens) {
    const code = text.charCodeAt(at)
    const kind = kindOfCharacter(code)
    if (kind === characterKinds.space) at += 1
    else if (
      kind === characterKinds.mark &&
      !(code === 46 && kindOfCharacter(text.charCodeAt(at + 1)) === characterKinds.digit)
    ) {
      const bit = gapOf.get(code) ?? tokenGapFlags.other
      if (bit === tokenGapFlags.open) depth = Math.min(depth + 1, 9)
      if (bit === tokenGapFlags.close) depth = Math.max(depth - 1, 0)
      gap |= bit
      at += 1
    } else {
      const token = tokens.count
      tokens.start[token] = at
      tokens.gap[token] = gap
      tokens.depth[token] = depth
      at =
        kind === characterKinds.letter
          ? addWord(tokens, at, findWordEnd(text, at))
          : addNumber(tokens, at, code)
      tokens.count += 1
      gap = 0
    }
  }
  tokens.gap[tokens.count] = gap
}

function addNumber(tokens: LineTokens, at: number, code: number): number {
  const { text, count } = tokens
  const number = parseNumberAt(text, at)
  if (!number) return addWord(tokens, at, at + 1)
  const after = text.charCodeAt(number.end)
  // "2% milk", "115°F": not an amount, a word of the food's name or of its preparation.
  if (after === 37 || after === 0xb0) return addWord(tokens, at, findWordEnd(text, number.end))
  const end = timesEnd(text, number.end)
  tokens.low[count] = number.low
  tokens.high[count] = number.high
  tokens.end[count] = end
  const kind = valueOfFractionSign(code)
    ? 2
    : number.high > number.low
      ? 3
      : number.low % 1
        ? 4
        : number.low > 19
          ? 5
          : number.low > 1
            ? 6
            : 7
  const hash = step(seed, kind)
  tokens.word[count] = hash
  tokens.stem[count] = hash
  tokens.suffix[count] = hash
  tokens.prefix[count] = hash
  tokens.shape[count] = 8 + kind
  return end
}

/** "2x400g", "2 x 400g": the sign belongs to the count. */
function timesEnd(text: string, end: number): number {
  const sign = text[end] === ' ' ? end + 1 : end
  const code = text.charCodeAt(sign)
  const isTimes = code === 0xd7 || code === 120 || code === 88
  return isTimes && kindOfCharacter(text.charCodeAt(sign + 1)) !== characterKinds.letter ? sign + 1 : end
}

const trademark = 0x2122
/** Greek, Cyrillic and all that follow the Latin letters. */
const firstForeign = 0x370

function addWord(tokens: LineTokens, at: number, end: number): number {
  const { text, count } = tokens
  let hash = seed
  let length = 0
  let hasHyphen = false
  let hasDigit = false
  let hasMark = false
  let capitals = 0
  for (let place = at; place < end; place += 1) {
    const code = text.charCodeAt(place)
    if (code === softHyphenCharCode || (code >= 0x200b && code <= 0x200f)) continue
    const letter = foldCharacterCode(code)
    if (letter !== code && code < 0xc0) capitals += 1
    if (letter === hyphenCharCode) hasHyphen = true
    else if (letter > 47 && letter < 58) hasDigit = true
    else if (code === 0xae || code === trademark) hasMark = true
    if (code >= firstForeign && isWordCharacter(code) && code !== trademark) tokens.isForeign = true
    letters[length] = letter
    length += 1
    hash = step(hash, letter)
  }
  tokens.word[count] = hash
  tokens.stem[count] = stemHash(length, hash)
  tokens.suffix[count] = partHash(Math.max(0, length - 3), length)
  tokens.prefix[count] = partHash(0, Math.min(4, length))
  tokens.shape[count] = hasMark
    ? 7
    : hasDigit
      ? 6
      : hasHyphen
        ? 5
        : capitals > 1
          ? 4
          : capitals
            ? 3
            : length === 1
              ? 2
              : 1
  tokens.low[count] = Number.NaN
  tokens.high[count] = Number.NaN
  tokens.end[count] = end
  return end
}

function partHash(from: number, to: number): number {
  let hash = step(seed, 1)
  for (let at = from; at < to; at += 1) hash = step(hash, letters[at]!)
  return hash
}

const s = 115
/** Hash of the singular as far as endings tell: "tomatoes" with "tomato", "berries" with "berry". */
function stemHash(length: number, whole: number): number {
  if (length < 4 || letters[length - 1] !== s) return whole
  const before = letters[length - 2]!
  if (before === s || before === 117 || before === 105) return whole
  if (before !== 101) return partStem(length - 1)
  const third = letters[length - 3]!
  if (third === 105 && length > 4) return step(partStem(length - 3), 121)
  return partStem(
    third === 104 || third === s || third === 120 || third === 122 || third === 111 ? length - 2 : length - 1,
  )
}

function partStem(to: number): number {
  let hash = seed
  for (let at = 0; at < to; at += 1) hash = step(hash, letters[at]!)
  return hash
}
