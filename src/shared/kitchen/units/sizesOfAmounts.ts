import type { AmountNotation } from '../scalables.ts'
import { gramsOfUnit, millilitresOfUnit } from './units.ts'

export interface Size {
  size: number
  /** Pieces are compared with pieces of the same line alone. */
  measure: 'g' | 'ml' | 'pieces'
}

const pinchMl = millilitresOfUnit('teaspoon', 'us')! / 16

/** So much of a unit in grams or millilitres, else in pieces. */
export function sizeOf(unit: string | null, quantity: number): Size {
  const grams = gramsOfUnit(unit ?? '')
  const millilitres = unit === 'pinch' ? pinchMl : millilitresOfUnit(unit ?? '', 'us')
  if (grams !== null) return { size: quantity * grams, measure: 'g' }
  if (millilitres !== null) return { size: quantity * millilitres, measure: 'ml' }
  return { size: quantity, measure: 'pieces' }
}

/** A measure whose word stays has the size of its own unit: "½ tasse" is so much of a cup. */
export const sizeOfNotation = ({ unit, quantity, smaller }: AmountNotation): Size =>
  unit === null && smaller ? sizeOf(smaller.unit, quantity * smaller.of) : sizeOf(unit, quantity)

export const sumOf = (sizes: readonly Size[]) => sizes.reduce((all, { size }) => all + size, 0)

/** Whether the sum of parts differs from a size by more than a given share of that size. */
export const isOff = (parts: readonly Size[], { size }: Size, share: number) =>
  Math.abs(sumOf(parts) - size) > size * share

/** What the parts that are written may be off their line for them to be all of it: a share of it, or so many ml or g. */
export const maxOffOfTwoSystems = 0.1
const smallestOff = 0.7
/** The same share where line and parts have one kind of unit: "900 g flour" is a part of 1 kg, and 33 g three times are all of 100 g. */
const maxOffOfSameUnit = { one: 0.005, more: 0.03 }
const isMetric = (unit: string | null) => /(?:gram|liter)$/.test(unit ?? '')

/** The sizes of the parts of a line, which is the first of the amounts, where they are all of it; else none. */
export function sizesOfAllParts(told: readonly AmountNotation[]): Size[] {
  const [line, ...parts] = told.map(sizeOfNotation) as [Size, ...Size[]]
  const [first] = told
  const isOneUnit = told.every(
    ({ unit }) => unit === first!.unit || (isMetric(unit) && isMetric(first!.unit)),
  )
  const share = isOneUnit ? maxOffOfSameUnit[parts.length > 1 ? 'more' : 'one'] : maxOffOfTwoSystems
  const isAlike = told.every(
    ({ quantityMax }, at) => !quantityMax && (parts[at] ?? line).measure === line.measure,
  )
  const slack = line.measure === 'pieces' ? 0 : smallestOff
  const isAll = Math.abs(sumOf(parts) - line.size) <= Math.max(line.size * share, slack)
  return isAlike && isAll ? parts : []
}
