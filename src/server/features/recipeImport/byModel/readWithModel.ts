import { and, eq, sql } from 'drizzle-orm'
import type { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { ImportFailure } from '#shared/kitchen/recipeImport/importFailures.ts'
import type { ServerContext } from '../../../context.ts'
import { runKitchenJobInTurn } from '../../../kitchenThread/runKitchenJobInTurn.ts'
import { EngineFailure } from '../../generation/service.ts'
import type { JobRun } from '../../jobs/service.ts'
import type { RecipeOfModel, RecipeSource } from '../port.ts'
import { toFailedItem, toStoredItem } from '../readItems.ts'
import { importedItemsTable, type recipeImportsTable } from '../table.ts'
import { toImportedRecipe } from './recipeOfModel.ts'
import { bookReading, markReservationUsed } from './reservation.ts'

export type ImportRow = typeof recipeImportsTable.$inferSelect
type Run = JobRun<RecipeImportRef>

const seedCount = 2 ** 31
/** Milliseconds between two updates of the title and the progress on the screen while a model writes. */
const shownEveryMs = 1_000
/** A picture is some 1,500 tokens of a model, a token some 4 letters. */
const lettersOfPicture = 6_000

/**
 * Reads the recipes of a source with a model and stores them, each line with the place where it was found in `text`; of pictures, whose
 * text is null, without. Returns why it read none; null when it did. Throws when the signal is aborted.
 */
export async function readWithModel(
  ctx: ServerContext,
  run: Run,
  row: ImportRow,
  { source, text }: { source: RecipeSource; text: string | null },
): Promise<ImportFailure | null> {
  const read = ctx.deps.readRecipeSource
  if (!read || !row.reservation) return read ? 'budget spent' : 'no assistant'
  const reservation = await markReservationUsed(ctx, row)
  const progress = showProgress(ctx, run)
  let recipes: RecipeOfModel[]
  try {
    const reading = await read(source, {
      seed: Math.floor(Math.random() * seedCount),
      signal: run.signal,
      log: ctx.deps.log,
      onProgress: progress.show,
    })
    await bookReading(ctx, reservation, { tokens: reading })
    recipes = reading.recipes.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
  } catch (error) {
    await bookReading(ctx, reservation, { error, sentCharacters: charactersOf(source) })
    run.signal.throwIfAborted()
    if (error instanceof EngineFailure) return 'assistant failed'
    throw error
  } finally {
    await progress.end()
  }
  if (recipes.length === 0) return 'no recipe'
  const items: ItemRow[] = []
  for (const [position, recipe] of recipes.entries()) {
    const grounding =
      text === null
        ? null
        : await runKitchenJobInTurn(ctx, 'groundRecipe', { toGround: recipe, source: text })
    const item = toStoredItem(toImportedRecipe(recipe, text), '')
    items.push({ importId: row.id, position, ...item, isByModel: true, grounding })
  }
  await storeItems(ctx, items)
  return null
}

function charactersOf(source: RecipeSource): number {
  if (source.kind === 'text') return source.text.length
  return lettersOfPicture * (source.kind === 'pictures' ? source.pictures.length : 1)
}

type ItemRow = typeof importedItemsTable.$inferInsert

/** Stores the recipes of a source in place of those of an earlier reading; those that were saved stay. */
export async function storeItems({ deps: { db } }: ServerContext, items: ItemRow[]): Promise<void> {
  await db
    .insert(importedItemsTable)
    .values(items)
    .onConflictDoUpdate({
      target: [importedItemsTable.importId, importedItemsTable.position],
      set: {
        state: sql`excluded.state`,
        name: sql`excluded.name`,
        failure: sql`excluded.failure`,
        recipe: sql`excluded.recipe`,
        isByModel: sql`excluded.is_by_model`,
        grounding: sql`excluded.grounding`,
      },
      setWhere: sql`${importedItemsTable.state} <> 'saved'`,
    })
}

/** Stores that a source has no recipe that could be read. */
export const storeFailure = (
  ctx: ServerContext,
  { id, name }: Pick<ImportRow, 'id' | 'name'>,
  failure: ImportFailure,
): Promise<void> => storeItems(ctx, [{ importId: id, position: 0, ...toFailedItem(failure, name) }])

/** Shows the title of a recipe in its row while a model writes it. */
function showProgress({ deps: { db } }: ServerContext, run: Run) {
  let lastAt = 0
  let last: Promise<unknown> = Promise.resolve()
  const isWaiting = and(
    eq(importedItemsTable.importId, run.input.importId),
    eq(importedItemsTable.position, 0),
    eq(importedItemsTable.state, 'waiting'),
  )
  return {
    show({ title, lines }: { title: string; lines: number }) {
      if (title === '' || performance.now() - lastAt < shownEveryMs) return
      lastAt = performance.now()
      last = last
        .then(() =>
          db
            .update(importedItemsTable)
            .set({ name: title.slice(0, 200) })
            .where(isWaiting),
        )
        .then(() => run.reportProgress(Math.min(95, 5 + 3 * lines)))
        // It is shown only; where the job has ended, the reading throws.
        .catch(() => {})
    },
    end: () => last,
  }
}
