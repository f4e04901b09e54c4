import { findLineNamedAfterAmount, type LinesByNameStem, type ParsedLine } from '../countableLines.ts'
import type { NumberInRecipe } from '../lineNumbers.ts'
import { scalableNumberGroupsOfLine } from '../lineQuantities.ts'
import { isWeightOrVolumeUnit } from '../numbersWithUnits.ts'
import type { NounlessCount } from '../words/findNounlessCounts.ts'
import { findForeignMeasureOrCup } from '../words/foreignMeasures.ts'
import type { LineOfAmount } from './createStepAmountLineFinder.ts'

/** An amount of a step that a cup, a spoon or the like measures out of a line. */
interface Measured {
  step: number
  at: number
  line: ParsedLine
  /** A unit, or the first letters of a measure of another language: "tas" of "tasses". */
  measure: string
  unit: string | null
  amount: number
}

/** What a count tells the rest of, and the amount that stands before it. */
interface MeasuredRest {
  of: LineOfAmount
  unit: string | null
  behind: Pick<Measured, 'step' | 'at'>
}

/** Letters of a measure of another language that its singular and plural share. */
const sharedLetters = 3

/** What measures a number of a text: its unit, or a word of another language behind it; null for a count. */
function measureOf(
  text: string,
  { unit, end }: NumberInRecipe,
): { measure: string; unit: string | null } | null {
  if (isWeightOrVolumeUnit(unit)) return { measure: unit!, unit }
  const word = findForeignMeasureOrCup(text, end)?.trim().toLowerCase()
  return word ? { measure: word.slice(0, sharedLetters), unit: null } : null
}

/** How much a line asks for by a measure; null where it tells its amount by others. */
function amountOfLine(line: ParsedLine, measure: string): number | null {
  const told = scalableNumberGroupsOfLine(line).flatMap((group) => group.told)
  const found = told.find((each) => each.low === each.high && measureOf(line.text, each)?.measure === measure)
  return found?.low ?? null
}

/** Amounts of earlier steps that are remembered at most; recipes have fewer. */
const maxMeasured = 100

/**
 * Reads "the other 2" behind "2 cups of milk", where it is all that is left of "4 cups milk": it is of that line and that measure. `add` tells
 * the numbers of each step in its order.
 */
export function createMeasuredRestReader(lines: LinesByNameStem) {
  const measured: Measured[] = []

  function add(text: string, numbers: readonly NumberInRecipe[], step: number): void {
    for (const told of numbers) {
      const by = told.grows && told.low === told.high ? measureOf(text, told) : null
      const line = by && (told.of?.line ?? findLineNamedAfterAmount(text, told.end, lines))
      if (by && line && measured.length < maxMeasured)
        measured.push({ ...by, step, at: told.start, line, amount: told.low })
    }
  }

  function restOf(count: NounlessCount, step: number): MeasuredRest | null {
    if (count.kind !== 'rest' || count.phrase || count.low !== count.high) return null
    const isBefore = (each: Measured) => each.step < step || each.at < count.start
    const last = measured.findLast(isBefore)
    if (!last || last.step < step - 1) return null
    const taken = measured.filter(
      (each) => isBefore(each) && each.line === last.line && each.measure === last.measure,
    )
    const sum = taken.reduce((all, { amount }) => all + amount, count.low)
    const isAllTheRest = Math.abs(sum - (amountOfLine(last.line, last.measure) ?? 0)) < 0.01
    return isAllTheRest ? { of: { line: last.line, isPart: true }, unit: last.unit, behind: last } : null
  }

  return { add, restOf }
}
