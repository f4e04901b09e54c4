import { and, eq, inArray, not, sql } from 'drizzle-orm'
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
import { isTaskInTime } from './tasksInTime.ts'

/** What must be begun the day before for one recipe. */
export interface DayBeforeTasksOfRecipe {
  recipeName: string
  tasks: readonly DayBeforeTask[]
}

/**
 * What the meals of a day need the day before, in the household that a user is in now: of meals that are still planned, and
 * recipes that the user may see. On the day itself, with `now`, what can still be done in time.
 */
export async function readDayBeforeTasks(
  ctx: DbContext,
  userId: string,
  day: CalendarDate,
  now: Date | null,
): Promise<DayBeforeTasksOfRecipe[]> {
  const { db } = ctx.deps
  const [current] = await db
    .select({ householdId: membershipsTable.householdId })
    .from(membershipsTable)
    .where(and(eq(membershipsTable.userId, userId), membershipsTable.isCurrent))
  if (!current) return []
  const slotsOfRecipe = await recipesOfDay(ctx, current.householdId, day)
  if (slotsOfRecipe.size === 0) return []
  const rows = await db
    .select({
      id: recipeTableColumns.id,
      recipeName: recipeTableColumns.name,
      minutes: sql<number>`${recipeTableColumns.prepTimeMinutes} + ${recipeTableColumns.cookTimeMinutes}`,
      planning: recipeReportsTable.planning,
    })
    .from(selectRecipesVisibleTo({ member: { userId } }))
    .innerJoin(recipeReportsTable, currentReportCondition)
    .where(inArray(recipeTableColumns.id, [...slotsOfRecipe.keys()]))
    .orderBy(recipeTableColumns.name)
  return rows
    .map(({ id, recipeName, minutes, planning }) => ({
      recipeName,
      tasks: (planning?.dayBefore ?? []).filter(
        (task) =>
          now === null || slotsOfRecipe.get(id)?.some((slotId) => isTaskInTime(task, slotId, minutes, now)),
      ),
    }))
    .filter(({ tasks }) => tasks.length > 0)
}

/** The recipes that are still planned for a day, with the slots of their meals. */
async function recipesOfDay(
  ctx: DbContext,
  householdId: string,
  day: CalendarDate,
): Promise<Map<string, string[]>> {
  const { date, isGone } = mealPlanDocumentsTable
  const slotsOfRecipe = new Map<string, string[]>()
  for await (const rows of readDocumentBatches(
    replicatedMealPlans,
    ctx,
    householdId,
    and(eq(date, day), not(isGone)),
  ))
    for (const { key, doc } of rows) {
      const { part, documentId } = mealPlanDocumentKind.addressOf(key)
      const meal = part === 'meal' ? readPlannedMeal(documentId, doc) : null
      if (meal?.state !== 'planned' || meal.dish.kind !== 'recipe') continue
      const { recipeId } = meal.dish
      slotsOfRecipe.set(recipeId, [...(slotsOfRecipe.get(recipeId) ?? []), meal.slotId])
    }
  return slotsOfRecipe
}
