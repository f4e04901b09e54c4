import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SaveRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { membershipsTable } from '../households/table.ts'
import { generationsTable } from './table.ts'

type GeneratedContent = Pick<SaveRecipeInput, 'recipe' | 'mealType' | 'dietType' | 'cuisine'>

/**
 * A digest by which a generated recipe is recognized: we do not store its words, the browser does, and the digest keeps
 * changed words from being saved as ours.
 */
export function digestOfGeneratedRecipe({ recipe, mealType, dietType, cuisine }: GeneratedContent): string {
  const { name, description, ingredients, instructions, servings } = recipe
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = recipe
  const times = [prepTimeMinutes, cookTimeMinutes, totalTimeMinutes]
  const content = [name, description, ingredients, instructions, servings, times, mealType, dietType, cuisine]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/**
 * Claims a recipe that is word for word one generated for the caller, for somebody in a household of theirs, or for a
 * visitor; a visitor's becomes the caller's. Returns what its engine said of the nutrition; null when there is no such
 * recipe. Call it in the transaction that saves the recipe.
 */
export async function claimGeneration(
  ctx: MemberContext,
  written: Known,
): Promise<Pick<typeof generationsTable.$inferSelect, 'nutritionInfo'> | null> {
  const [claimed] = await ctx.deps.db
    .update(generationsTable)
    .set({ userId: sql`coalesce(${generationsTable.userId}, ${ctx.member.userId})` })
    .where(isGenerationOfHousehold(ctx, written))
    .returning({ nutritionInfo: generationsTable.nutritionInfo })
  return claimed ?? null
}

/** How such a recipe was generated; undefined where `claimGeneration` returns null. Its owner stays the same. */
export async function findClaimableGeneration(ctx: MemberContext, written: Known) {
  const [row] = await ctx.deps.db.select().from(generationsTable).where(isGenerationOfHousehold(ctx, written))
  return row
}

type Known = GeneratedContent & { generationId: string }

function isGenerationOfHousehold(
  { deps: { db }, member: { userId } }: MemberContext,
  { generationId, ...written }: Known,
) {
  const households = db
    .select({ id: membershipsTable.householdId })
    .from(membershipsTable)
    .where(eq(membershipsTable.userId, userId))
  return and(
    eq(generationsTable.id, generationId),
    eq(generationsTable.digest, digestOfGeneratedRecipe(written)),
    or(
      isNull(generationsTable.userId),
      eq(generationsTable.userId, userId),
      inArray(generationsTable.householdId, households),
    ),
  )
}

/** Whether this is the id of a generated recipe, which will be saved under it. */
export async function isGenerationId({ deps }: DbContext, id: string): Promise<boolean> {
  return (await deps.db.$count(generationsTable, eq(generationsTable.id, id))) > 0
}

/**
 * Removes a user who leaves from up to `limit` generations: those of unsaved recipes are deleted; those of recipes that
 * stay lose their user and household. Call it in a transaction that has locked the account, after their recipes are
 * withdrawn. Returns the number of rows, 0 once none are left.
 */
export async function withdrawGenerationsOfUser(
  { deps: { db } }: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  // Locked first: another member of the household may be saving one.
  const own = await db
    .select({ id: generationsTable.id })
    .from(generationsTable)
    .where(eq(generationsTable.userId, userId))
    .limit(limit)
    .for('update')
  if (own.length === 0) return 0
  const ids = own.map(({ id }) => id)
  await db
    .delete(generationsTable)
    .where(
      and(
        inArray(generationsTable.id, ids),
        sql`not exists (select from recipes where recipes.generation_id = ${generationsTable.id})`,
      ),
    )
  await db
    .update(generationsTable)
    .set({ userId: null, householdId: null })
    .where(inArray(generationsTable.id, ids))
  return ids.length
}

/** Maximum rows that one statement deletes. */
const batchSize = 2_000
/** Maximum rows of visitors' unsaved recipes, some 30 MB with their indexes. */
const maxOfVisitors = 100_000

/**
 * Deletes generations of unsaved recipes: a visitor's after 90 days, because no browser keeps an unsaved recipe longer,
 * and sooner where there are more than `maxOfVisitors`, the oldest first; a member's after a year. docs/decisions/0107,
 * 0157.
 */
export async function deleteOldGenerations({ deps: { db } }: DbContext): Promise<void> {
  const newest = db
    // As text, because a Date has no microseconds.
    .select({ createdAt: sql<string>`${generationsTable.createdAt}::text` })
    .from(generationsTable)
    .where(isNull(generationsTable.userId))
    .orderBy(desc(generationsTable.createdAt))
  const [firstTooMany] = await newest.offset(maxOfVisitors).limit(1)
  const tooOld = firstTooMany ? sql`${firstTooMany.createdAt}::timestamptz` : sql`'-infinity'`
  for (let count = batchSize; count === batchSize; ) {
    const deleted = await db.execute(sql`
      delete from ${generationsTable} where id in (
        select id from ${generationsTable} as old
        where (old.created_at < now() - interval '90 days' or old.created_at <= ${tooOld})
          and (old.user_id is null or old.created_at < now() - interval '1 year')
          and not exists (select from recipes where recipes.generation_id = old.id)
        limit ${batchSize})
      returning 1`)
    count = deleted.length
  }
}
