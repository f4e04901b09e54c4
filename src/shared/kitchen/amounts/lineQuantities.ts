import { canonicalUnitBySpelling } from '../lines/units/lineUnits.ts'
import type { ParsedLine } from './countableLines.ts'
import { findLineNumbers } from './lineNumbers.ts'
import { isWeightOrVolumeUnit } from './numbersWithUnits.ts'
import { groupRestatedNumbers, type RestatedNumberGroup } from './restatedNumbers.ts'

const known = new WeakMap<ParsedLine, readonly RestatedNumberGroup[]>()

/** The amounts of a line that grow, in its order; each may be told in more than one unit. */
export function scalableNumberGroupsOfLine(line: ParsedLine): readonly RestatedNumberGroup[] {
  const kept = known.get(line)
  if (kept) return kept
  const tellings = groupRestatedNumbers(line.text, findLineNumbers(line.text)).filter(
    ({ told }) => told[0]!.grows,
  )
  known.set(line, tellings)
  return tellings
}

/** How much of a unit a line asks for, null where none of its amounts has that unit: 2 sticks of "1 cup (2 sticks / 226 g) butter". */
export function quantityOfLineInUnit(line: ParsedLine, unit: string): number | null {
  const told = scalableNumberGroupsOfLine(line).flatMap((telling) => telling.told)
  return told.find((each) => each.unit === unit)?.low ?? null
}

/** Whether a line counts its food by a unit, at first or in brackets. */
export const isLineCountedInUnit = (line: ParsedLine, unit: string) =>
  (line.read.quantity !== null && line.read.unit === unit) || quantityOfLineInUnit(line, unit) !== null

/** Whether the name of a line that is counted ends with a unit: "12 lasagne sheets". */
export const doesLineNameEndWithUnit = ({ read }: ParsedLine, unit: string) =>
  read.quantity !== null &&
  read.unit === null &&
  canonicalUnitBySpelling.get(read.name.split(' ').at(-1)!.toLowerCase()) === unit

/** The most pieces that a line counts; 0 of a line that is measured. */
export function maxPiecesOfLine(line: ParsedLine): number {
  const counts = scalableNumberGroupsOfLine(line)
    .flatMap(({ told }) => told)
    .filter(({ unit, isMeasure }) => !isMeasure && !isWeightOrVolumeUnit(unit))
  return Math.max(0, ...counts.map(({ unit, high }) => high * (unit === 'dozen' ? 12 : 1)))
}
