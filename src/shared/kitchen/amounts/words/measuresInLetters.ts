import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import { findLineNamedAfterAmount, findLineOfPartialAmount, type LinesByNameStem } from '../countableLines.ts'
import { scalableNumberGroupsOfLine } from '../lineQuantities.ts'
import { areUnitsOfSameDimension, type NumberWithUnit } from '../numbersWithUnits.ts'
import {
  findForeignMeasureOrCup,
  findScalableForeignMeasure,
  isMeasureOfPreparedFood,
} from './foreignMeasures.ts'
import { measureAt } from './measurePhrases.ts'

/** "Medio litro de leche" of "1 l de leche", as half a litre; as it is where its line has the same word. */
export function readMeasureInLetters(
  step: string,
  told: NumberWithUnit,
  lines: LinesByNameStem,
): NumberWithUnit {
  const measure = told.unit === null ? measureAt(step, told.end) : undefined
  const line = measure && findLineOfMeasure(step, measure.end, lines)
  const unit = line && scalableNumberGroupsOfLine(line)[0]?.told[0]?.unit
  if (!measure || !unit || !areUnitsOfSameDimension(unit, measure.unit)) return told
  const { low, high } = told
  return {
    ...told,
    ...{ end: measure.end, low: low * measure.ofUnit, high: high * measure.ofUnit },
    ...{ unit: measure.unit, isMeasure: true },
  }
}

/** "Ein Pfund Mehl" of "2 Pfund Mehl". */
export function isMeasureInLettersOfLine(
  step: string,
  { unit, end }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  const measure = unit === null ? measureAt(step, end) : undefined
  return measure !== undefined && findLineOfMeasure(step, measure.end, lines) !== null
}

/** "Une tasse et demie de farine", "un limón y medio": a share behind a measure or a noun, of a food that a line names. */
export function isSumInLettersOfLine(
  step: string,
  { start, end, word }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  if (
    word === undefined ||
    start === end ||
    word.one === ' ' ||
    !/^\p{Script=Latin}| \p{Script=Latin}/u.test(word.one)
  )
    return false
  if (findForeignMeasureOrCup(word.one, 0) === null)
    return findLineNamedAfterAmount(word.one, 0, lines) !== null
  return (
    findLineNamedAfterAmount(step, end, lines) !== null &&
    !isMeasureOfPreparedFood(step, start, end, () => true)
  )
}

const findLineOfMeasure = (step: string, end: number, lines: LinesByNameStem) =>
  findLineOfPartialAmount(step, end, lines) ?? findLineNamedAfterAmount(step, end, lines)

/** "Zwei Esslöffel Öl", "deux cuillères à soupe d'huile": a spoon in letters with a measured food of a line right behind it. */
export function isSpoonInLettersOfLine(
  step: string,
  { start, end, unit }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  const number = step.slice(start, end)
  const [word] = number.split(' ')
  if (unit !== null || (numberOfForeignWord(number) ?? numberOfForeignWord(word!)) === null) return false
  const measure = findScalableForeignMeasure(step, end)
  if (measure === null) return false
  const foodAt = end + measure.length
  const line = findLineNamedAfterAmount(step, foodAt, lines) ?? findLineOfPartialAmount(step, foodAt, lines)
  return line !== null && !isMeasureOfPreparedFood(step, start, end, () => true)
}
