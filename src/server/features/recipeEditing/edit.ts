import { and, eq } from 'drizzle-orm'
import {
  type EditableRecipe,
  type EditBlogEntryInput,
  type EditRecipeInput,
  type RecipeVersionRef,
  RecipeWordsSchema,
  type ReplaceOldClientRecipeInput,
  type SwapRecipeLineInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { chargeReadForTextLength } from '../../reads.ts'
import { deletePhotoFiles } from '../photos/service.ts'
import { recipesTable } from '../recipes/table.ts'
import { recipeLinesToMarkdown } from './blog.ts'
import {
  changeOwnRecipe,
  findOwnRecipe,
  isStoredAs,
  type NonRevisionColumns,
  toEditableRecipe,
} from './changes.ts'

/** A recipe of the caller's with everything that may be edited. Throws NOT_FOUND, also for somebody else's. */
export async function getRecipeForEdit(ctx: MemberContext, { recipeId }: RecipeRef): Promise<EditableRecipe> {
  const own = await findOwnRecipe(ctx, recipeId)
  chargeReadForTextLength(ctx.reads, [own.content, ...own.ingredients, ...own.instructions])
  return toEditableRecipe(own)
}

/**
 * Saves the caller's edit of a recipe or a blog entry of theirs, and returns it with its new version. Throws NOT_FOUND,
 * and CONFLICT with the stored one when somebody saved meanwhile, or when it is of the other kind.
 */
export async function saveRecipeEdit(ctx: MemberContext, input: EditRecipeInput): Promise<EditableRecipe> {
  const { recipeId: _, version: __, ...words } = input
  return await changeOwnRecipe(ctx, input, (own) => {
    if (own.kind !== words.kind)
      throw new DomainError('CONFLICT', 'recipe_keeping_conflict', { stored: toEditableRecipe(own) })
    const { ingredients, instructions, content } = own
    return { ingredients, instructions, content, ...words }
  })
}

/**
 * Replaces a line of a recipe of the caller's by another, and the food in its texts where they mean that line; texts
 * that would get too long stay unchanged. Throws as `saveRecipeEdit` does, and INVALID for a line that does not exist in
 * this version.
 */
export async function swapRecipeLine(
  ctx: MemberContext,
  { recipeId, version, line, swap }: SwapRecipeLineInput,
): Promise<EditableRecipe> {
  return await changeOwnRecipe(ctx, { recipeId, version }, async (own) => {
    const isLine = own.kind === 'recipe' && line < own.ingredients.length
    if (!isLine && own.version !== version) throw staleSwap(toEditableRecipe(own))
    if (!isLine) throw new DomainError('INVALID', 'recipe_keeping_swap_stale')
    const { kind, name, description, ingredients, instructions, content } = own
    const words = { name, description, ingredients, instructions }
    // A repeated call, whose first answer was lost.
    if (ingredients[line] === swap) return { kind, content, ...words }
    const swapped = await runKitchenJobInTurn(ctx, 'swapIn', { recipe: words, line, swap })
    const wordsWithSwappedLine = { ...words, ingredients: ingredients.with(line, swap) }
    return { kind, content, ...(RecipeWordsSchema.safeParse(swapped).data ?? wordsWithSwappedLine) }
  }).catch((error: unknown) => {
    const isEditedMeanwhile = error instanceof DomainError && error.reason === 'recipe_keeping_conflict'
    throw isEditedMeanwhile ? staleSwap(error.stored) : error
  })
}

const staleSwap = (stored: unknown): DomainError =>
  new DomainError('CONFLICT', 'recipe_keeping_swap_stale', { stored })

/**
 * Replaces a recipe of the caller's: its texts, servings, times and origin; of a blog entry, whose lines come from its content, all
 * but these two. Throws as `saveRecipeEdit` does.
 */
export async function replaceRecipe(
  ctx: MemberContext,
  input: ReplaceOldClientRecipeInput,
): Promise<EditableRecipe> {
  const { recipeId, version, name, description, ingredients, instructions, ...frame } = input
  return await changeOwnRecipe(
    ctx,
    { recipeId, version },
    ({ kind, content, ...own }) => ({
      kind,
      content,
      name,
      description,
      ...(kind === 'blog'
        ? { ingredients: own.ingredients, instructions: own.instructions }
        : { ingredients, instructions }),
    }),
    frame,
  )
}

/**
 * Turns a recipe of the caller's into a blog entry with these texts, in one change; of its lines those that are listed
 * stay. `frame`: columns beside the texts that change with them. Throws NOT_FOUND, and CONFLICT with the stored one when somebody saved meanwhile.
 */
export async function replaceRecipeWithBlogEntry(
  ctx: MemberContext,
  { recipeId, version, ...words }: EditBlogEntryInput,
  frame: Partial<NonRevisionColumns> = {},
): Promise<EditableRecipe> {
  return await changeOwnRecipe(
    ctx,
    { recipeId, version },
    ({ ingredients, instructions }) => ({ ingredients, instructions, ...words }),
    frame,
  )
}

/** Whether a recipe of the caller's already is the blog entry that `replaceRecipeWithBlogEntry` would store. Throws NOT_FOUND. */
export async function isBlogEntryStored(
  ctx: MemberContext,
  { recipeId, version: _, ...words }: EditBlogEntryInput,
  frame: Partial<NonRevisionColumns>,
): Promise<boolean> {
  return isStoredAs(await findOwnRecipe(ctx, recipeId), { ...words, ...frame })
}

/**
 * Turns a recipe of the caller's into a blog entry whose text begins as the recipe's lines. A blog entry stays
 * unchanged. Throws NOT_FOUND, and CONFLICT with the stored one when somebody saved meanwhile.
 */
export async function convertRecipeToBlogEntry(
  ctx: MemberContext,
  ref: RecipeVersionRef,
): Promise<EditableRecipe> {
  return await changeOwnRecipe(ctx, ref, (own) => {
    const { kind, name, description, ingredients, instructions, content } = own
    const words = { name, description, ingredients, instructions }
    return { kind: 'blog', ...words, content: kind === 'blog' ? content : recipeLinesToMarkdown(own) }
  })
}

/** Deletes a recipe of the caller's with its revisions, ratings and photo. Throws NOT_FOUND, also for somebody else's. */
export async function deleteOwnRecipe(ctx: MemberContext, { recipeId }: RecipeRef): Promise<void> {
  const { deps, member } = ctx
  const [removed] = await deps.db
    .delete(recipesTable)
    .where(and(eq(recipesTable.id, recipeId), eq(recipesTable.createdBy, member.userId)))
    .returning({ photo: recipesTable.photo })
  if (!removed) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  if (removed.photo) await deletePhotoFiles(ctx, removed.photo)
}
