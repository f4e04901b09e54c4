import { and, between, eq, like, not, or } from 'drizzle-orm'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { mealPlanDocumentKey, mealPlanSettingsKey } from '#shared/mealPlan/kind.ts'
import { type MealPlan, readMealPlan } from '#shared/mealPlan/meals.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { readDocumentBatches } from '../../replication/readDocuments.ts'
import { replicatedMealPlans } from './kind.ts'
import { mealPlanDocumentsTable } from './table.ts'

/** The meals of a household from one day to another, both included, the settings of its plan, the food at hand, and prices. */
export async function readMealsBetween(
  ctx: DbContext,
  householdId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<MealPlan, 'meals' | 'settings' | 'foodsAtHand' | 'foodPrices'>> {
  const { key, date, isGone } = mealPlanDocumentsTable
  const isWanted = and(
    or(
      eq(key, mealPlanSettingsKey),
      between(date, from, to),
      like(key, mealPlanDocumentKey('food', '%')),
      like(key, mealPlanDocumentKey('price', '%')),
    ),
    not(isGone),
  )
  const docs = new Map<string, ReplicatedDocument>()
  for await (const rows of readDocumentBatches(replicatedMealPlans, ctx, householdId, isWanted))
    for (const row of rows) docs.set(row.key, row.doc)
  return readMealPlan(docs)
}
