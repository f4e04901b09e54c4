import type { Guest } from '#shared/contract/households.ts'
import type { guests } from './table.ts'

/** What leaves of a row. */
export function toGuest({ householdId: _, diets, ...row }: typeof guests.$inferSelect): Guest {
  return { ...row, diets: diets as Guest['diets'] }
}
