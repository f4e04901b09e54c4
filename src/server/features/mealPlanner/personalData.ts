import { eq, like, type SQL, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import { commentsOfMeal, nameOfDish, readMealPlan } from '#shared/mealPlan/meals.ts'
import type { DocumentsByKey, ReplicatedDocument } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData, StreamedInBatches } from '../../personalData.ts'
import { readCostOfLength } from '../../reads.ts'
import { readDocumentBatches } from '../../replication/readDocuments.ts'
import { householdsTable, membershipsTable } from '../households/table.ts'
import { readEveningReminderData } from './eveningReminders.ts'
import { replicatedMealPlans } from './kind.ts'
import { mealPlanDocumentsTable, mealPlanFeedsTable, mealPlanHouseholdsTable } from './table.ts'

/** Meals per batch. */
const batchSize = 500

/** Plans belong to the household, and are deleted with it; calendars are deleted with the membership, evening reminders with the user's row. */
export const mealPlanPersonalData = {
  export: {
    mealPlans: (ctx, { userId }) => readMealPlanData(ctx, userId),
    eveningReminders: (ctx, { userId }) => readEveningReminderData(ctx, userId),
    mealPlanFeeds: (ctx, { userId }) => readFeedData(ctx, userId),
  },
} satisfies PersonalData<MemberContext, 'mealPlans' | 'mealPlanFeeds' | 'eveningReminders'>

async function readFeedData(ctx: DbContext, userId: string): Promise<AccountData['mealPlanFeeds']> {
  const { scope, createdAt } = mealPlanFeedsTable
  const rows = await ctx.deps.db
    .select({ household: householdsTable.name, scope, createdAt })
    .from(mealPlanFeedsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, mealPlanFeedsTable.householdId))
    .where(eq(mealPlanFeedsTable.userId, userId))
    .orderBy(createdAt, scope)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

type HouseholdPlan = StreamedInBatches<AccountData['mealPlans'][number]>

/**
 * The plans of a user's households, for their own download, one household at a time. The caller is charged for all before any
 * is read.
 */
async function* readMealPlanData(ctx: MemberContext, userId: string): AsyncGenerator<HouseholdPlan[]> {
  const rows = await ctx.deps.db
    .select({
      id: householdsTable.id,
      household: householdsTable.name,
      textLength: sql<number>`coalesce(${mealPlanHouseholdsTable.textLength}, 0)`,
    })
    .from(membershipsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .leftJoin(mealPlanHouseholdsTable, eq(mealPlanHouseholdsTable.householdId, householdsTable.id))
    .where(eq(membershipsTable.userId, userId))
    .orderBy(householdsTable.name, householdsTable.id)
  ctx.reads?.charge(readCostOfLength(rows.reduce((sum, { textLength }) => sum + textLength, 0)))
  for (const { id, household } of rows)
    yield [
      {
        household,
        meals: readMeals(ctx, id),
        foodsAtHand: readFoods(ctx, id),
        foodPrices: readPrices(ctx, id),
      },
    ]
}

async function* readMeals(ctx: DbContext, householdId: string) {
  const isNoFood = sql`not ${isFoodAtHand} and not ${isFoodPrice}`
  const { meals, settings } = readMealPlan(await readDocuments(ctx, householdId, isNoFood))
  const nameOfSlot = new Map(settings.slots.map(({ id, name }) => [id, name || id]))
  for (let at = 0; at < meals.length; at += batchSize)
    yield meals.slice(at, at + batchSize).map(({ date, slotId, dish, servings, state, ...meal }) => ({
      date,
      slot: nameOfSlot.get(slotId) ?? slotId,
      dish: nameOfDish(dish),
      servings,
      state,
      comment: commentsOfMeal(meal).join('\n'),
    }))
}

async function* readFoods(ctx: DbContext, householdId: string) {
  const { foodsAtHand } = readMealPlan(await readDocuments(ctx, householdId, isFoodAtHand))
  for (let at = 0; at < foodsAtHand.length; at += batchSize)
    yield foodsAtHand.slice(at, at + batchSize).map(({ name, amount, useBy }) => ({ name, amount, useBy }))
}

async function* readPrices(ctx: DbContext, householdId: string) {
  const { foodPrices } = readMealPlan(await readDocuments(ctx, householdId, isFoodPrice))
  for (let at = 0; at < foodPrices.length; at += batchSize)
    yield foodPrices.slice(at, at + batchSize).map(({ name, pack, paid }) => ({ name, pack, ...paid }))
}

const isFoodPrice = like(mealPlanDocumentsTable.key, 'price/%')
const isFoodAtHand = like(mealPlanDocumentsTable.key, 'food/%')

async function readDocuments(ctx: DbContext, householdId: string, which: SQL): Promise<DocumentsByKey> {
  const docs = new Map<string, ReplicatedDocument>()
  for await (const rows of readDocumentBatches(replicatedMealPlans, ctx, householdId, which))
    for (const { key, doc } of rows) docs.set(key, doc)
  return docs
}
