import { and, eq, inArray, not } from 'drizzle-orm'
import type { DayBeforeTask } from '#shared/kitchen/dayBefore/dayBeforeKinds.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { mealPlanDocumentKind } from '#shared/mealPlan/kind.ts'
import { readPlannedMeal } from '#shared/mealPlan/meals.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { readDocumentBatches } from '../../replication/readDocuments.ts'
import { membershipsTable } from '../households/table.ts'
import { recipeReportsTable } from '../recipes/reports/table.ts'
import { currentReportCondition, recipeTableColumns, selectRecipesVisibleTo } from '../recipes/service.ts'
import { replicatedMealPlans } from './kind.ts'
import { mealPlanDocumentsTable } from './table.ts'

/** What must be begun the day before for one recipe. */
export interface TasksOfRecipe {
  recipeName: string
  tasks: readonly DayBeforeTask[]
}

/**
 * What the meals of a day need the day before, in the household that a user is in now: of meals that are still planned, and
 * recipes that the user may see.
 */
export async function readTasksForDay(
  ctx: DbContext,
  userId: string,
  day: CalendarDate,
): Promise<TasksOfRecipe[]> {
  const { db } = ctx.deps
  const [current] = await db
    .select({ householdId: membershipsTable.householdId })
    .from(membershipsTable)
    .where(and(eq(membershipsTable.userId, userId), membershipsTable.isCurrent))
  if (!current) return []
  const recipeIds = await recipeIdsOfDay(ctx, current.householdId, day)
  if (recipeIds.length === 0) return []
  const rows = await db
    .select({ recipeName: recipeTableColumns.name, planning: recipeReportsTable.planning })
    .from(selectRecipesVisibleTo({ member: { userId } }))
    .innerJoin(recipeReportsTable, currentReportCondition)
    .where(inArray(recipeTableColumns.id, recipeIds))
    .orderBy(recipeTableColumns.name)
  return rows
    .map(({ recipeName, planning }) => ({ recipeName, tasks: planning?.dayBefore ?? [] }))
    .filter(({ tasks }) => tasks.length > 0)
}

async function recipeIdsOfDay(ctx: DbContext, householdId: string, day: CalendarDate): Promise<string[]> {
  const { date, isGone } = mealPlanDocumentsTable
  const ids = new Set<string>()
  for await (const rows of readDocumentBatches(
    replicatedMealPlans,
    ctx,
    householdId,
    and(eq(date, day), not(isGone)),
  ))
    for (const { key, doc } of rows) {
      const { part, documentId } = mealPlanDocumentKind.addressOf(key)
      const meal = part === 'meal' ? readPlannedMeal(documentId, doc) : null
      if (meal?.state === 'planned' && meal.dish.kind === 'recipe') ids.add(meal.dish.recipeId)
    }
  return [...ids]
}
