import { approximationRegexSource } from '../../lines/numbers/approximationWords.ts'
import { impliedOnesInBrackets } from '../joinedNumbers.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit, toNumberWithUnit } from '../numbersWithUnits.ts'
import { findForeignMeasureOrCup } from '../words/foreignMeasures.ts'

/** Before a number with which a bracket begins. */
export const bracketedAmountBefore = new RegExp(`[([] ?(?:${approximationRegexSource})?$`, 'iu')

/** With the one that "250 مل حليب (كوب)" means, where the line begins with an amount. */
export function withOnesInBrackets(
  text: string,
  written: readonly NumberWithUnit[],
): readonly NumberWithUnit[] {
  const ones = impliedOnesInBrackets(text).filter(({ start }) =>
    written.every((told) => start < told.start || start >= told.end),
  )
  if (ones.length === 0) return written
  return [...written, ...ones.map(toNumberWithUnit)].sort((a, b) => a.start - b.start)
}

/** "250 ml Milch (eine Tasse)", "500 مل حليب (كوبين)": a bracket that tells a measured amount again in letters, and nothing else. */
export function isMeasuredAgainInLetters(text: string, first: NumberWithUnit, told: NumberWithUnit): boolean {
  const { start, end, word } = told
  if (told === first || /[\d½¼¾⅓⅔]/u.test(text[start]!)) return false
  if (!isWeightOrVolumeUnit(first.unit) && findForeignMeasureOrCup(text, first.end) === null) return false
  if (!bracketedAmountBefore.test(text.slice(Math.max(0, start - 24), start))) return false
  const measure = word && start < end ? '' : findForeignMeasureOrCup(text, end)
  const isEnglish = isWeightOrVolumeUnit(told.unit)
  return (measure !== null || isEnglish) && /^ ?[)\]]/.test(text.slice(end + (measure ?? '').length))
}
