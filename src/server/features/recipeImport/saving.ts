import { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import type { SavedImports, SaveImportedInput } from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { saveTypedRecipe, setRecipePhoto } from '../recipeEditing/service.ts'
import { PageFetchError } from './port.ts'
import { findImportOfMember, type StoredImportedRecipe } from './stored.ts'
import { importedItemsTable } from './table.ts'
import { toTypedRecipe } from './typedRecipe.ts'

/**
 * Saves recipes of an import as the caller's, each once, however often it is sent: its id is made of the import's and its position. One
 * without lines or steps is not saved. Throws NOT_FOUND, and what `saveTypedRecipe` throws; what was saved until then stays.
 */
export async function saveImportedRecipes(
  ctx: MemberContext,
  { importId, positions, shownTo }: SaveImportedInput,
): Promise<SavedImports> {
  const { db } = ctx.deps
  if (!(await findImportOfMember(ctx, ctx.member.userId, importId)))
    throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  const isOfImport = eq(importedItemsTable.importId, importId)
  const rows = await db
    .select()
    .from(importedItemsTable)
    .where(and(isOfImport, inArray(importedItemsTable.position, positions)))
  const saved: SavedImports = []
  for (const { position, state, recipeId, recipe, picture } of rows) {
    const typed = recipe ? toTypedRecipe(recipe as StoredImportedRecipe) : null
    if (state === 'saved' || !typed) {
      saved.push({ position, recipeId, isWithoutPicture: false })
      continue
    }
    const draftId = `i-${importId}-${position}`
    const ref = await saveTypedRecipe(ctx, { ...typed, draftId, shownTo })
    const { imageUrl } = recipe as StoredImportedRecipe
    const hasPicture = await addPicture(ctx, ref.recipeId, picture, imageUrl)
    await db
      .update(importedItemsTable)
      .set({ state: 'saved', recipeId: ref.recipeId, picture: null })
      .where(and(isOfImport, eq(importedItemsTable.position, position)))
    saved.push({
      position,
      recipeId: ref.recipeId,
      isWithoutPicture: !hasPicture && (picture !== null || imageUrl !== null),
    })
  }
  return saved
}

/** Puts its picture on a recipe. False where there is none, and where it cannot be fetched, decoded or stored. */
async function addPicture(
  ctx: MemberContext,
  recipeId: string,
  picture: Buffer | null,
  imageUrl: string | null,
): Promise<boolean> {
  try {
    const bytes =
      picture ?? (imageUrl === null ? null : (await ctx.deps.fetchPage(imageUrl, ctx.closing)).bytes)
    if (!bytes) return false
    const readPhoto = async () => ({ byteLength: bytes.byteLength, content: Readable.from([bytes]) })
    await setRecipePhoto(ctx, { recipeId, readPhoto })
    return true
  } catch (error) {
    if (error instanceof PageFetchError || error instanceof DomainError) return false
    throw error
  }
}
