import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { recipeImportChunksTable } from './table.ts'

/** The parts of a file that was sent, in their order. */
export async function* chunksOf({ deps: { db } }: DbContext, importId: string): AsyncGenerator<Buffer, void> {
  const { position, bytes } = recipeImportChunksTable
  for (let last = -1; ; ) {
    const [chunk] = await db
      .select({ position, bytes })
      .from(recipeImportChunksTable)
      .where(and(eq(recipeImportChunksTable.importId, importId), gt(position, last)))
      .orderBy(asc(position))
      .limit(1)
    if (!chunk) return
    yield chunk.bytes
    last = chunk.position
  }
}

/** A whole file that was sent, for one that is small enough for the memory. */
export const readStoredChunks = async (ctx: DbContext, importId: string): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(chunksOf(ctx, importId)))

/** The first 1,024 bytes of a file that was sent; none where its first part has not come. */
export async function readFirstBytes({ deps: { db } }: DbContext, importId: string): Promise<Uint8Array> {
  const [first] = await db
    .select({ begin: sql<Buffer>`substring(${recipeImportChunksTable.bytes} for 1024)` })
    .from(recipeImportChunksTable)
    .where(and(eq(recipeImportChunksTable.importId, importId), eq(recipeImportChunksTable.position, 0)))
  return first?.begin ?? new Uint8Array()
}

/** Deletes a file that was sent, once it is read. */
export async function deleteChunks({ deps: { db } }: DbContext, importId: string): Promise<void> {
  await db.delete(recipeImportChunksTable).where(eq(recipeImportChunksTable.importId, importId))
}
