import { canonicalUnitBySpelling } from '../lines/units/lineUnits.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from './numbersWithUnits.ts'

/** "Heaping cup of flour": one, which no number tells. */
const heapedAtStart =
  /^([\s*•–-]*)((?:heaped|heaping|rounded|scant|generous) (cup|tablespoon|teaspoon|tbsp|tsp)\.?) (?=\p{L})/iu

/** The measure that a line begins with by how full it is, where no number stands before it. */
export function heapedMeasureAtStart(text: string): NumberWithUnit[] {
  const [, lead = '', words = '', word] = heapedAtStart.exec(text) ?? []
  const unit = word && canonicalUnitBySpelling.get(word.toLowerCase())
  const end = lead.length + words.length
  return unit ? [{ start: lead.length, end, low: 1, high: 1, unit, isMeasure: true }] : []
}

/** Numbers of a line, of which one before a plus sign has the unit of the next: "2 + 1 tbsp sugar". */
export const withUnitOfSum = (text: string, numbers: readonly NumberWithUnit[]): NumberWithUnit[] =>
  numbers.map((told, at) => {
    const next = numbers[at + 1]
    const isSum =
      next !== undefined && told.unit === null && /^ ?\+ ?$/.test(text.slice(told.end, next.start))
    return isSum && isWeightOrVolumeUnit(next.unit) ? { ...told, unit: next.unit, isMeasure: true } : told
  })
