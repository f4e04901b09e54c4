import { rangeWords } from '../joiningWords.ts'
import { characterKinds, kindOfCharacter, valueOfFractionSign } from '../letters.ts'
import { endOfDigitGroups, isDecimalComma, isThousandsPoint } from './thousands.ts'

/** A number read from a line: its lower and upper end (equal but for ranges) and where it ends. */
export interface ParsedNumber {
  low: number
  high: number
  end: number
}

/** No line asks for more, in whatever unit: a larger number is read, but it is no amount. */
export const maxLineQuantity = 1_000_000

const slash = (code: number) => code === 47 || code === 0x2044 || code === 0x2215
const hyphen = (code: number) =>
  code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 126
const digit = (text: string, at: number) => kindOfCharacter(text.charCodeAt(at)) === characterKinds.digit
const wordEnds = (text: string, at: number) => {
  const kind = kindOfCharacter(text.charCodeAt(at))
  return at >= text.length || (kind !== characterKinds.letter && kind !== characterKinds.digit)
}

function skipSpaces(text: string, at: number): number {
  let next = at
  while (next < text.length && kindOfCharacter(text.charCodeAt(next)) === characterKinds.space) next += 1
  return next
}

function skipDigits(text: string, at: number): number {
  let end = at
  while (end < text.length && digit(text, end)) end += 1
  return end
}

/**
 * "1", "1.5", "0,5", "1,000", "1 500 g", "1.500 g", ".25"; thousands are distinguished from decimals by their three digits and
 * by the unit. `before` is the lower end of the range that this one may end.
 */
function readDecimal(text: string, at: number, before: number | null): ParsedNumber | null {
  let end = skipDigits(text, at)
  let digits = text.slice(at, end)
  const groups = digits !== '' && digit(text, end + 1) ? endOfDigitGroups(text, at, before) : -1
  if (groups > 0) {
    const value = Number(text.slice(at, groups).replaceAll(/\D/g, ''))
    return { low: value, high: value, end: groups }
  }
  while (digits !== '' && digits !== '0' && end - at < 12 && text[end] === ',') {
    const next = skipDigits(text, end + 1)
    if (next - end !== 4 || (digits.length > 3 && !digits.includes(','))) break
    if (!digits.includes(',') && isDecimalComma(text, next)) {
      const value = Number(`${digits}.${text.slice(end + 1, next)}`)
      return { low: value, high: value, end: next }
    }
    digits += `,${text.slice(end + 1, next)}`
    end = next
  }
  digits = digits.replaceAll(',', '')
  const mark = text[end]
  if ((mark === '.' || (mark === ',' && digits !== '')) && digit(text, end + 1)) {
    const next = skipDigits(text, end + 1)
    const isThousands = mark === '.' && next - end === 4 && isThousandsPoint(text, digits, next)
    if (isThousands || mark === '.' || next - end < 4 || digits === '0') {
      digits = `${digits || '0'}${isThousands ? '' : '.'}${text.slice(end + 1, next)}`
      end = next
    }
  }
  return digits === '' ? null : { low: Number(digits), high: Number(digits), end }
}

/** "½", "1/2", "1⁄2": a fraction alone, below two. */
function readFraction(text: string, at: number): ParsedNumber | null {
  const sign = valueOfFractionSign(text.charCodeAt(at))
  if (sign) return { low: sign, high: sign, end: at + 1 }
  const top = skipDigits(text, at)
  if (top === at || top - at > 2 || !slash(text.charCodeAt(top))) return null
  const endOfDenominator = skipDigits(text, top + 1)
  const over = Number(text.slice(at, top))
  const denominator = Number(text.slice(top + 1, endOfDenominator))
  if (endOfDenominator === top + 1 || endOfDenominator - top > 3 || denominator < 2) return null
  // "13/4" is what a lost space, or a "1¾" taken apart, leaves of one and three quarters.
  const part = over % 10
  const value =
    over < 11
      ? over / denominator
      : part && part < denominator && denominator < 9
        ? (over - part) / 10 + part / denominator
        : 0
  return value > 0 && (over < denominator * 2 || over > 10)
    ? { low: value, high: value, end: endOfDenominator }
    : null
}

/** "1 y 1/2", "1 et 1/2", "1 और 1/2"; Arabic writes its "and" together with the fraction. */
const andOfFraction = /[ \u00a0]+(?:(?:and|und|et|y|e|और|व) +|و ?)/iuy

