import { and, between, eq, isNull, not, or, sql } from 'drizzle-orm'
import type {
  MealPlanPageData,
  MealPlanPageInput,
  MealPlanServerDocument,
} from '#shared/contract/mealPlan.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { readCostOfLength } from '../../reads.ts'
import {
  readDocumentBatches,
  readDocumentChanges,
  readDocumentsTextLength,
} from '../../replication/readDocuments.ts'
import { toAddressedDocument } from '../../replication/replicatedKind.ts'
import { requireHouseholdMembership } from '../households/service.ts'
import { replicatedMealPlans } from './kind.ts'
import { mealPlanDocumentsTable } from './table.ts'

/** A plan of at most so many characters is sent whole with its page. */
const maxCharactersOfWholePlan = 50_000
/** Days before and after the one that is shown whose meals are sent: they cover a month in whole weeks. */
const daysAround = 45

/**
 * The first content of the planner's page. Charged by the length of the plan before it is read. Throws NOT_FOUND unless the
 * caller belongs to the household.
 */
export async function getMealPlanPage(
  ctx: MemberContext,
  { householdId, date }: MealPlanPageInput,
): Promise<MealPlanPageData> {
  await requireHouseholdMembership(ctx, householdId)
  ctx.reads?.charge(readCostOfLength(await readDocumentsTextLength(replicatedMealPlans, ctx, householdId)))
  const today = calendarDateOf(new Date())
  if (await isShort(ctx, householdId))
    return { ...(await readDocumentChanges(replicatedMealPlans, ctx, householdId, 0)).changes, today }
  const shown = date ?? today
  const docs: MealPlanServerDocument[] = []
  const isShown = or(
    isNull(mealPlanDocumentsTable.date),
    between(mealPlanDocumentsTable.date, addDays(shown, -daysAround), addDays(shown, daysAround)),
  )
  for await (const rows of readDocumentBatches(
    replicatedMealPlans,
    ctx,
    householdId,
    and(isShown, not(mealPlanDocumentsTable.isGone)),
  ))
    for (const { key, doc } of rows) docs.push(toAddressedDocument(replicatedMealPlans, key, doc))
  return { docs, seq: 0, isWhole: true, today }
}

async function isShort({ deps }: DbContext, householdId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({
      isShort: sql<boolean>`coalesce(sum(${mealPlanDocumentsTable.length}), 0) <= ${maxCharactersOfWholePlan}`,
    })
    .from(mealPlanDocumentsTable)
    .where(and(eq(mealPlanDocumentsTable.householdId, householdId), not(mealPlanDocumentsTable.isGone)))
  return row?.isShort ?? true
}
