import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AccountDataRecipe } from '#shared/contract/auth/accountDataParts.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { generationsTable } from '../generation/table.ts'
import { recipeContentColumns } from './columns.ts'
import { recipeOriginColumns, toRecipeOrigin } from './origin.ts'
import { recipeRevisionsTable, recipesTable } from './table.ts'

type Revision = AccountDataRecipe['revisions'][number]

/** A recipe whose versions are read when they are asked for. */
export type RecipeWithStreamedRevisions = Omit<AccountDataRecipe, 'revisions'> & {
  revisions: AsyncGenerator<Revision[]>
}

/** Recipes, and versions of a recipe, per query. */
const batchSize = 10

/** Every recipe that the user saved and has not deleted, oldest first, each with its stored versions, oldest first. */
export async function* readRecipeData(
  ctx: DbContext,
  userId: string,
): AsyncGenerator<RecipeWithStreamedRevisions[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await readRows(ctx, and(eq(recipesTable.createdBy, userId), after))
    yield rows.map(({ place: _, generation, createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      origin: generation && toRecipeOrigin(generation),
      revisions: readRevisions(ctx, row.id),
    }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = sql`(${recipesTable.createdAt}, ${recipesTable.id}) > (${last.place}::timestamptz, ${last.id})`
  }
}

async function readRows({ deps }: DbContext, where: SQL | undefined) {
  const { createdAt, updatedAt, kind, content, sourceUrl, sourceAuthor } = recipesTable
  const { isServingsStated, isTotalTimeStated, cookTimeWords, nutritionInfo } = recipesTable
  const oldClient = { isServingsStated, isTotalTimeStated, cookTimeWords, nutritionInfo }
  // As text, because a Date has no microseconds.
  const place = sql<string>`${createdAt}::text`
  return await deps.db
    .select({
      ...recipeContentColumns,
      ...oldClient,
      createdAt,
      updatedAt,
      kind,
      content,
      sourceUrl,
      sourceAuthor,
      place,
      generation: recipeOriginColumns,
    })
    .from(recipesTable)
    .leftJoin(generationsTable, eq(generationsTable.id, recipesTable.generationId))
    .where(where)
    .orderBy(asc(createdAt), recipesTable.id)
    .limit(batchSize)
}

async function* readRevisions({ deps }: DbContext, recipeId: string): AsyncGenerator<Revision[]> {
  const { version, at, content } = recipeRevisionsTable
  let after = 0
  for (;;) {
    const rows = await deps.db
      .select({ version, at, content })
      .from(recipeRevisionsTable)
      .where(and(eq(recipeRevisionsTable.recipeId, recipeId), gt(version, after)))
      .orderBy(asc(version))
      .limit(batchSize)
    yield rows.map((row) => ({ ...row.content, version: row.version, at: row.at.toISOString() }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.version
  }
}
