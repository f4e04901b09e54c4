import { and, eq, inArray } from 'drizzle-orm'
import type { RecipePlanningFacts } from '#shared/kitchen/planning/recipePlanningFacts.ts'
import { recipeFactsVersion } from '../recipeReport/service.ts'
import { recipeReportsTable } from './reports/table.ts'
import { recipeTableColumns, selectRecipesVisibleTo } from './seen.ts'
import { readStoredPlanning, type StoredResultReader } from './storedReports.ts'

/**
 * What is planned with, of each of these recipes that the caller may see: null for one that could not be checked. Recipes
 * without current facts are examined, `maxExamined` at most; the others are left out.
 */
export async function readPlanningFactsOfRecipes(
  ctx: StoredResultReader,
  recipeIds: readonly string[],
  maxExamined: number,
): Promise<Map<string, RecipePlanningFacts | null>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await ctx.deps.db
    .select({ id: recipeTableColumns.id, planning: recipeReportsTable.planning })
    .from(selectRecipesVisibleTo(ctx))
    .innerJoin(
      recipeReportsTable,
      and(
        eq(recipeReportsTable.recipeId, recipeTableColumns.id),
        eq(recipeReportsTable.recipeVersion, recipeTableColumns.version),
        eq(recipeReportsTable.kitchenVersion, recipeFactsVersion),
      ),
    )
    .where(inArray(recipeTableColumns.id, [...new Set(recipeIds)]))
  const facts = new Map(rows.map(({ id, planning }) => [id, planning]))
  const missing = [...new Set(recipeIds)].filter((id) => !facts.has(id)).slice(0, maxExamined)
  for (const id of missing) {
    const found = await readStoredPlanning(ctx, id)
    if (found) facts.set(id, found.planning)
  }
  return facts
}
