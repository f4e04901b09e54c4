import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  SaveRecipeInput,
  SubmitOldRecipeInput,
  SubmitRecipeInput,
} from '#shared/contract/recipeKeeping.ts'
import type { RecipeRef, WrittenRecipe } from '#shared/contract/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { claimGeneration, isGeneration } from '../generation/service.ts'
import { expectRoomForRecipe, lockRecipesOf } from './quotas.ts'
import { type ExaminedRecipe, examineRecipe, storeReport } from './storedReports.ts'
import { recipeRevisions, recipes } from './table.ts'

/**
 * Saves a recipe that was written for the caller, their household, or them as a visitor, as theirs. It is saved once,
 * however often it is sent: a later try answers with the recipe the first one made. Throws NOT_FOUND when we wrote no
 * such recipe, not in these words, or for somebody else.
 */
export async function saveRecipe(ctx: MemberContext, input: SaveRecipeInput): Promise<RecipeRef> {
  const { generationId, recipe, ...shelf } = input
  const row = { ...keepable(recipe), ...shelf, id: generationId, generationId }
  const examined = await examineRecipe(ctx, { ...row, kind: 'recipe' })
  return await withTransaction(ctx, async (tx) => {
    await lockRecipesOf(tx)
    const claimed = await claimGeneration(tx, input)
    if (!claimed) throw new DomainError('NOT_FOUND', 'recipe_keeping_save_refused')
    await insertOnce(tx, { ...row, nutritionInfo: claimed.nutritionInfo }, examined)
    return { recipeId: generationId }
  })
}

/**
 * Saves a recipe that the caller typed, as theirs; the same draft once. Its id is the draft's, unless somebody else's
 * draft had the same, or a recipe that we wrote is to be saved under it: then it is one made of the caller's id and the
 * draft's, the same at every try.
 */
export async function submitRecipe(
  ctx: MemberContext,
  input: SubmitRecipeInput | SubmitOldRecipeInput,
): Promise<RecipeRef> {
  const { draftId, ...recipe } = input
  const { userId } = ctx.member
  const examined = await examineRecipe(ctx, { ...recipe, kind: 'recipe' })
  return await withTransaction(ctx, async (tx) => {
    const row = { ...recipe, id: draftId, generationId: null }
    const isFree = !(await isGeneration(tx, draftId))
    if (isFree && (await insertOnce(tx, row, examined)) === userId) return { recipeId: draftId }
    const id = createHash('sha256').update(`${userId} ${draftId}`).digest('hex').slice(0, 32)
    await insertOnce(tx, { ...row, id }, examined)
    return { recipeId: id }
  })
}

type NewRecipe = Omit<typeof recipes.$inferInsert, 'createdBy' | 'kind' | 'content'>

/** Inserts a recipe of the caller's with its first revision unless its id is taken. Returns who made what has it now. */
async function insertOnce(
  ctx: MemberContext,
  row: NewRecipe,
  examined: ExaminedRecipe,
): Promise<string | null> {
  const { deps, member } = ctx
  const { db } = deps
  const { id, name, description, ingredients, instructions } = row
  const { userId } = member
  await lockRecipesOf(ctx)
  const [kept] = await db
    .insert(recipes)
    .values({ ...row, ...examined.facts, createdBy: userId })
    .onConflictDoNothing({ target: recipes.id })
    .returning({ version: recipes.version, kind: recipes.kind, content: recipes.content })
  if (kept) {
    const { version, kind } = kept
    const content = { kind, name, description, ingredients, instructions, content: kept.content }
    await db.insert(recipeRevisions).values({ recipeId: id, version, by: userId, content })
    await expectRoomForRecipe(ctx)
    await storeReport(ctx, { id, version }, examined)
    return userId
  }
  const [taken] = await db.select({ createdBy: recipes.createdBy }).from(recipes).where(eq(recipes.id, id))
  return taken?.createdBy ?? null
}

/** A model may write what a line or Postgres cannot hold: breaks within a line, NUL, half a character. */
function keepable(recipe: WrittenRecipe): WrittenRecipe {
  const text = (words: string) => words.replaceAll('\0', '').toWellFormed()
  const line = (words: string) => text(words).replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
  return {
    ...recipe,
    name: line(recipe.name),
    description: text(recipe.description),
    ingredients: recipe.ingredients.map(line),
    instructions: recipe.instructions.map(line),
  }
}