/** What may stand between "1" and "1/2": nothing, spaces, one hyphen, "and" of any language, "&". */
function skipToFraction(text: string, at: number): number {
  if (hyphen(text.charCodeAt(at))) return at + 1
  const next = skipSpaces(text, at)
  if (text[next] === '&') return skipSpaces(text, next + 1)
  andOfFraction.lastIndex = at
  return andOfFraction.test(text) ? andOfFraction.lastIndex : next
}

const shares = [
  [1 / 2, 'and (?:a|one) half|und eine halbe|et demie?|y medi[ao]|और आध[ाेी]|و ?نصف?'],
  [1 / 4, 'and (?:a|one) quarter|und ein(?:e[ns]?)? viertel|et (?:un )?quart|y (?:un )?cuarto|و ?ربع'],
  [
    3 / 4,
    'and three[ -]quarters?|und (?:drei ?|eine )viertel|et trois quarts|y tres cuartos|و ?ثلاثة? أرباع',
  ],
  [1 / 3, 'and (?:a|one) third|und ein drittel|et un tiers|y un tercio|و ?ثلث'],
  [2 / 3, 'and two[ -]thirds|und zwei drittel|et deux tiers|y dos tercios|و ?ثلث(?:ان|ين|ا|ي)'],
] as const
const shareBehind = shares.map(
  ([value, words]) =>
    [value, new RegExp(`\\s(?:${words})(?=\\s\\p{L})(?! (?:of|de|du|des)\\b)`, 'iuy')] as const,
)

/** The half of "2 and a half cups", and where it ends; null where no share stands right behind the number. */
export function parseShareAfterNumber(text: string, at: number): { value: number; end: number } | null {
  if (kindOfCharacter(text.charCodeAt(at)) !== characterKinds.space) return null
  for (const [value, words] of shareBehind) {
    words.lastIndex = at
    if (words.test(text)) return { value, end: words.lastIndex }
  }
  return null
}

function readSingle(text: string, at: number, before: number | null): ParsedNumber | null {
  const alone = readFraction(text, at)
  if (alone) return alone
  const whole = readDecimal(text, at, before)
  if (!whole || !Number.isInteger(whole.low)) return whole
  const part = readFraction(text, skipToFraction(text, whole.end))
  const share = part && part.low < 1 ? null : parseShareAfterNumber(text, whole.end)
  if (share) return { low: whole.low + share.value, high: whole.low + share.value, end: share.end }
  if (!part || part.low >= 1) return whole
  return { low: whole.low + part.low, high: whole.low + part.low, end: part.end }
}

const longestRangeWord = Math.max(...[...rangeWords].map(({ length }) => length))

/** Where the second number of a range would begin: after "-", "to" or "or" in any language; -1 when there is none. */
function rangeMark(text: string, at: number): number {
  let next = skipSpaces(text, at)
  const isHyphened = hyphen(text.charCodeAt(next))
  if (isHyphened) next = skipSpaces(text, next + 1)
  let end = next
  while (end - next <= longestRangeWord && kindOfCharacter(text.charCodeAt(end)) === characterKinds.letter)
    end += 1
  const isWord = end > next && kindOfCharacter(text.charCodeAt(end)) === characterKinds.space
  if (isWord && rangeWords.has(text.slice(next, end).toLowerCase())) return skipSpaces(text, end)
  return isHyphened ? next : -1
}

/** "2 à 400 g" are two of 400 g each. */
const widestRange = 20

/** A number that begins at `at`, or null: "1½", "1-1/2" (1.5), "2-3", "2 to 3", "1,000", "0,5". Linear in its length. */
export function parseNumberAt(text: string, at: number): ParsedNumber | null {
  const first = readSingle(text, at, null)
  if (!first || !Number.isFinite(first.low)) return null
  const next = rangeMark(text, first.end)
  const second = next < 0 ? null : readSingle(text, next, first.low)
  if (!second || !(second.low > first.low) || !isRangeEnd(text, second.end)) return first
  if (second.low > first.low * widestRange && /\p{L}/u.test(text.slice(first.end, next))) return first
  return { low: first.low, high: second.low, end: second.end }
}

/** "1 or 2% milk" names two milks and no amount. */
function isRangeEnd(text: string, end: number): boolean {
  return text[end] !== '%' && !(text[end] === 'x' && wordEnds(text, end + 1))
}
