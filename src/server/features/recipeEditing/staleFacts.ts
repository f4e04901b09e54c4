import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { outageBehind } from '../../db/outage.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'
import { factsVersion } from '../recipeReport/service.ts'
import { type ExaminedRecipe, examinedColumns, examineRecipe, storeReport } from '../recipes/service.ts'
import { recipes } from '../recipes/table.ts'
import { withOwnLines } from './ownLines.ts'

type Read = Pick<typeof recipes.$inferSelect, 'id' | 'version' | 'kind' | 'ingredients' | 'instructions'>

const readColumns = { ...examinedColumns, content: recipes.content }

/** Looks through one recipe again and keeps what is found. Throws NOT_FOUND. */
export async function noteFacts(ctx: ServerContext, recipeId: string): Promise<void> {
  if (!(await note(ctx, eq(recipes.id, recipeId))))
    throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
}

/** Whether there was such a recipe. */
async function note(ctx: ServerContext, which: SQL | undefined): Promise<boolean> {
  const [row] = await ctx.deps.db.select(readColumns).from(recipes).where(which)
  if (!row) return false
  const read = await withOwnLines(ctx, row)
  const examined = await examineRecipe(ctx, read)
  await withTransaction(ctx, (inner) => keep(inner, read, examined))
  return true
}

const maxAtOnce = 5_000
/** Recipes that may fail in one run before the rest is left for the next one. */
const maxFailed = 20
/** Recipes of which the kitchen may refuse to do the job, since it is too busy, before the rest is left for the next run. */
const maxRefused = 3

// Said so that the index can be used.
const isStale = or(
  isNull(recipes.factsVersion),
  lt(recipes.factsVersion, factsVersion),
  gt(recipes.factsVersion, factsVersion),
)

/**
 * Looks through recipes whose facts are of another version, 5,000 at most, and leaves time for others in between. Each is
 * kept as soon as it is done; one that fails is logged and tried in a later run. Where the kitchen is too busy or the server
 * closes, the rest is left for a later run.
 */
export async function noteStaleFacts(ctx: ServerContext): Promise<void> {
  const stale = await ctx.deps.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(isStale)
    // By chance, so that those that fail, or all of one owner, do not come first each time.
    .orderBy(sql`random()`)
    .limit(maxAtOnce)
  let failed = 0
  let refused = 0
  for (const { id } of stale) {
    if (ctx.deps.closing.signal.aborted) return
    try {
      // Another process or a save may have renewed its facts meanwhile.
      await note(ctx, and(eq(recipes.id, id), isStale))
    } catch (err) {
      if (err instanceof DomainError && err.code === 'UNAVAILABLE' && ++refused === maxRefused) {
        ctx.deps.log.info({ err }, logEvents.recipeFactsPostponed)
        return
      }
      failed += 1
      if (outageBehind(err) || failed === maxFailed) throw err
      ctx.deps.log.warn({ err, recipe: id }, logEvents.recipeFactsNotSaved)
    }
    await yieldToEventLoop()
  }
}

/** Keeps what was found, and the lines of a blog entry by which it was, unless the recipe was changed meanwhile: then its saver kept what is in it now. */
async function keep(ctx: DbContext, read: Read, examined: ExaminedRecipe): Promise<void> {
  const { kind, ingredients, instructions } = read
  const lines = kind === 'blog' ? { ingredients, instructions } : {}
  const [updated] = await ctx.deps.db
    .update(recipes)
    .set({ ...lines, ...examined.facts })
    .where(and(eq(recipes.id, read.id), eq(recipes.version, read.version)))
    .returning({ id: recipes.id })
  if (updated) await storeReport(ctx, read, examined)
}
