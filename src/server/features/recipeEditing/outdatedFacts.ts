import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { findOutageAmongCauses } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'
import { recipeFactsVersion } from '../recipeReport/service.ts'
import {
  columnsToExamine,
  type ExaminedRecipe,
  examineRecipe,
  storeRecipeReport,
} from '../recipes/service.ts'
import { recipesTable } from '../recipes/table.ts'
import { addLinesOfBlogText } from './linesOfBlogText.ts'

type ReadRecipe = Pick<
  typeof recipesTable.$inferSelect,
  'id' | 'version' | 'kind' | 'ingredients' | 'instructions'
>

const readColumns = { ...columnsToExamine, content: recipesTable.content }

/** Examines one recipe again and stores its facts. Throws NOT_FOUND. */
export async function updateRecipeFacts(ctx: ServerContext, recipeId: string): Promise<void> {
  if (!(await examineAndStoreFacts(ctx, eq(recipesTable.id, recipeId))))
    throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
}

/** Returns whether there was such a recipe. */
async function examineAndStoreFacts(ctx: ServerContext, which: SQL | undefined): Promise<boolean> {
  const [row] = await ctx.deps.db.select(readColumns).from(recipesTable).where(which)
  if (!row) return false
  const read = await addLinesOfBlogText(ctx, row)
  const examined = await examineRecipe(ctx, read)
  await runInTransaction(ctx, (inner) => storeFacts(inner, read, examined))
  return true
}

const maxAtOnce = 5_000
/** Maximum recipes that may fail in one run before the rest is left for the next one. */
const maxFailed = 20
/** Maximum jobs that a busy kitchen may refuse before the rest is left for the next run. */
const maxRefused = 3

// In this form the index can be used.
const isStale = or(
  isNull(recipesTable.factsVersion),
  lt(recipesTable.factsVersion, recipeFactsVersion),
  gt(recipesTable.factsVersion, recipeFactsVersion),
)

/**
 * Examines recipes whose facts are outdated, 5,000 at most, and leaves time for other work in between. Stores the facts
 * of each at once; a failure is logged and tried again in a later run. Stops when the kitchen is too busy or the server
 * closes, and leaves the rest for a later run.
 */
export async function updateOutdatedRecipeFacts(ctx: ServerContext): Promise<void> {
  const stale = await ctx.deps.db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(isStale)
    // In random order, so that failing recipes, or all of one owner, do not come first each time.
    .orderBy(sql`random()`)
    .limit(maxAtOnce)
  let failed = 0
  let refused = 0
  for (const { id } of stale) {
    if (ctx.deps.closing.signal.aborted) return
    try {
      // Another process or a save may have updated its facts meanwhile.
      await examineAndStoreFacts(ctx, and(eq(recipesTable.id, id), isStale))
    } catch (err) {
      if (err instanceof DomainError && err.code === 'UNAVAILABLE' && ++refused === maxRefused) {
        ctx.deps.log.info({ err }, logEvents.recipeFactsPostponed)
        return
      }
      failed += 1
      if (findOutageAmongCauses(err) || failed === maxFailed) throw err
      ctx.deps.log.warn({ err, recipe: id }, logEvents.recipeFactsNotSaved)
    }
    await yieldToEventLoop()
  }
}

/**
 * Stores the facts, and the lines of a blog entry from which they were found, unless the recipe was changed meanwhile:
 * then that save has stored the current ones.
 */
async function storeFacts(ctx: DbContext, read: ReadRecipe, examined: ExaminedRecipe): Promise<void> {
  const { kind, ingredients, instructions } = read
  const lines = kind === 'blog' ? { ingredients, instructions } : {}
  const [updated] = await ctx.deps.db
    .update(recipesTable)
    .set({ ...lines, ...examined.facts })
    .where(and(eq(recipesTable.id, read.id), eq(recipesTable.version, read.version)))
    .returning({ id: recipesTable.id })
  if (updated) await storeRecipeReport(ctx, read, examined)
}
