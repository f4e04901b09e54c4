import { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import type {
  ImportedItemChoice,
  SavedImports,
  SaveImportedInput,
} from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { getRatingOfCaller, rateRecipe } from '../ratings/service.ts'
import { fillInOwnRecipe, saveTypedRecipe, setRecipePhoto } from '../recipeEditing/service.ts'
import { versionOfItem } from './byModel/itemVersion.ts'
import { withoutUngroundedLines } from './byModel/ungroundedLines.ts'
import { findDuplicates } from './duplicates.ts'
import { PageFetchError } from './port.ts'
import { findImportOfMember, type StoredImportedRecipe } from './stored.ts'
import { importedItemsTable } from './table.ts'
import { toTypedRecipe } from './typedRecipe.ts'

type ItemRow = typeof importedItemsTable.$inferSelect
type ShownTo = SaveImportedInput['shownTo']

/**
 * Saves recipes of an import as the caller's, each once, however often it is sent: its id is made of the import's and its position. Lines
 * of a model that are not in its source are left out unless the caller consented to them. One without lines or steps is not saved, nor
 * one that was read from pictures and not compared with them, or read again since the caller decided of its lines. Throws NOT_FOUND, and what `saveTypedRecipe` throws; what was saved until
 * then stays.
 */
export async function saveImportedRecipes(
  ctx: MemberContext,
  { importId, positions, shownTo, choices = [] }: SaveImportedInput,
): Promise<SavedImports> {
  const found = await findImportOfMember(ctx, ctx.member.userId, importId)
  if (!found) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  const rows = await ctx.deps.db
    .select()
    .from(importedItemsTable)
    .where(and(eq(importedItemsTable.importId, importId), inArray(importedItemsTable.position, positions)))
  const saved: SavedImports = []
  for (const row of rows) {
    const choice = choices.find(({ position }) => position === row.position)
    saved.push(await saveItem(ctx, row, { choice, shownTo, sourceText: found.sourceText ?? '' }))
  }
  return saved
}

interface Saving {
  choice: ImportedItemChoice | undefined
  shownTo: ShownTo
  sourceText: string
}

async function saveItem(
  ctx: MemberContext,
  row: ItemRow,
  { choice, shownTo, sourceText }: Saving,
): Promise<SavedImports[number]> {
  const { importId, position, state, recipeId, grounding, picture } = row
  const outcome = { position, recipeId, isWithoutPicture: false, isNotCompared: false }
  if (state === 'saved' || row.recipe === null) return outcome
  const isDecided = grounding === null ? choice?.isCompared === true : choice?.consented !== undefined
  const isSeen = choice?.version === versionOfItem(row)
  if (row.isByModel && (isDecided ? !isSeen : grounding === null)) return { ...outcome, isNotCompared: true }
  const read = row.recipe as StoredImportedRecipe
  const recipe = grounding ? withoutUngroundedLines(read, grounding, sourceText, choice?.consented) : read
  const typed = toTypedRecipe(recipe)
  if (!typed) return outcome
  const merged = choice?.duplicate === 'merge' ? (await findDuplicates(ctx, [row])).get(position) : undefined
  let wantsPicture = true
  let savedId: string
  if (merged) {
    savedId = merged.recipeId
    const { isWithoutPhoto } = await fillInOwnRecipe(ctx, merged, typed)
    wantsPicture = isWithoutPhoto
  } else {
    const draftId = `i-${importId}-${position}`
    savedId = (await saveTypedRecipe(ctx, { ...typed, draftId, shownTo })).recipeId
  }
  const hasPicture = wantsPicture && (await addPicture(ctx, savedId, picture, recipe.imageUrl))
  await addRating(ctx, savedId, recipe.rating)
  await ctx.deps.db
    .update(importedItemsTable)
    .set({ state: 'saved', recipeId: savedId, picture: null })
    .where(and(eq(importedItemsTable.importId, importId), eq(importedItemsTable.position, position)))
  const isWithoutPicture = wantsPicture && !hasPicture && (picture !== null || recipe.imageUrl !== null)
  return { ...outcome, recipeId: savedId, isWithoutPicture }
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

/** Stores the owner's stars of elsewhere as the caller's, who keep those that they gave here. */
async function addRating(ctx: MemberContext, recipeId: string, rating: number | null): Promise<void> {
  const stars = Math.round(rating ?? 0)
  if (stars < 1 || stars > 5) return
  try {
    if ((await getRatingOfCaller(ctx, { recipeId })).stars === 0) await rateRecipe(ctx, { recipeId, stars })
  } catch (error) {
    // A recipe without its stars is better than none.
    if (!(error instanceof DomainError)) throw error
  }
}
