import { and, eq, isNotNull } from 'drizzle-orm'
import { importPageSize } from '#shared/contract/limits.ts'
import type {
  BeginImportInput,
  ImportAddressesInput,
  ImportedItemPreview,
  ImportedItemRef,
  ImportedItems,
  ImportedItemsInput,
  RecipeImport,
  RecipeImportRef,
} from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { isPdf } from '../../recipeFiles/pdf/pdfFault.ts'
import type { GenerationBudgetReservation } from '../generation/service.ts'
import { cancelJobOfMember } from '../jobs/service.ts'
import { beginImport, countImport, isBegunByCaller, queueReading } from './beginImport.ts'
import { importText } from './byModel/importText.ts'
import { reserveReading, reserveReadingIfPossible, withReservation } from './byModel/reservation.ts'
import { findDuplicates } from './duplicates.ts'
import { importFile, importPictures } from './fileParts.ts'
import { readImportJobKind } from './readImportJob.ts'
import {
  findImportOfMember,
  readImportsOfMember,
  readItemsOfPage,
  type StoredImportedRecipe,
  toImportedItem,
  toPreview,
  withCounts,
} from './stored.ts'
import { readFirstBytes } from './storedChunks.ts'
import { importedItemsTable, recipeImportsTable } from './table.ts'

export { getSourcePage } from './byModel/sourcePage.ts'
export { readSentFile, storeFilePart } from './fileParts.ts'
export { readImportJobKind } from './readImportJob.ts'
export { saveImportedRecipes } from './saving.ts'
export { deleteOldImports } from './stored.ts'

const maxListed = 20

/**
 * Begins an import. A repeated id changes nothing. Throws TOO_MANY, UNAVAILABLE while the disk is nearly full, and INVALID for an id that
 * somebody else has used.
 */
export async function beginRecipeImport(ctx: MemberContext, input: BeginImportInput): Promise<void> {
  if (await isBegunByCaller(ctx, input.importId)) return
  await countImport(ctx, input.source === 'addresses' ? input.addresses.length : 0)
  if (input.source === 'addresses') await importAddresses(ctx, input)
  else if (input.source === 'text') await importText(ctx, input)
  else if (input.source === 'pictures') await importPictures(ctx, input)
  else await importFile(ctx, input)
}

/** Reads web pages, as a job. */
async function importAddresses(ctx: MemberContext, input: ImportAddressesInput): Promise<void> {
  const { importId } = input
  const addresses = [...new Set(input.addresses)]
  const [only = ''] = addresses.length === 1 ? addresses : []
  await beginImport(ctx, { id: importId, source: 'addresses', name: only }, async (tx) => {
    await tx.deps.db.insert(importedItemsTable).values(
      addresses.map((address, position) => ({
        ...{ importId, position, address, state: 'waiting' as const, name: address },
      })),
    )
    await queueReading(tx, importId)
  })
}

/** The caller's imports of the last week, the newest first. */
export async function listImports(ctx: MemberContext): Promise<RecipeImport[]> {
  return await readImportsOfMember(ctx, ctx.member.userId, maxListed)
}

async function requireImport(ctx: MemberContext, importId: string) {
  const row = await findImportOfMember(ctx, ctx.member.userId, importId)
  if (!row) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  return row
}

/** An import with one page of its recipes, each with the recipe of the caller's that it equals. Throws NOT_FOUND. */
export async function getImport(
  ctx: MemberContext,
  { importId, page }: ImportedItemsInput,
): Promise<ImportedItems> {
  const row = await requireImport(ctx, importId)
  const [summary] = await withCounts(ctx, [row])
  const rows = await readItemsOfPage(ctx, importId, page)
  const duplicates = await findDuplicates(ctx, rows)
  const { waiting, read, failed, saved } = summary!.counts
  return {
    import: summary!,
    items: rows.map((each) => toImportedItem(each, duplicates.get(each.position) ?? null)),
    pages: Math.ceil((waiting + read + failed + saved) / importPageSize),
  }
}

