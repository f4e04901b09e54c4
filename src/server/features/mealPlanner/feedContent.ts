import { and, asc, between, eq, not, or, sql } from 'drizzle-orm'
import type { MealPlanFeedScope } from '#shared/contract/planner/mealPlanFeeds.ts'
import type { Locale } from '#shared/locale.ts'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { mealPlanDocumentKind, mealPlanSettingsKey } from '#shared/mealPlan/kind.ts'
import { eatersOfMeal, type PlannedMeal, readPlannedMeal } from '#shared/mealPlan/meals.ts'
import { type MealSlot, readMealPlanSettings } from '#shared/mealPlan/slots.ts'
import { emptyDocument } from '#shared/replication/documents.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { type DocumentRow, readDocumentBatches } from '../../replication/readDocuments.ts'
import { hashSecretToken } from '../../tokens.ts'
import { usersTable } from '../auth/table.ts'
import { guestsTable, householdsTable, membershipsTable } from '../households/table.ts'
import { replicatedMealPlans } from './kind.ts'
import { mealPlanDocumentsTable, mealPlanFeedsTable, mealPlanHouseholdsTable } from './table.ts'

const daysBefore = 30
const daysAfter = 365

/** A calendar of meals, without the meals. With the day it is, its content depends on nothing else. */
export interface MealPlanFeed {
  householdId: string
  householdName: string
  /** The member who made it. */
  userId: string
  memberName: string
  scope: MealPlanFeedScope
  /** The language in which it is written. */
  locale: Locale
  /** The number of the last change of the plan. */
  seq: number
  /** Characters of the household's documents. */
  textLength: number
  /** The members of the household, then its guests. */
  eaters: readonly { id: string; name: string }[]
}

/** A meal of a calendar. */
export interface MealOfFeed {
  meal: PlannedMeal
  /** Null for a slot that no longer exists. */
  slot: MealSlot | null
  /** The names of those who eat it. */
  eaterNames: readonly string[]
  /** A number that every change of the meal, or of the slots, raises. */
  sequence: number
  /** When the meal or the slots were changed last. */
  changedAt: Date
}

/** The calendar with this secret token; null when there is none. */
export async function findMealPlanFeed(ctx: DbContext, token: string): Promise<MealPlanFeed | null> {
  const [feed] = await ctx.deps.db
    .select({
      householdId: mealPlanFeedsTable.householdId,
      householdName: householdsTable.name,
      userId: mealPlanFeedsTable.userId,
      memberName: usersTable.name,
      scope: mealPlanFeedsTable.scope,
      locale: mealPlanFeedsTable.locale,
      seq: sql<number>`coalesce(${mealPlanHouseholdsTable.seq}, 0)`,
      textLength: sql<number>`coalesce(${mealPlanHouseholdsTable.textLength}, 0)`,
    })
    .from(mealPlanFeedsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, mealPlanFeedsTable.householdId))
    .innerJoin(usersTable, eq(usersTable.id, mealPlanFeedsTable.userId))
    .leftJoin(mealPlanHouseholdsTable, eq(mealPlanHouseholdsTable.householdId, householdsTable.id))
    .where(eq(mealPlanFeedsTable.tokenHash, hashSecretToken(token)))
  return feed ? { ...feed, eaters: await readNamesOfEaters(ctx, feed.householdId) } : null
}

async function readNamesOfEaters({ deps: { db } }: DbContext, householdId: string) {
  const members = await db
    .select({ id: usersTable.id, name: usersTable.name })
    .from(membershipsTable)
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .where(eq(membershipsTable.householdId, householdId))
    .orderBy(asc(membershipsTable.joinedAt), usersTable.id)
  const guests = await db
    .select({ id: guestsTable.id, name: guestsTable.name })
    .from(guestsTable)
    .where(eq(guestsTable.householdId, householdId))
    .orderBy(asc(guestsTable.name), guestsTable.id)
  return [...members, ...guests]
}

/** The meals of a calendar, from a month before a day to a year after it, in the order in which they were planned. */
export async function readMealsOfFeed(
  ctx: DbContext,
  { householdId, userId, scope, eaters }: MealPlanFeed,
  today: CalendarDate,
): Promise<MealOfFeed[]> {
  const { key, date, isGone } = mealPlanDocumentsTable
  const isShown = or(
    eq(key, mealPlanSettingsKey),
    between(date, addDays(today, -daysBefore), addDays(today, daysAfter)),
  )
  const rows: DocumentRow[] = []
  for await (const batch of readDocumentBatches(
    replicatedMealPlans,
    ctx,
    householdId,
    and(isShown, not(isGone)),
  ))
    rows.push(...batch)
  const settings = rows.find((row) => row.key === mealPlanSettingsKey)
  const slots = new Map(
    readMealPlanSettings(settings?.doc ?? emptyDocument).slots.map((slot) => [slot.id, slot]),
  )
  /** A calendar writes the name of its slot with a meal, so both are what was changed. */
  const lastChange = ({ seq, changedAt }: DocumentRow) =>
    settings && settings.seq > seq
      ? { sequence: settings.seq, changedAt: settings.changedAt }
      : { sequence: seq, changedAt }
  const ids = eaters.map(({ id }) => id)
  const nameOf = new Map(eaters.map(({ id, name }) => [id, name]))
  return rows.flatMap((row): MealOfFeed[] => {
    const { part, documentId } = mealPlanDocumentKind.addressOf(row.key)
    const meal = part === 'meal' ? readPlannedMeal(documentId, row.doc) : null
    if (!meal) return []
    const slot = slots.get(meal.slotId)
    const eaterIds = eatersOfMeal(meal, slot, ids)
    if (scope === 'person' && !eaterIds.includes(userId)) return []
    const eaterNames = eaterIds.map((id) => nameOf.get(id) ?? '')
    return [{ meal, slot: slot ?? null, eaterNames, ...lastChange(row) }]
  })
}
