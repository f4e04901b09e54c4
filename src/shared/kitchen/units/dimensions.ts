import { unitGrams, unitMillilitres, unitMillimetres } from './units.ts'
import { sizeOfVagueMeasure } from './vagueMeasures.ts'

type Dimension = 'mass' | 'volume' | 'count' | 'length'

/** What a unit measures; null (three eggs) and every word that is no measure (clove, can, rasher) count things. */
export function dimensionOf(unit: string | null): Dimension {
  if (unit === null) return 'count'
  if (unitGrams(unit) !== null) return 'mass'
  if (unitMillimetres(unit) !== null) return 'length'
  if (unitMillilitres(unit, 'metric') !== null) return 'volume'
  return sizeOfVagueMeasure(unit)?.dimension ?? 'count'
}
