import type { Role } from './phraseRoles.ts'
import { readAllergy, readAllergyNext } from './readAllergy.ts'
import { newReading, type Reading } from './reading.ts'
import {
  readAllows,
  readExcept,
  readFreePrevious,
  readInsteadOf,
  readLeavesOutEither,
  readLeavesOutNext,
  readLeavesOutPrevious,
  readNot,
} from './readNegation.ts'
import type { WishItem } from './wishItems.ts'

const readers: Readonly<Partial<Record<Role, (reading: Reading, at: number) => void>>> = {
  leavesOutNext: readLeavesOutNext,
  insteadOfNext: readInsteadOf,
  leavesOutPrevious: readLeavesOutPrevious,
  leavesOutEither: readLeavesOutEither,
  freePrevious: readFreePrevious,
  notNext: readNot,
  notEither: readNot,
  allergyNext: readAllergyNext,
  allergy: readAllergy,
  exceptNext: readExcept,
  allowsPrevious: readAllows,
  condition: readCondition,
  noLimit: (reading, at) => reading.understood.add(at),
  lessNext: (reading, at) => reading.understood.add(at),
}

/** Reads the items of a wish in one language: what must not be in the dish, and what nobody can tell. */
export function readItems(items: readonly WishItem[]): Reading {
  const reading = newReading(items)
  for (const [at, { role }] of items.entries())
    if (role !== 'food' && role !== 'unknown') readers[role]?.(reading, at)
  return reading
}

const negations: readonly WishItem['role'][] = ['notNext', 'notEither', 'leavesOutNext']

/** Items before a condition that are looked through for a negation: "we are not all vegan". */
const maxToNegation = 3

/** "Vegan"; but "not vegan" asks for nothing. */
function readCondition(reading: Reading, at: number): void {
  const { items } = reading
  const { condition } = items[at]!
  reading.understood.add(at)
  for (let index = at; index > 0 && index > at - maxToNegation && items[index]!.gap === 'space'; index--) {
    const { role } = items[index - 1]!
    if (negations.includes(role)) return
    if (role !== 'idle') break
  }
  if (condition) reading.conditions.push({ at, condition })
}
