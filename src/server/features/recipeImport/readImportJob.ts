import { and, eq } from 'drizzle-orm'
import { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ServerContext } from '../../context.ts'
import { isPdf } from '../../recipeFiles/pdf/pdfFault.ts'
import {
  defineJobKind,
  JobEndedUndoneError,
  type JobFactsOfRow,
  type JobOutcome,
  type JobRun,
} from '../jobs/service.ts'
import { endReservation } from './byModel/reservation.ts'
import { deleteChunks, readFirstBytes, readStoredChunks } from './storedChunks.ts'
import { recipeImportsTable } from './table.ts'

/** Bytes of a PDF file that is read; a book of scanned pages has more. */
const maxPdfBytes = 25 * 1024 * 1024

/** Reads the pages or the file of one import. What a process that ended has read stays, and is not read again. */
export const readImportJobKind = defineJobKind<RecipeImportRef>({
  kind: 'read recipes',
  input: RecipeImportRef,
  maxAtOnce: 2,
  leaseSeconds: 30,
  giveUpAfterMs: 6 * 60 * 60_000,
  limits: { maxOpenPerMember: 5, maxRunningPerMember: 1, maxOpen: 200, maxRunning: 4 },
  perform: readImport,
  settle: storeState,
})

async function readImport(ctx: ServerContext, run: JobRun<RecipeImportRef>): Promise<void> {
  const { importId } = run.input
  const [row] = await ctx.deps.db.select().from(recipeImportsTable).where(eq(recipeImportsTable.id, importId))
  if (!row) throw new JobEndedUndoneError('withdrawn', 'The import was deleted.')
  // Loaded when something is imported: a server that starts does without them.
  if (row.source === 'pictures') await (await import('./byModel/readPictures.ts')).readPictures(ctx, run, row)
  else if (row.source === 'text')
    await (await import('./byModel/readText.ts')).readTextWithModel(ctx, run, row)
  else if (row.source === 'file') await readFile(ctx, run, row)
  else await (await import('./readAddresses.ts')).readWaitingAddresses(ctx, run)
}

/** A file of PDF fits the memory; others are read from the disk. */
async function readFile(
  ctx: ServerContext,
  run: JobRun<RecipeImportRef>,
  row: typeof recipeImportsTable.$inferSelect,
): Promise<void> {
  const { bytes } = row
  const begin = await readFirstBytes(ctx, row.id)
  // The file of a PDF whose text is kept is gone once it was read.
  if (begin.byteLength === 0 && row.sourceText !== null)
    return await (await import('./byModel/readText.ts')).readTextWithModel(ctx, run, row)
  if (!isPdf(begin)) return await (await import('./readFile.ts')).readStoredFile(ctx, run, row.name)
  const { readPdfFile } = await import('./byModel/readText.ts')
  const { storeFailure } = await import('./byModel/readWithModel.ts')
  if ((bytes ?? 0) > maxPdfBytes) await storeFailure(ctx, row, 'harmful')
  else await readPdfFile(ctx, run, row, await readStoredChunks(ctx, row.id))
  await deleteChunks(ctx, row.id)
}

async function storeState(
  tx: ServerContext,
  { id, input }: JobFactsOfRow<RecipeImportRef>,
  { state }: JobOutcome,
): Promise<void> {
  if (state === 'queued') return
  const ended = state === 'done' ? 'read' : state === 'cancelled' ? 'stopped' : 'failed'
  const isIt = and(
    eq(recipeImportsTable.id, input.importId),
    eq(recipeImportsTable.jobId, id),
    eq(recipeImportsTable.state, 'reading'),
  )
  await tx.deps.db.update(recipeImportsTable).set({ state: ended }).where(isIt)
  await endReservation(tx, input.importId)
}
