import { and, eq, sql } from 'drizzle-orm'
import { importedPartBytes } from '#shared/contract/limits.ts'
import type {
  ImportFileInput,
  ImportPicturesInput,
  RecipeImportRef,
} from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { isPdf } from '../../recipeFiles/pdf/pdfFault.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import type { GenerationBudgetReservation } from '../generation/service.ts'
import { beginImport, queueReading } from './beginImport.ts'
import { reserveReading, reserveReadingIfPossible, withReservation } from './byModel/reservation.ts'
import { findImportOfMember } from './stored.ts'
import { readFirstBytes } from './storedChunks.ts'
import { importedItemsTable, recipeImportChunksTable, recipeImportsTable } from './table.ts'

/** Stores an import whose file is sent in parts afterwards. */
export async function importFile(
  ctx: MemberContext,
  { importId, name, bytes }: ImportFileInput,
): Promise<void> {
  await beginImport(ctx, { id: importId, source: 'file', name, bytes, state: 'receiving' }, async () => {})
}

/** The same for pictures, which come one after the other as one file. Throws UNAVAILABLE where no model reads them. */
export async function importPictures(
  ctx: MemberContext,
  { importId, name, pages }: ImportPicturesInput,
): Promise<void> {
  if (!ctx.deps.readRecipeSource) throw new DomainError('UNAVAILABLE', 'recipe_import_no_assistant')
  const bytes = pages.reduce((sum, each) => sum + each, 0)
  const row = { id: importId, source: 'pictures' as const, name, bytes, pages, state: 'receiving' as const }
  await beginImport(ctx, row, async (tx) => {
    await tx.deps.db.insert(importedItemsTable).values({ importId, position: 0, state: 'waiting', name: '' })
  })
}

/** The number of parts of a file, and the bytes of one of them. */
const partsOf = (bytes: number) => Math.ceil(bytes / importedPartBytes)
const bytesOfPart = (bytes: number, part: number) =>
  Math.min(importedPartBytes, bytes - part * importedPartBytes)

/**
 * Stores a part of a file of the caller's; a part that is sent again replaces itself. Throws NOT_FOUND where there is no such import that
 * receives parts, and INVALID for a part that the file does not have, or of another length.
 */
export async function storeFilePart(
  ctx: MemberContext,
  { importId, part, bytes }: RecipeImportRef & { part: number; bytes: Buffer },
): Promise<void> {
  const row = await findImportOfMember(ctx, ctx.member.userId, importId)
  if (row?.state !== 'receiving' || row.bytes === null)
    throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  if (part >= partsOf(row.bytes) || bytes.byteLength !== bytesOfPart(row.bytes, part))
    throw new DomainError('INVALID', 'errors_bad_input')
  await requireDatabaseRoomForText(ctx)
  await ctx.deps.db
    .insert(recipeImportChunksTable)
    .values({ importId, position: part, bytes })
    .onConflictDoUpdate({
      target: [recipeImportChunksTable.importId, recipeImportChunksTable.position],
      set: { bytes: sql`excluded.bytes` },
    })
}

/**
 * Begins to read a file whose parts have all come, as a job; a repeated call changes nothing. Throws NOT_FOUND, INVALID while parts are
 * missing, and for pictures TOO_MANY when the caller's budget of a model is spent.
 */
export async function readSentFile(ctx: MemberContext, ref: RecipeImportRef): Promise<void> {
  const row = await findImportOfMember(ctx, ctx.member.userId, ref.importId)
  if (row?.state !== 'receiving') return void (await queueSentFile(ctx, ref, null))
  const reservation =
    row.source === 'pictures'
      ? await reserveReading(ctx)
      : isPdf(await readFirstBytes(ctx, ref.importId))
        ? await reserveReadingIfPossible(ctx)
        : null
  await withReservation(ctx, reservation, () => queueSentFile(ctx, ref, reservation))
}

/** Whether it was queued: another call may have done so. */
async function queueSentFile(
  ctx: MemberContext,
  { importId }: RecipeImportRef,
  reservation: GenerationBudgetReservation | null,
): Promise<boolean> {
  const { userId } = ctx.member
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const isOwn = and(eq(recipeImportsTable.id, importId), eq(recipeImportsTable.userId, userId))
    const [row] = await db.select().from(recipeImportsTable).where(isOwn).for('update')
    if (!row || row.bytes === null) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
    if (row.state !== 'receiving') return false
    const come = await db.$count(recipeImportChunksTable, eq(recipeImportChunksTable.importId, importId))
    if (come !== partsOf(row.bytes)) throw new DomainError('INVALID', 'errors_bad_input')
    if (reservation)
      await db.update(recipeImportsTable).set({ reservation }).where(eq(recipeImportsTable.id, importId))
    await queueReading(tx, importId)
    return true
  })
}
