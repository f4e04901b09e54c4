import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { importPageSize } from '#shared/contract/limits.ts'
import type {
  ImportedItem,
  ImportedItemPreview,
  RecipeImport,
} from '#shared/contract/recipes/recipeImport.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { ImportedRecipe } from '../../recipeFiles/importedRecipe.ts'
import { versionOfItem } from './byModel/itemVersion.ts'
import { countUngroundedLines } from './byModel/ungroundedLines.ts'
import { importedItemsTable, recipeImportsTable } from './table.ts'

type ImportRow = typeof recipeImportsTable.$inferSelect
type ItemRow = Pick<
  typeof importedItemsTable.$inferSelect,
  'position' | 'state' | 'name' | 'failure' | 'recipeId' | 'recipe' | 'isByModel' | 'grounding'
>

/** A recipe as an import stores it: the bytes of its picture stand in a column of their own. */
export type StoredImportedRecipe = Omit<ImportedRecipe, 'image'> & { imageUrl: string | null }

/** Days for which an import is kept. */
const keptDays = 7

/** The row of an import of a member; null where there is none of theirs by this id. */
export async function findImportOfMember(
  { deps: { db } }: DbContext,
  userId: string,
  importId: string,
): Promise<ImportRow | null> {
  const isOwn = and(eq(recipeImportsTable.id, importId), eq(recipeImportsTable.userId, userId))
  const [row] = await db.select().from(recipeImportsTable).where(isOwn)
  return row ?? null
}

/** The newest imports of a member with their counts, the newest first. */
export async function readImportsOfMember(
  ctx: DbContext,
  userId: string,
  most: number,
): Promise<RecipeImport[]> {
  const rows = await ctx.deps.db
    .select()
    .from(recipeImportsTable)
    .where(eq(recipeImportsTable.userId, userId))
    .orderBy(desc(recipeImportsTable.createdAt), desc(recipeImportsTable.id))
    .limit(most)
  return await withCounts(ctx, rows)
}

export async function withCounts(
  { deps: { db } }: DbContext,
  rows: readonly ImportRow[],
): Promise<RecipeImport[]> {
  const { importId, state } = importedItemsTable
  const counted =
    rows.length === 0
      ? []
      : await db
          .select({ importId, state, count: count() })
          .from(importedItemsTable)
          .where(
            inArray(
              importId,
              rows.map(({ id }) => id),
            ),
          )
          .groupBy(importId, state)
  return rows.map((row) => {
    const counts = { waiting: 0, read: 0, failed: 0, saved: 0 }
    for (const each of counted) if (each.importId === row.id) counts[each.state] = each.count
    const { id, source, name, state: importState, failure, createdAt } = row
    return {
      importId: id,
      source,
      name,
      createdAt: createdAt.toISOString(),
      state: importState,
      failure,
      counts,
    }
  })
}

/** One page of the recipes of an import, in the order in which they were read. */
export async function readItemsOfPage({ deps: { db } }: DbContext, importId: string, page: number) {
  const { position, state, name, failure, recipeId, recipe, isByModel, grounding } = importedItemsTable
  return await db
    .select({ position, state, name, failure, recipeId, recipe, isByModel, grounding })
    .from(importedItemsTable)
    .where(eq(importedItemsTable.importId, importId))
    .orderBy(asc(position))
    .limit(importPageSize)
    .offset(page * importPageSize)
}

export const toImportedItem = (
  { position, state, name, failure, recipeId, recipe, isByModel, grounding }: ItemRow,
  duplicateOf: ImportedItem['duplicateOf'],
): ImportedItem => ({
  ...{ position, state, name, failure, recipeId, duplicateOf },
  version: versionOfItem({ recipe, grounding }),
  mustBeCompared: isByModel && grounding === null,
  ungroundedLines: grounding ? countUngroundedLines(grounding) : 0,
})

/** What a screen shows of a recipe that was read. */
export function toPreview(
  item: ImportedItem,
  recipe: StoredImportedRecipe,
  source: Pick<ImportedItemPreview, 'hasPicture' | 'grounding' | 'sourceText' | 'sourcePages'>,
): ImportedItemPreview {
  const { prepMinutes, cookMinutes, totalMinutes, servings, sourceUrl } = recipe
  return {
    ...item,
    ...{ prepMinutes, cookMinutes, totalMinutes, servings, sourceUrl },
    ...source,
    rating: recipe.rating,
    nutrition: recipe.nutrition,
    description: recipe.description ?? '',
    ingredients: [...recipe.ingredients],
    steps: [...recipe.steps],
    notes: recipe.notes ?? '',
    yieldText: recipe.yieldText ?? '',
    author: recipe.author ?? '',
    tags: [...recipe.categories, ...recipe.tags],
  }
}

/** Deletes imports a week after they were begun, with all that was not saved of them. */
export async function deleteOldImports({ deps: { db } }: DbContext): Promise<void> {
  await db
    .delete(recipeImportsTable)
    .where(lt(recipeImportsTable.createdAt, sql`now() - make_interval(days => ${keptDays})`))
}