/** A recipe of an import as it was read. Throws NOT_FOUND, also while it has not been read. */
export async function getImportedItem(
  ctx: MemberContext,
  { importId, position }: ImportedItemRef,
): Promise<ImportedItemPreview> {
  const { sourceText, pages } = await requireImport(ctx, importId)
  const isIt = and(eq(importedItemsTable.importId, importId), eq(importedItemsTable.position, position))
  const [row] = await ctx.deps.db
    .select({
      position: importedItemsTable.position,
      state: importedItemsTable.state,
      name: importedItemsTable.name,
      failure: importedItemsTable.failure,
      recipeId: importedItemsTable.recipeId,
      recipe: importedItemsTable.recipe,
      hasPicture: isNotNull(importedItemsTable.picture),
      isByModel: importedItemsTable.isByModel,
      grounding: importedItemsTable.grounding,
    })
    .from(importedItemsTable)
    .where(isIt)
  if (!row?.recipe) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  const recipe = row.recipe as StoredImportedRecipe
  const duplicates = await findDuplicates(ctx, [row])
  const item = toImportedItem(row, duplicates.get(position) ?? null)
  return toPreview(item, recipe, {
    hasPicture: row.hasPicture === true || recipe.imageUrl !== null,
    grounding: row.grounding,
    sourceText: row.grounding && sourceText,
    sourcePages: row.isByModel ? (pages?.length ?? 0) : 0,
  })
}

/** Stops reading; what was read stays. Throws NOT_FOUND. */
export async function stopImport(ctx: MemberContext, { importId }: RecipeImportRef): Promise<void> {
  const { jobId } = await requireImport(ctx, importId)
  const { userId } = ctx.member
  if (jobId !== null)
    await runInTransaction(ctx, (tx) => cancelJobOfMember(tx, readImportJobKind, { id: jobId, userId }))
}

/** Reads on where an import was stopped, and reads again what failed. Throws NOT_FOUND, TOO_MANY. */
export async function resumeImport(ctx: MemberContext, { importId }: RecipeImportRef): Promise<void> {
  const { source, state, sourceText } = await requireImport(ctx, importId)
  await countImport(ctx, 0)
  const isForModel = state !== 'reading' && (source === 'pictures' || sourceText !== null)
  const isStoppedPdf = source === 'file' && state === 'stopped' && isPdf(await readFirstBytes(ctx, importId))
  const reservation = isForModel
    ? await reserveReading(ctx)
    : isStoppedPdf
      ? await reserveReadingIfPossible(ctx)
      : null
  await withReservation(ctx, reservation, () => queueAgain(ctx, importId, reservation))
}

/** Whether it was queued: it may be read already, or have nothing left to read. */
async function queueAgain(
  ctx: MemberContext,
  importId: string,
  reservation: GenerationBudgetReservation | null,
): Promise<boolean> {
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const [row] = await db
      .select()
      .from(recipeImportsTable)
      .where(eq(recipeImportsTable.id, importId))
      .for('update')
    const isPages = row?.source === 'addresses' && row.state !== 'reading'
    // The file of an import that failed, or was read, is gone.
    const isStopped = row?.state === 'stopped'
    const isForModel = reservation !== null && row?.state !== 'reading'
    if (!isPages && !isForModel && !(row?.source === 'file' && isStopped)) return false
    if (reservation)
      await db.update(recipeImportsTable).set({ reservation }).where(eq(recipeImportsTable.id, importId))
    const isFailedPage = and(
      eq(importedItemsTable.importId, importId),
      eq(importedItemsTable.state, 'failed'),
      isForModel ? undefined : isNotNull(importedItemsTable.address),
    )
    await db.update(importedItemsTable).set({ state: 'waiting', failure: null }).where(isFailedPage)
    await queueReading(tx, importId)
    return true
  })
}

/** Deletes an import with all that was not saved of it; saved recipes stay. Throws NOT_FOUND. */
export async function removeImport(ctx: MemberContext, ref: RecipeImportRef): Promise<void> {
  await stopImport(ctx, ref)
  await ctx.deps.db.delete(recipeImportsTable).where(eq(recipeImportsTable.id, ref.importId))
}
