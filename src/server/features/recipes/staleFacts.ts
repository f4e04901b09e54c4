import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { factsVersion } from './facts.ts'
import { type ExaminedRecipe, examinedColumns, examineRecipe, storeReport } from './storedReports.ts'
import { recipes } from './table.ts'

type Read = Pick<typeof recipes.$inferSelect, 'id' | 'version'>

/** Looks through one recipe again and keeps what is found. Throws NOT_FOUND. */
export async function noteFacts(ctx: Pick<Context, 'deps'>, recipeId: string): Promise<void> {
  const [row] = await ctx.deps.db.select(examinedColumns).from(recipes).where(eq(recipes.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const examined = await examineRecipe(ctx, row)
  await withTransaction(ctx, (inner) => keep(inner, row, examined))
}

const batchSize = 50
const mostAtOnce = 5_000

/** Looks through recipes whose facts are of another version, 5,000 at most, and leaves time for others in between. */
export async function noteStaleFacts(ctx: Pick<Context, 'deps'>): Promise<void> {
  for (let done = 0; done < mostAtOnce; done += batchSize) if ((await noteBatch(ctx)) < batchSize) return
}

async function noteBatch(ctx: Pick<Context, 'deps'>): Promise<number> {
  // Said so that the index can be used.
  const isStale = or(
    isNull(recipes.factsVersion),
    lt(recipes.factsVersion, factsVersion),
    gt(recipes.factsVersion, factsVersion),
  )
  const rows = await ctx.deps.db.select(examinedColumns).from(recipes).where(isStale).limit(batchSize)
  const found: [Read, ExaminedRecipe][] = []
  for (const row of rows) {
    found.push([row, await examineRecipe(ctx, row)])
    await yieldToEventLoop()
  }
  // One notification for the whole transaction, so that pages are rendered again once.
  await withTransaction(ctx, async (inner) => {
    for (const [row, examined] of found) await keep(inner, row, examined)
  })
  return rows.length
}

/** Keeps what was found, unless the recipe was changed meanwhile: then its saver kept what is in it now. */
async function keep(ctx: Pick<Context, 'deps'>, read: Read, examined: ExaminedRecipe): Promise<void> {
  const [updated] = await ctx.deps.db
    .update(recipes)
    .set(examined.facts)
    .where(and(eq(recipes.id, read.id), eq(recipes.version, read.version)))
    .returning({ id: recipes.id })
  if (updated) await storeReport(ctx, read, examined)
}
