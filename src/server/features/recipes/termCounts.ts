import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'

/** Saves wait while a batch is added up and removed: some 50 ms for each of the two. */
const maxChanges = 200
const maxOrphans = 5_000
/** Recipes whose words a batch of the backfill counts, while saves wait. */
const maxBackfilled = 100
const maxBackfilledPerRun = 100_000

type CountingContext = Pick<Context, 'deps'>

/**
 * Adds up what saves, edits and deletions changed in the counts of recipe terms, and removes terms that no recipe has.
 * Several processes may do so at once: each batch holds a lock in the database.
 */
export async function countTerms(ctx: CountingContext): Promise<void> {
  await backfillTerms(ctx)
  while ((await addUpChanges(ctx)) === maxChanges);
  while (await removeOrphans(ctx));
}

/** Returns how many changes there were, at most `maxChanges`. */
const addUpChanges = (ctx: CountingContext) =>
  runBatch(ctx, sql`select add_up_recipe_terms(${maxChanges}) as n`)

/**
 * Removes a batch; returns whether there may be more. In one transaction with what saves have added since, because its lock
 * keeps the next save out: on a busy site there would be a change each time, and nothing is removed while one waits.
 */
function removeOrphans(ctx: CountingContext): Promise<boolean> {
  return withTransaction(ctx, async (inner) => {
    const added = await addUpChanges(inner)
    const removed = await runBatch(inner, sql`select remove_orphan_recipe_terms(${maxOrphans}) as n`)
    return added === maxChanges || removed === maxOrphans
  })
}

/** Counts the words of recipes that were there before words were counted: nothing, but after an upgrade. */
async function backfillTerms(ctx: CountingContext): Promise<void> {
  for (let done = 0; done < maxBackfilledPerRun; done += maxBackfilled) {
    const startedAt = performance.now()
    const counted = await runBatch(ctx, sql`select backfill_recipe_terms(${maxBackfilled}) as n`)
    if (counted < maxBackfilled || ctx.deps.closing.signal.aborted) return
    // As long as it held the lock, saves may have it.
    await sleep(performance.now() - startedAt)
  }
}

/**
 * Every save that comes while a batch waits for the lock waits behind it, so it does not wait for long: it fails with
 * lock_not_available when a transaction that deletes a thousand recipes holds the lock, and the next run goes on.
 */
async function runBatch(ctx: CountingContext, call: SQL): Promise<number> {
  return await withTransaction(ctx, async ({ deps: { db } }) => {
    await db.execute(sql`set local lock_timeout = '500ms'`)
    const [row] = (await db.execute(call)) as unknown as { n: number }[]
    return row?.n ?? 0
  })
}
