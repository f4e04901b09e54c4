import type { Guest } from '#shared/contract/households.ts'
import type { guests } from './table.ts'

/** The columns of a guest that are sent. */
export function toSentGuest({ householdId: _, diets, ...row }: typeof guests.$inferSelect): Guest {
  return { ...row, diets: diets as Guest['diets'] }
}
