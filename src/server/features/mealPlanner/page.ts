import { and, between, isNull, not, or } from 'drizzle-orm'
import type {
  MealPlanPageData,
  MealPlanPageInput,
  MealPlanServerDocument,
} from '#shared/contract/planner/mealPlan.ts'
import { addDays, addMonths, type CalendarDate, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { MemberContext } from '../../context.ts'
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
/**
 * The first content of the planner's page. Charged by the length of the plan before it is read. Throws NOT_FOUND unless the
 * caller belongs to the household.
 */
export async function getMealPlanPage(
  ctx: MemberContext,
  { householdId, date, shows = 'week' }: MealPlanPageInput,
): Promise<MealPlanPageData> {
  await requireHouseholdMembership(ctx, householdId)
  const length = await readDocumentsTextLength(replicatedMealPlans, ctx, householdId)
  ctx.reads?.charge(readCostOfLength(length))
  const today = calendarDateOf(new Date())
  if (length <= maxCharactersOfWholePlan)
    return { ...(await readDocumentChanges(replicatedMealPlans, ctx, householdId, 0)).changes, today }
  const docs: MealPlanServerDocument[] = []
  const isShown = or(
    isNull(mealPlanDocumentsTable.date),
    between(mealPlanDocumentsTable.date, ...daysSent(shows, date ?? today)),
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

/**
 * The first and the last day whose meals are sent. A day: with its neighbours, as it may be another day where the reader is. A
 * week, which may begin on any weekday: with the weeks beside it, so that one can turn to them at once. A month: its whole weeks.
 */
function daysSent(shows: 'day' | 'week' | 'month', date: CalendarDate): [CalendarDate, CalendarDate] {
  const widenPeriod = (
    first: CalendarDate,
    last: CalendarDate,
    days: number,
  ): [CalendarDate, CalendarDate] => [addDays(first, -days), addDays(last, days)]
  if (shows !== 'month') return widenPeriod(date, date, shows === 'day' ? 1 : 13)
  return widenPeriod(addMonths(date, 0), addDays(addMonths(date, 1), -1), 6)
}
