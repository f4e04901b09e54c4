import { stepTimeUnitsRegexSource } from '../stepTimers.ts'
import type { NumberWithUnit } from './numbersWithUnits.ts'

/** "00 flour", "No. 5", "page 74". */
const nameOfNumber = /(?:\bno\.?|#|\bsize|\bpage|\bp\.) ?$/i
const days = 'days?(?!-old)|tage?n?|jours?|días?|giorn[io]|dias?|dagen|dni|dage|dager|dagar|दिन|يوم|أيام'
const time = new RegExp(`^ ?(?:${stepTimeUnitsRegexSource}|${days})(?![\\p{L}\\p{M}])`, 'iu')

/** Whether a number in a line or a step is none of a time, a name such as "No. 5" or a word such as "7-spice". */
export function isAmountAndNoOtherNumber(text: string, { start, end, low, unit }: NumberWithUnit): boolean {
  if (low <= 0 || nameOfNumber.test(text.slice(Math.max(0, start - 14), start))) return false
  const rest = text.slice(end, end + 20)
  // "7-spice", "5-minute rice": a number that is part of a word.
  if (/^-\p{L}/u.test(rest)) return false
  return unit !== null || !time.test(rest)
}
