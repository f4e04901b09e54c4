import * as z from 'zod/mini'
import { HouseholdIdSchema } from '../replication.ts'

/** Whose meals a calendar has: all of the household, or those that the member who made it eats. */
export const mealPlanFeedScopes = ['household', 'person'] as const
const Scope = z.enum(mealPlanFeedScopes)
export type MealPlanFeedScope = z.infer<typeof Scope>

export const MealPlanFeedRef = z.strictObject({ householdId: HouseholdIdSchema, scope: Scope })
export type MealPlanFeedRef = z.infer<typeof MealPlanFeedRef>

/** A calendar that the caller made, without its address, of which only a hash is stored. */
export const MealPlanFeedSummary = z.strictObject({ scope: Scope, createdAt: z.iso.datetime() })
export type MealPlanFeedSummary = z.infer<typeof MealPlanFeedSummary>

/** The token is part of the address /calendar/{token}.ics; it is returned once, and only its hash is stored. */
export const MealPlanFeedToken = z.strictObject({ token: z.string() })
export type MealPlanFeedToken = z.infer<typeof MealPlanFeedToken>
