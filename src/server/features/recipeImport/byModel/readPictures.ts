import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import type { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ServerContext } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import type { JobRun } from '../../jobs/service.ts'
import { deleteChunks, readStoredChunks } from '../storedChunks.ts'
import { recipeImportPagesTable } from '../table.ts'
import { type ImportRow, readWithModel, storeFailure } from './readWithModel.ts'

/** Reads the recipes of pictures with a model. Each picture is scaled down first, and kept as it is then. Throws when the signal is aborted. */
export async function readPictures(
  ctx: ServerContext,
  run: JobRun<RecipeImportRef>,
  row: ImportRow,
): Promise<void> {
  const pictures = (await storedPages(ctx, row)) ?? (await scalePages(ctx, run, row))
  const failure = pictures
    ? await readWithModel(ctx, run, row, { source: { kind: 'pictures', pictures }, text: null })
    : 'unreadable'
  if (failure) await storeFailure(ctx, row, failure)
}

/** The pictures as they were scaled down before; null where they were not. */
async function storedPages({ deps: { db } }: ServerContext, { id, pages }: ImportRow) {
  const { importId, picture, position } = recipeImportPagesTable
  const stored = await db
    .select({ picture })
    .from(recipeImportPagesTable)
    .where(eq(importId, id))
    .orderBy(asc(position))
  return stored.length > 0 && stored.length === pages?.length ? stored.map((page) => page.picture) : null
}

/** Null where one of them cannot be decoded. */
async function scalePages(
  ctx: ServerContext,
  { signal }: JobRun<RecipeImportRef>,
  { id, userId, pages }: ImportRow,
): Promise<Buffer[] | null> {
  const { db, photoProcess } = ctx.deps
  const sent = await readStoredChunks(ctx, id)
  const pictures: Buffer[] = []
  let start = 0
  for (const [position, length] of (pages ?? []).entries()) {
    signal.throwIfAborted()
    const bytes = sent.subarray(start, start + length)
    start += length
    const scaled = await photoProcess
      .picturesOf(async () => ({ byteLength: bytes.byteLength, content: Readable.from([bytes]) }), userId)
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'INVALID') return null
        throw error
      })
    const widest = scaled?.toSorted((a, b) => b.width - a.width)[0]
    if (!widest) return null
    const picture = Buffer.from(widest.bytes)
    pictures.push(picture)
    await db
      .insert(recipeImportPagesTable)
      .values({ importId: id, position, picture })
      .onConflictDoUpdate({
        target: [recipeImportPagesTable.importId, recipeImportPagesTable.position],
        set: { picture },
      })
  }
  await deleteChunks(ctx, id)
  return pictures
}
