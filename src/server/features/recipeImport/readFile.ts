import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq, max } from 'drizzle-orm'
import type { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ImportFailure } from '#shared/kitchen/recipeImport/importFailures.ts'
import type { ServerContext } from '../../context.ts'
import type { ExportFault } from '../../recipeFiles/exports/exportFault.ts'
import type { JobRun } from '../jobs/service.ts'
import { toFailedItem, toStoredItem } from './readItems.ts'
import { chunksOf, deleteChunks } from './storedChunks.ts'
import { importedItemsTable, recipeImportsTable } from './table.ts'

/**
 * Reads the recipes of a file, one after the other, and stores each; those that a process before this one stored are passed over.
 * Afterwards the file is deleted. Throws when the signal is aborted.
 */
export async function readStoredFile(
  ctx: ServerContext,
  run: JobRun<RecipeImportRef>,
  name: string,
): Promise<void> {
  const { importId } = run.input
  const { db } = ctx.deps
  const isOfImport = eq(importedItemsTable.importId, importId)
  const [stored] = await db
    .select({ last: max(importedItemsTable.position) })
    .from(importedItemsTable)
    .where(isOfImport)
  const firstUnread = (stored?.last ?? -1) + 1
  // What reads archives is loaded when a file is imported.
  const { readExportFile } = await import('../../recipeFiles/exports/readExportFile.ts')
  const { ExportFileError } = await import('../../recipeFiles/exports/exportFault.ts')
  try {
    await withFileOfChunks(ctx, importId, async (file) => {
      let position = 0
      for await (const each of readExportFile(file, { name })) {
        run.signal.throwIfAborted()
        const columns =
          'recipe' in each ? toStoredItem(each.recipe, '') : toFailedItem(failureOf(each.error), each.entry)
        if (position >= firstUnread)
          await db
            .insert(importedItemsTable)
            .values({ importId, position, ...columns })
            .onConflictDoNothing()
        position += 1
      }
    })
  } catch (error) {
    if (!(error instanceof ExportFileError)) throw error
    await deleteChunks(ctx, importId)
    await db
      .update(recipeImportsTable)
      .set({ state: 'failed', failure: failureOf(error.fault) })
      .where(eq(recipeImportsTable.id, importId))
  }
  await deleteChunks(ctx, importId)
}

const failures: Partial<Record<ExportFault['reason'], ImportFailure>> = {
  unknownFormat: 'unknown file',
  noRecipes: 'no recipe',
  noTitle: 'no recipe',
  encrypted: 'encrypted',
  fileNotFound: 'unreadable',
  emptyFile: 'unreadable',
  damagedArchive: 'unreadable',
  damagedEntry: 'unreadable',
  malformed: 'unreadable',
}

const failureOf = ({ reason }: ExportFault): ImportFailure => failures[reason] ?? 'harmful'

/** Calls `work` with a file that has the stored parts, which is deleted afterwards. */
async function withFileOfChunks(
  { deps }: ServerContext,
  importId: string,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const folder = deps.config.uploadFolder
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `larder-import-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const bytes of chunksOf({ deps }, importId)) await handle.writeFile(bytes)
    } finally {
      await handle.close()
    }
    await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
