import { findLineNamedAfterAmount, type LinesByNameStem } from '../countableLines.ts'
import { findImpliedOnes, findNumbersJoinedWithNouns } from '../joinedNumbers.ts'
import { type NumberWithUnit, toNumberWithUnit } from '../numbersWithUnits.ts'
import { arabicOrHindiLetterPattern } from './arabicOrHindiLetterPattern.ts'
import { findForeignMeasureOrCup } from './foreignMeasures.ts'
import { nounStem } from './nouns.ts'

/** "سخن ملعقة زيت" (heat a spoon of oil): a measure without a number means one. */
export const findImpliedOnesInStep = (step: string, written: readonly NumberWithUnit[]) =>
  findImpliedOnes(step)
    .map(toNumberWithUnit)
    .filter(({ start }) => written.every((told) => start < told.start || start > told.end + 1))

/** "أضف نصف كوب السكر", "एक चम्मच तेल": a measure in letters of a food that a line names, and not "stir with a spoon". */
export function isArabicOrHindiMeasure(
  step: string,
  { start, end, word }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  if (!arabicOrHindiLetterPattern.test(step.slice(start, end + 2))) return false
  const isInWord = word !== undefined && word.one !== ' '
  if (isInWord && (isTwoOfLine(word.one, lines) || findLineNamedAfterAmount(word.one, 0, lines) !== null))
    return true
  const measure = isInWord ? findForeignMeasureOrCup(word.one, 0) : findForeignMeasureOrCup(step, end)
  if (start === end && measure === null) return isNamedNext(step, end, lines)
  const from = end + (isInWord ? 0 : (measure?.length ?? 0))
  return (
    measure !== null &&
    findLineNamedAfterAmount(step, from, lines) !== null &&
    !behindBy.test(step.slice(end, end + 24))
  )
}
/** "اخفق البيضتين" where a line asks for "بيضتان". */
const isTwoOfLine = (thing: string, { all }: LinesByNameStem) =>
  all.some(({ text }) => text.length <= longestLine && findNumbersJoinedWithNouns(text)[0]?.one === thing)

/** "اخفق بيضة" where a line counts eggs. */
function isNamedNext(step: string, at: number, lines: LinesByNameStem): boolean {
  const word = /^[\p{L}\p{M}]+/u.exec(step.slice(at, at + 24))?.[0] ?? ''
  const line = findLineNamedAfterAmount(step, at, lines)
  return line !== null && (lines.byStem.get(nounStem(word))?.includes(line) ?? false)
}

const longestLine = 200
const behindBy = /^ ?[\p{L}\p{M}]+ से(?![\p{L}\p{M}])/u
