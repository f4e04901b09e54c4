import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SaveRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { memberships } from '../households/table.ts'
import { generations } from './table.ts'

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
): Promise<Pick<typeof generations.$inferSelect, 'nutritionInfo'> | null> {
  const [claimed] = await ctx.deps.db
    .update(generations)
    .set({ userId: sql`coalesce(${generations.userId}, ${ctx.member.userId})` })
    .where(isGenerationOfHousehold(ctx, written))
    .returning({ nutritionInfo: generations.nutritionInfo })
  return claimed ?? null
}

/** How such a recipe was generated; undefined where `claimGeneration` returns null. Its owner stays the same. */
export async function findGeneration(ctx: MemberContext, written: Known) {
  const [row] = await ctx.deps.db.select().from(generations).where(isGenerationOfHousehold(ctx, written))
  return row
}

type Known = GeneratedContent & { generationId: string }

function isGenerationOfHousehold(
  { deps: { db }, member: { userId } }: MemberContext,
  { generationId, ...written }: Known,
) {
  const households = db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  return and(
    eq(generations.id, generationId),
    eq(generations.digest, digestOfGeneratedRecipe(written)),
    or(
      isNull(generations.userId),
      eq(generations.userId, userId),
      inArray(generations.householdId, households),
    ),
  )
}

/** Whether this is the id of a generated recipe, which will be saved under it. */
export async function isGeneration({ deps }: DbContext, id: string): Promise<boolean> {
  return (await deps.db.$count(generations, eq(generations.id, id))) > 0
}

/**
 * Removes a user who leaves from up to `limit` generations: those of unsaved recipes are deleted; those of recipes that
 * stay lose their user and household. Call it in a transaction that has locked the account, after their recipes are
 * withdrawn. Returns the number of rows, 0 once none are left.
 */
export async function withdrawGenerations(
  { deps: { db } }: DbContext,
  { userId, limit }: { userId: string; limit: number },
): Promise<number> {
  // Locked first: another member of the household may be saving one.
  const own = await db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.userId, userId))
    .limit(limit)
    .for('update')
  if (own.length === 0) return 0
  const ids = own.map(({ id }) => id)
  await db
    .delete(generations)
    .where(
      and(
        inArray(generations.id, ids),
        sql`not exists (select from recipes where recipes.generation_id = ${generations.id})`,
      ),
    )
  await db.update(generations).set({ userId: null, householdId: null }).where(inArray(generations.id, ids))
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
export async function forgetOldGenerations({ deps: { db } }: DbContext): Promise<void> {
  const newest = db
    // As text, because a Date has no microseconds.
    .select({ createdAt: sql<string>`${generations.createdAt}::text` })
    .from(generations)
    .where(isNull(generations.userId))
    .orderBy(desc(generations.createdAt))
  const [firstTooMany] = await newest.offset(maxOfVisitors).limit(1)
  const tooOld = firstTooMany ? sql`${firstTooMany.createdAt}::timestamptz` : sql`'-infinity'`
  for (let count = batchSize; count === batchSize; ) {
    const deleted = await db.execute(sql`
      delete from ${generations} where id in (
        select id from ${generations} as old
        where (old.created_at < now() - interval '90 days' or old.created_at <= ${tooOld})
          and (old.user_id is null or old.created_at < now() - interval '1 year')
          and not exists (select from recipes where recipes.generation_id = old.id)
        limit ${batchSize})
      returning 1`)
    count = deleted.length
  }
}
