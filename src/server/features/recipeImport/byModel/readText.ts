import { eq } from 'drizzle-orm'
import type { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ImportFailure } from '#shared/kitchen/recipeImport/importFailures.ts'
import type { ServerContext } from '../../../context.ts'
import { runKitchenJobInTurn } from '../../../kitchenThread/runKitchenJobInTurn.ts'
import { isPdfText, PdfError } from '../../../recipeFiles/pdf/pdfFault.ts'
import type { JobRun } from '../../jobs/service.ts'
import { toStoredItem } from '../readItems.ts'
import { recipeImportsTable } from '../table.ts'
import { type ImportRow, readWithModel, storeFailure, storeItems } from './readWithModel.ts'

type Run = JobRun<RecipeImportRef>

/** Reads the recipes of a pasted text with a model; where it fails, without it. Throws when the signal is aborted. */
export async function readTextWithModel(ctx: ServerContext, run: Run, row: ImportRow): Promise<void> {
  const text = row.sourceText ?? ''
  const failure = await readWithModel(ctx, run, row, { source: { kind: 'text', text }, text })
  if (failure) await storePlainReading(ctx, row, text, failure)
}

/**
 * Reads the recipes of a PDF file: its text with a model where one was reserved, else without; the file itself with a model where it
 * has no text. Throws when the signal is aborted.
 */
export async function readPdfFile(
  ctx: ServerContext,
  run: Run,
  row: ImportRow,
  bytes: Uint8Array,
): Promise<void> {
  let pages: string[]
  try {
    pages = await ctx.deps.readPdfPages(bytes, run.signal)
  } catch (error) {
    if (error instanceof PdfError) return await storeFailure(ctx, row, error.failure)
    throw error
  }
  const text = pages.join('\n\n').replaceAll('\0', '').toWellFormed()
  if (!isPdfText(pages)) {
    const failure = await readWithModel(ctx, run, row, { source: { kind: 'pdf', bytes }, text: null })
    if (failure) await storeFailure(ctx, row, failure)
    return
  }
  if (!row.reservation) return await storePlainReading(ctx, row, text, null)
  await ctx.deps.db
    .update(recipeImportsTable)
    .set({ sourceText: text })
    .where(eq(recipeImportsTable.id, row.id))
  const failure = await readWithModel(ctx, run, row, { source: { kind: 'text', text }, text })
  if (failure) await storePlainReading(ctx, row, text, failure)
}

/** Reads a text without a model and stores the recipe. `failure` is why the model did not read it; null where no model was asked. */
async function storePlainReading(
  ctx: ServerContext,
  row: ImportRow,
  text: string,
  failure: ImportFailure | null,
): Promise<void> {
  const { recipe } = await runKitchenJobInTurn(ctx, 'readRecipeText', { text })
  if (!recipe) return await storeFailure(ctx, row, failure ?? 'no recipe')
  const item = toStoredItem(recipe, '')
  const isFailed = failure === 'assistant failed'
  await storeItems(ctx, [{ importId: row.id, position: 0, ...item, failure: isFailed ? failure : null }])
}
