import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { factsVersion } from './facts.ts'
import { withOwnLines } from './ownLines.ts'
import { type ExaminedRecipe, examinedColumns, examineRecipe, storeReport } from './storedReports.ts'
import { recipes } from './table.ts'

type Read = Pick<typeof recipes.$inferSelect, 'id' | 'version' | 'kind' | 'ingredients' | 'instructions'>

const readColumns = { ...examinedColumns, content: recipes.content }

/** Looks through one recipe again and keeps what is found. Throws NOT_FOUND. */
export async function noteFacts(ctx: Pick<Context, 'deps'>, recipeId: string): Promise<void> {
  const [row] = await ctx.deps.db.select(readColumns).from(recipes).where(eq(recipes.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const read = await withOwnLines(ctx, row)
  const examined = await examineRecipe(ctx, read)
  await withTransaction(ctx, (inner) => keep(inner, read, examined))
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
  const rows = await ctx.deps.db.select(readColumns).from(recipes).where(isStale).limit(batchSize)
  const found: [Read, ExaminedRecipe][] = []
  for (const row of rows) {
    const read = await withOwnLines(ctx, row)
    found.push([read, await examineRecipe(ctx, read)])
    await yieldToEventLoop()
  }
  // One notification for the whole transaction, so that pages are rendered again once.
  await withTransaction(ctx, async (inner) => {
    for (const [row, examined] of found) await keep(inner, row, examined)
  })
  return rows.length
}

/** Keeps what was found, and the lines of a blog entry by which it was, unless the recipe was changed meanwhile: then its saver kept what is in it now. */
async function keep(ctx: Pick<Context, 'deps'>, read: Read, examined: ExaminedRecipe): Promise<void> {
  const { kind, ingredients, instructions } = read
  const lines = kind === 'blog' ? { ingredients, instructions } : {}
  const [updated] = await ctx.deps.db
    .update(recipes)
    .set({ ...lines, ...examined.facts })
    .where(and(eq(recipes.id, read.id), eq(recipes.version, read.version)))
    .returning({ id: recipes.id })
  if (updated) await storeReport(ctx, read, examined)
}
