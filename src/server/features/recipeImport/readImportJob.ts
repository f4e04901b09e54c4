import { and, eq } from 'drizzle-orm'
import { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ServerContext } from '../../context.ts'
import {
  defineJobKind,
  JobEndedUndoneError,
  type JobFactsOfRow,
  type JobOutcome,
  type JobRun,
} from '../jobs/service.ts'
import { recipeImportsTable } from './table.ts'

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
  if (row.source === 'file') await (await import('./readFile.ts')).readStoredFile(ctx, run, row.name)
  else await (await import('./readAddresses.ts')).readWaitingAddresses(ctx, run)
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
}
