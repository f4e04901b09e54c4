import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type {
  SaveRecipeInput,
  SubmitOldClientBlogInput,
  SubmitOldClientRecipeInput,
  SubmitTypedRecipeInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import type { RecipeRef, WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { claimGeneration } from '../generation/service.ts'
import {
  type ExaminedRecipe,
  examineRecipe,
  lockRecipesOfCaller,
  narrowRecipeVisibility,
  requireWithinRecipeQuota,
  resolveVisibilityChoice,
  storeRecipeReport,
} from '../recipes/service.ts'
import { recipeRevisionsTable, recipesTable } from '../recipes/table.ts'
import { digestOfTypedRecipe, findHolderOfDraftId } from './draftIds.ts'
import { addLinesOfBlogText } from './linesOfBlogText.ts'

/**
 * Saves a recipe as the caller's that was generated for them, for their household, or for them as a visitor. It is
 * saved once, however often it is sent: a repeated call returns the recipe of the first one. If somebody of the
 * household has saved it before, the caller's gets an id of its own. Throws NOT_FOUND when no such recipe with these
 * words was generated for the caller.
 */
export async function saveGeneratedRecipe(ctx: MemberContext, input: SaveRecipeInput): Promise<RecipeRef> {
  const { generationId, recipe, shownTo, ...shelf } = input
  const row = { ...withoutUnstorableCharacters(recipe), ...shelf, id: generationId, generationId }
  const examined = await examineRecipe(ctx, { ...row, kind: 'recipe' })
  return await runInTransaction(ctx, async (tx) => {
    await lockRecipesOfCaller(tx)
    const claimed = await claimGeneration(tx, input)
    if (!claimed) throw new DomainError('NOT_FOUND', 'recipe_keeping_save_refused')
    const visible = await resolveVisibilityChoice(tx, shownTo)
    const { nutritionInfo } = claimed
    const saved = await insertRecipeOfCaller(tx, { ...row, ...visible, nutritionInfo }, examined)
    return await narrowRecipeVisibility(tx, saved, visible)
  })
}

/** Inserts a recipe of the caller's unless they have it, under its id or, if that is another's, under one derived from both ids. */
async function insertRecipeOfCaller(
  tx: MemberContext,
  row: NewRecipe,
  examined: ExaminedRecipe,
): Promise<RecipeRef> {
  const { userId } = tx.member
  const idDerivedForCaller = uuidFromText(`${userId} ${row.id}`)
  const [kept] = await tx.deps.db
    .select({ recipeId: recipesTable.id })
    .from(recipesTable)
    .where(and(inArray(recipesTable.id, [row.id, idDerivedForCaller]), eq(recipesTable.createdBy, userId)))
    .limit(1)
  if (kept) return kept
  if (await insertOnce(tx, row, examined)) return { recipeId: row.id }
  await insertOnce(tx, { ...row, id: idDerivedForCaller }, examined)
  return { recipeId: idDerivedForCaller }
}

const uuidFromText = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 32)

/**
 * Saves a recipe that the caller typed; the same draft once. Its id is the draft's if that is free, else one derived
 * from the caller's id, the draft's and all words, which is the same for each repeated call: so other words under an id
 * that the caller has used become a recipe of their own.
 */
export async function saveTypedRecipe(
  ctx: MemberContext,
  { shownTo, ...typed }: SubmitTypedRecipeInput & Partial<ImportedColumns>,
): Promise<RecipeRef> {
  const typedDraft = await examineTypedDraft(ctx, typed)
  return await runInTransaction(ctx, async (tx) => {
    await lockRecipesOfCaller(tx)
    const visible = await resolveVisibilityChoice(tx, shownTo)
    const draft = { ...typedDraft, row: { ...typedDraft.row, ...visible } }
    const isKept = (await insertUnderDraftId(tx, draft)) === 'kept'
    const saved = isKept ? { recipeId: draft.id } : await insertUnderDigest(tx, draft)
    return await narrowRecipeVisibility(tx, saved, visible)
  })
}

/**
 * Saves a typed recipe or blog entry as `saveTypedRecipe` does, unless there is another recipe under the draft's id: then
 * it saves nothing and returns whose that is. Such a recipe of another user's may be hidden from the caller, who may
 * have read it before: saving their copy of it would show it to everybody.
 */
export async function saveTypedRecipeIfIdIsFree(
  ctx: MemberContext,
  input: SubmitOldClientRecipeInput | SubmitOldClientBlogInput,
): Promise<RecipeRef | 'other recipe of caller' | 'recipe of other user'> {
  const draft = await examineTypedDraft(ctx, input)
  return await runInTransaction(ctx, async (tx) => {
    await lockRecipesOfCaller(tx)
    const outcome = await insertUnderDraftId(tx, draft)
    if (outcome === 'kept') return { recipeId: draft.id }
    return outcome === 'unavailable' ? await insertUnderDigest(tx, draft) : outcome
  })
}

type NewRecipe = Omit<typeof recipesTable.$inferInsert, 'createdBy'>

/** What is stored of a recipe that was imported, besides its words. */
type ImportedColumns = Pick<
  typeof recipesTable.$inferInsert,
  'isServingsStated' | 'isTotalTimeStated' | 'sourceUrl' | 'sourceAuthor'
>

type TypedDraft =
  | (Omit<SubmitTypedRecipeInput, 'shownTo'> & Partial<ImportedColumns>)
  | SubmitOldClientRecipeInput
  | SubmitOldClientBlogInput

interface Draft {
  id: string
  digest: string
  row: Omit<NewRecipe, 'id'>
  examined: ExaminedRecipe
}

async function examineTypedDraft(ctx: MemberContext, { draftId, ...typed }: TypedDraft): Promise<Draft> {
  const content = 'content' in typed ? typed.content : ''
  const kind = 'content' in typed ? 'blog' : 'recipe'
  const recipe = await addLinesOfBlogText(ctx, { ...typed, kind, content })
  const examined = await examineRecipe(ctx, recipe)
  // The lines of a blog entry come from its content.
  const digest = digestOfTypedRecipe(kind === 'blog' ? { ...typed, instructions: [content] } : typed)
  return { id: draftId, digest, row: { ...recipe, draftDigest: digest, generationId: null }, examined }
}

async function insertUnderDraftId(
  tx: MemberContext,
  { id, digest, row, examined }: Draft,
): Promise<'kept' | 'other recipe of caller' | 'recipe of other user' | 'unavailable'> {
  const holder = await findHolderOfDraftId(tx, id, digest)
  if (holder === 'this draft') return 'kept'
  if (holder !== 'free') return holder
  // Somebody else may have inserted a recipe with this id meanwhile.
  return (await insertOnce(tx, { ...row, id }, examined)) ? 'kept' : 'unavailable'
}

async function insertUnderDigest(
  tx: MemberContext,
  { id, digest, row, examined }: Draft,
): Promise<RecipeRef> {
  const recipeId = uuidFromText(`${tx.member.userId} ${id} ${digest}`)
  await insertOnce(tx, { ...row, id: recipeId }, examined)
  return { recipeId }
}

/**
 * Inserts a recipe of the caller's with its first revision. Returns false when its id exists. Throws UNAVAILABLE while
 * the disk is nearly full, except for a repeated one.
 */
async function insertOnce(ctx: MemberContext, row: NewRecipe, examined: ExaminedRecipe): Promise<boolean> {
  const { deps, member } = ctx
  const { db } = deps
  const { id, name, description, ingredients, instructions } = row
  const { userId } = member
  const [kept] = await db
    .insert(recipesTable)
    .values({ ...row, ...examined.facts, createdBy: userId })
    .onConflictDoNothing({ target: recipesTable.id })
    .returning({ version: recipesTable.version, kind: recipesTable.kind, content: recipesTable.content })
  if (!kept) return false
  await requireDatabaseRoomForText(ctx)
  const { version, kind } = kept
  const content = { kind, name, description, ingredients, instructions, content: kept.content }
  await db.insert(recipeRevisionsTable).values({ recipeId: id, version, by: userId, content })
  await requireWithinRecipeQuota(ctx)
  await storeRecipeReport(ctx, { id, version }, examined)
  return true
}

/** Removes what a model may write but a line or Postgres cannot hold: breaks within a line, NUL, half a character. */
function withoutUnstorableCharacters(recipe: WrittenRecipe): WrittenRecipe {
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
