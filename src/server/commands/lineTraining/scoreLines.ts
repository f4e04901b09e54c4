import { normalizeUnitName } from '#shared/kitchen/lines/units/toCanonicalUnit.ts'
import type { ExpectedLineParts, LabelledTrainingLine } from './labelledLines.ts'

export interface LineScore {
  source: string
  isQuantityRight: boolean
  isUnitRight: boolean
  isNameRight: boolean
  /** Whether quantity, unit and name are all correct. */
  isRight: boolean
  confidence: number
}

/** Compares the parsed line with the labels: numbers within 0.6 %, units canonical, names by their words' singulars. */
export function scoreParsedLine(
  { source, expected }: LabelledTrainingLine,
  read: ExpectedLineParts & { confidence: number },
): LineScore {
  const [wanted, got] = [amountOf(expected), amountOf(read)]
  const isQuantityRight = isNear(wanted.low, got.low) && isNear(wanted.high, got.high)
  const isUnitRight = wanted.unit === got.unit
  const isNameRight = nameWords(expected.name) === nameWords(read.name)
  return {
    source,
    isQuantityRight,
    isUnitRight,
    isNameRight,
    isRight: isQuantityRight && isUnitRight && isNameRight,
    confidence: read.confidence,
  }
}

function isNear(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(a - b) <= Math.max(0.006, 0.006 * Math.abs(b))
}

/** A dozen counts as twelve without a unit. */
function amountOf({ quantity, quantityMax, unit }: ExpectedLineParts) {
  const canonical = unit === null ? null : normalizeUnitName(unit)
  const times = canonical === 'dozen' ? 12 : 1
  return {
    low: quantity === null ? (times === 12 ? 12 : null) : quantity * times,
    high: quantityMax === null || quantityMax === quantity ? null : quantityMax * times,
    unit: canonical === 'dozen' ? null : canonical,
  }
}

function nameWords(name: string | null): string {
  return (name ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`®™©]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
    .map(singular)
    .join(' ')
}

function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('leaves')) return word.replace('leaves', 'leaf')
  if (/(?:ches|shes|xes|sses|zes|oes)$/.test(word)) return word.slice(0, -2)
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '')
}
