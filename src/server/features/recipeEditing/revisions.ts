import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  EditableRecipe,
  RecipeRevisionSummary,
  RecipeRevisionText,
  RecipeVersionRef,
  RestoreRecipeRevisionInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { chargeReadForTextLength, readCostOfLength } from '../../reads.ts'
import { recipeRevisionsTable } from '../recipes/table.ts'
import { changeOwnRecipe, findOwnRecipe, type RevisionedContent } from './changes.ts'

/** The stored versions of a recipe of the caller's, newest first. Throws NOT_FOUND. */
export async function listRecipeRevisions(
  ctx: MemberContext,
  { recipeId }: RecipeRef,
): Promise<RecipeRevisionSummary[]> {
  const { db } = ctx.deps
  await findOwnRecipe(ctx, recipeId)
  await chargeForRevisions(ctx, recipeId)
  const { version, at, content } = recipeRevisionsTable
  const rows = await db
    .select({
      version,
      at,
      name: sql<string>`${content}->>'name'`,
      changed: sql<RecipeRevisionSummary['changed']>`coalesce((
        select json_agg(part.key order by part.key) from jsonb_each(${content}) part
        where before.content is not null and part.value is distinct from before.content->part.key
      ), '[]')`,
    })
    .from(recipeRevisionsTable)
    .leftJoin(
      sql`lateral (select content from recipe_revisions earlier where earlier.recipe_id = ${recipeRevisionsTable.recipeId}
        and earlier.version < ${version} order by earlier.version desc limit 1) before`,
      sql`true`,
    )
    .where(eq(recipeRevisionsTable.recipeId, recipeId))
    .orderBy(desc(version))
    .limit(ctx.deps.config.maxRevisionsPerRecipe)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Charges for the comparison of all versions, each with the one before it, before they are read. */
async function chargeForRevisions({ deps, reads }: MemberContext, recipeId: string): Promise<void> {
  const [kept] = await deps.db
    .select({ bytes: sql<number>`coalesce(sum(${recipeRevisionsTable.textBytes}), 0)::float8` })
    .from(recipeRevisionsTable)
    .where(eq(recipeRevisionsTable.recipeId, recipeId))
  reads?.charge(readCostOfLength(kept?.bytes ?? 0))
}

/** The full text of a stored version of a recipe of the caller's. Throws NOT_FOUND. */
export async function getRecipeRevision(
  ctx: MemberContext,
  ref: RecipeVersionRef,
): Promise<RecipeRevisionText> {
  await findOwnRecipe(ctx, ref.recipeId)
  const revision = await revisionOf(ctx, ref)
  chargeReadForTextLength(ctx.reads, [revision.content, ...revision.ingredients, ...revision.instructions])
  return { version: ref.version, ...revision }
}

/**
 * Restores an earlier version of a recipe of the caller's as its next version. Throws NOT_FOUND when the recipe or that
 * version does not exist, and CONFLICT with the stored recipe when somebody saved meanwhile.
 */
export async function restoreRecipeRevision(
  ctx: MemberContext,
  { restoredVersion, ...ref }: RestoreRecipeRevisionInput,
): Promise<EditableRecipe> {
  const { recipeId } = ref
  return await changeOwnRecipe(ctx, ref, () => revisionOf(ctx, { recipeId, version: restoredVersion }))
}

async function revisionOf(
  ctx: MemberContext,
  { recipeId, version }: RecipeVersionRef,
): Promise<RevisionedContent> {
  const [revision] = await ctx.deps.db
    .select({ content: recipeRevisionsTable.content })
    .from(recipeRevisionsTable)
    .where(and(eq(recipeRevisionsTable.recipeId, recipeId), eq(recipeRevisionsTable.version, version)))
  if (!revision) throw new DomainError('NOT_FOUND', 'recipe_keeping_revision_not_found')
  return revision.content
}
