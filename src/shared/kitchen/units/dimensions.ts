import { gramsOfUnit, millilitresOfUnit, millimetresOfUnit } from './units.ts'
import { sizeOfVagueMeasure } from './vagueMeasures.ts'

type Dimension = 'mass' | 'volume' | 'count' | 'length'

/** What a unit measures; null (three eggs) and every word that is no measure (clove, can, rasher) count things. */
export function dimensionOfUnit(unit: string | null): Dimension {
  if (unit === null) return 'count'
  if (gramsOfUnit(unit) !== null) return 'mass'
  if (millimetresOfUnit(unit) !== null) return 'length'
  if (millilitresOfUnit(unit, 'metric') !== null) return 'volume'
  return sizeOfVagueMeasure(unit)?.dimension ?? 'count'
}
