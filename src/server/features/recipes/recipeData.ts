import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { RecipeData } from '#shared/contract/auth/accountData.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { Streamed } from '../../personalData.ts'
import { generations } from '../generation/table.ts'
import { recipeColumns } from './columns.ts'
import { originColumns, toOrigin } from './origin.ts'
import { recipeRevisions, recipes } from './table.ts'

type Revision = RecipeData['revisions'][number]

/** Recipes, and versions of a recipe, per query. */
const batchSize = 10

/** Every recipe that the user saved and has not deleted, oldest first, each with its stored versions, oldest first. */
export async function* readRecipeData(
  ctx: DbContext,
  userId: string,
): AsyncGenerator<Streamed<RecipeData>[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await readRows(ctx, and(eq(recipes.createdBy, userId), after))
    yield rows.map(({ place: _, generation, createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      origin: generation && toOrigin(generation),
      revisions: readRevisions(ctx, row.id),
    }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = sql`(${recipes.createdAt}, ${recipes.id}) > (${last.place}::timestamptz, ${last.id})`
  }
}

async function readRows({ deps }: DbContext, where: SQL | undefined) {
  const { createdAt, updatedAt, kind, content } = recipes
  const { isServingsStated, isTotalTimeStated, cookTimeWords, nutritionInfo } = recipes
  const oldClient = { isServingsStated, isTotalTimeStated, cookTimeWords, nutritionInfo }
  // As text, because a Date has no microseconds.
  const place = sql<string>`${createdAt}::text`
  return await deps.db
    .select({
      ...recipeColumns,
      ...oldClient,
      createdAt,
      updatedAt,
      kind,
      content,
      place,
      generation: originColumns,
    })
    .from(recipes)
    .leftJoin(generations, eq(generations.id, recipes.generationId))
    .where(where)
    .orderBy(asc(createdAt), recipes.id)
    .limit(batchSize)
}

async function* readRevisions({ deps }: DbContext, recipeId: string): AsyncGenerator<Revision[]> {
  const { version, at, content } = recipeRevisions
  let after = 0
  for (;;) {
    const rows = await deps.db
      .select({ version, at, content })
      .from(recipeRevisions)
      .where(and(eq(recipeRevisions.recipeId, recipeId), gt(version, after)))
      .orderBy(asc(version))
      .limit(batchSize)
    yield rows.map((row) => ({ ...row.content, version: row.version, at: row.at.toISOString() }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.version
  }
}
