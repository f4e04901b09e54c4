import { and, eq, like, not, sql } from 'drizzle-orm'
import { type MealPlanDocumentAddress, mealPlanDocumentKind } from '#shared/mealPlan/kind.ts'
import { isMealPlanDocumentGone, readPlannedMeal } from '#shared/mealPlan/meals.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import type { ReplicatedKind } from '../../replication/replicatedKind.ts'
import { queueFollowMealPlanJob } from '../grocery/service.ts'
import {
  callerMembershipCondition,
  createHouseholdNotFoundError,
  requireHouseholdMembership,
} from '../households/service.ts'
import { membershipsTable } from '../households/table.ts'
import { mealPlanDocumentsTable, mealPlanReplicationTables } from './table.ts'

/** Meal plans as replicated documents: members of a household read and write them. */
export const replicatedMealPlans: ReplicatedKind<MealPlanDocumentAddress> = {
  ...mealPlanDocumentKind,
  tables: mealPlanReplicationTables,
  feedOf: ({ mealPlanFeed }) => mealPlanFeed,
  access: {
    expect: requireHouseholdMembership,
    firstRow: (ctx, householdId) =>
      sql`select ${membershipsTable.householdId}, 1, 0, 0 from ${membershipsTable} where ${callerMembershipCondition(ctx, householdId)}`,
    refusal: createHouseholdNotFoundError,
  },
  refusals: {
    tooManyDocs: (max) => new DomainError('INVALID', 'meal_plan_too_much', { params: { most: max } }),
    tooLong: () => new DomainError('INVALID', 'meal_plan_too_large'),
    clockAhead: () => new DomainError('INVALID', 'grocery_clock_ahead'),
  },
  async afterChange(tx, householdId, docs) {
    const isAboutFood = docs.some(({ part }) => !hasNoFood.includes(part))
    if (isAboutFood && (await isShoppedFor(tx, householdId))) await queueFollowMealPlanJob(tx, householdId)
  },
  columnsOf: mealPlanColumnsOf,
  isSent: not(mealPlanDocumentsTable.isGone),
  forgetting: { isNeeded: () => sql`false`, hiddenKeys: async () => [] },
}

/** Changes of these change nothing that is bought. */
const hasNoFood: readonly MealPlanDocumentAddress['part'][] = ['settings', 'template', 'price']

/** Whether a list has, or had until now, the food of some days. */
async function isShoppedFor({ deps }: DbContext, householdId: string): Promise<boolean> {
  const { key } = mealPlanDocumentsTable
  const isShopping = and(eq(mealPlanDocumentsTable.householdId, householdId), like(key, 'shopping/%'))
  return (await deps.db.select({ key }).from(mealPlanDocumentsTable).where(isShopping).limit(1)).length > 0
}

function mealPlanColumnsOf(key: string, doc: ReplicatedDocument) {
  const { part, documentId } = mealPlanDocumentKind.addressOf(key)
  const date = part === 'meal' ? (readPlannedMeal(documentId, doc)?.date ?? null) : null
  return { date, isGone: isMealPlanDocumentGone(key, doc) }
}
