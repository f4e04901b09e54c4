import type { HouseholdGuest } from '#shared/contract/households.ts'
import type { guestsTable } from './table.ts'

/** The columns of a guest that are sent. */
export function toHouseholdGuest({
  householdId: _,
  diets,
  ...row
}: typeof guestsTable.$inferSelect): HouseholdGuest {
  return { ...row, diets: diets as HouseholdGuest['diets'] }
}
