import { asc, eq } from 'drizzle-orm'
import type { RecipeData } from '#shared/contract/accountData.ts'
import type { Context } from '../../context.ts'
import { generations } from '../generation/table.ts'
import { recipeColumns } from './columns.ts'
import { originColumns, toOrigin } from './origin.ts'
import { recipeRevisions, recipes } from './table.ts'

/** Every recipe that the user saved and has not deleted, with the states it has been in, oldest first. */
export async function recipeData({ deps }: Pick<Context, 'deps'>, userId: string): Promise<RecipeData[]> {
  const { db } = deps
  const { createdAt, updatedAt, kind, content } = recipes
  const rows = await db
    .select({ ...recipeColumns, createdAt, updatedAt, kind, content, generation: originColumns })
    .from(recipes)
    .leftJoin(generations, eq(generations.id, recipes.generationId))
    .where(eq(recipes.createdBy, userId))
    .orderBy(asc(createdAt), recipes.id)
  const revisions = await db
    .select({
      recipeId: recipeRevisions.recipeId,
      version: recipeRevisions.version,
      at: recipeRevisions.at,
      content: recipeRevisions.content,
    })
    .from(recipeRevisions)
    .innerJoin(recipes, eq(recipes.id, recipeRevisions.recipeId))
    .where(eq(recipes.createdBy, userId))
    .orderBy(asc(recipeRevisions.version))
  const revisionsOf = Map.groupBy(revisions, ({ recipeId }) => recipeId)
  return rows.map(({ generation, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    origin: generation && toOrigin(generation),
    revisions: (revisionsOf.get(row.id) ?? []).map((revision) => ({
      ...revision.content,
      version: revision.version,
      at: revision.at.toISOString(),
    })),
  }))
}
