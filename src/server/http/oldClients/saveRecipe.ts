import { createHash } from 'node:crypto'
import * as m from '#messages'
import type { ContentPayload } from '#shared/contract/oldClients.ts'
import { type EditableRecipe, EditBlogInput } from '#shared/contract/recipeKeeping.ts'
import { RecipeId } from '#shared/contract/recipes.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { replaceWithBlog } from '../../features/recipes/edit.ts'
import { findRecipeRow, type RecipeRow } from '../../features/recipes/rows.ts'
import { createCaller } from '../../rpc/router.ts'
import { linesIn, type RecipeColumns, toTypedRecipe } from './oldRecipe.ts'

/** The time in digits, and a number from 0 to 999. */
const newId = /^\d{13,17}$/

/**
 * Saves a recipe under an id that the old client chose: as a new one of the caller's, or as the next version of theirs.
 * Throws FORBIDDEN for a recipe of somebody else's, and INVALID for an id that no new recipe may have.
 */
export async function saveOldRecipe(
  ctx: MemberContext,
  recipeId: string,
  columns: RecipeColumns,
): Promise<{ recipe_id: string }> {
  const kept = await rowOf(ctx, recipeId)
  const typed = toTypedRecipe(columns)
  if (!kept) {
    if (!newId.test(recipeId)) throw new DomainError('INVALID', say.badRecipeId)
    return { recipe_id: (await createCaller(ctx).recipes.submit({ draftId: recipeId, ...typed })).recipeId }
  }
  if (!kept.isMine) throw new DomainError('FORBIDDEN', say.notYourRecipe)
  refuseOtherChanges(columns, typed, kept)
  const { recipe_name, description, ingredients, instructions } = columns
  await saveContent(ctx, recipeId, { recipe_name, description, ingredients, instructions })
  return { recipe_id: recipeId }
}

/**
 * Saves what the edit page of an old client sent: the next version of a recipe or blog entry of the caller's. A recipe
 * for which a title and a content come becomes a blog entry. Throws NOT_FOUND when there is no such recipe, FORBIDDEN
 * when it is somebody else's.
 */
export async function saveContent(
  ctx: MemberContext,
  recipeId: string,
  payload: ContentPayload,
): Promise<EditableRecipe> {
  const kept = await rowOf(ctx, recipeId)
  if (!kept) throw new DomainError('NOT_FOUND', m.recipes_recipe_not_found())
  if (!kept.isMine) throw new DomainError('FORBIDDEN', say.notYourRecipe)
  const { recipes } = createCaller(ctx)
  const own = await recipes.getForEdit({ recipeId })
  const { version } = own
  if ('title' in payload) {
    const { title: name, description = own.description, content } = payload
    const blog = { recipeId, version, kind: 'blog', name, description, content } as const
    return await replaceWithBlog(ctx, EditBlogInput.parse(blog))
  }
  if (own.kind === 'blog') throw new DomainError('CONFLICT', say.isBlog)
  const { recipe_name: name = own.name, description = own.description } = payload
  const ingredients = payload.ingredients === undefined ? own.ingredients : linesIn(payload.ingredients)
  const instructions = payload.instructions === undefined ? own.instructions : linesIn(payload.instructions)
  const kind = 'recipe'
  return await recipes.edit({ recipeId, version, kind, name, description, ingredients, instructions })
}

/** Saves what an old client created by its edit page, as a new recipe of the caller's; the same content once. */
export async function createContent(
  ctx: MemberContext,
  payload: ContentPayload,
): Promise<{ recipe_id: string }> {
  if ('title' in payload) throw new DomainError('INVALID', say.blogBeginsAsRecipe)
  // The same content has the same id, so that a second try is known for what it is.
  const digest = createHash('sha256')
    .update(JSON.stringify([ctx.member.userId, payload]))
    .digest()
  const draftId = String(digest.readBigUInt64BE() % 10n ** 17n).padStart(17, '0')
  const { recipeId } = await createCaller(ctx).recipes.submit({ draftId, ...toTypedRecipe(payload) })
  return { recipe_id: recipeId }
}

async function rowOf(ctx: MemberContext, recipeId: string): Promise<RecipeRow | undefined> {
  if (!RecipeId.safeParse(recipeId).success) return undefined
  return await findRecipeRow(ctx, recipeId)
}

/** What a save cannot change must come as it is, or not at all: nothing is dropped without a word. */
function refuseOtherChanges(
  columns: RecipeColumns,
  typed: ReturnType<typeof toTypedRecipe>,
  kept: RecipeRow,
): void {
  const names = {
    meal_type: 'mealType',
    diet_type: 'dietType',
    cuisine: 'cuisine',
    servings: 'servings',
    prep_time: 'prepTimeMinutes',
    cook_time: 'cookTimeMinutes',
    total_time: 'totalTimeMinutes',
  } as const
  for (const [column, name] of Object.entries(names) as [
    keyof typeof names,
    (typeof names)[keyof typeof names],
  ][])
    if (columns[column] && typed[name] !== kept[name])
      throw new DomainError('INVALID', say.onlyWordsChange(column))
}
