import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import { isStatementTimeoutError } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'

/** Maximum changes of a batch. Saves wait while a batch is summed and deleted: some 50 ms for each of the two. */
const maxChanges = 200
const maxOrphans = 5_000
/** Maximum recipes whose words a batch of the backfill counts, while saves wait. */
const maxBackfilled = 100
const maxBackfilledPerRun = 100_000

type CountingContext = ServerContext

/** The share of the maximum batch size in this run: halved whenever a batch runs out of time. */
interface BatchShare {
  share: number
}

/**
 * Applies the changes by saves, edits and deletions to the counts of recipe terms, and deletes terms that no recipe
 * has. Several processes may do so at once: each batch holds a lock in the database.
 */
export async function updateRecipeTermCounts(ctx: CountingContext): Promise<void> {
  const batch = { share: 1 }
  await backfillTerms(ctx, batch)
  while (await halveOnTimeout(batch, () => addUpChanges(ctx, batch)));
  while (await halveOnTimeout(batch, () => removeOrphans(ctx, batch)));
}

/** Returns whether there may be more. */
async function addUpChanges(ctx: CountingContext, batch: BatchShare): Promise<boolean> {
  const max = batchSizeOf(maxChanges, batch)
  return (await runBatch(ctx, sql`select add_up_recipe_terms(${max}) as n`)) === max
}

/**
 * Deletes a batch of unused terms; returns whether there may be more. In one transaction with the changes that saves
 * have added since, because its lock keeps the next save out: on a busy site there would always be a pending change,
 * and nothing is deleted while there is one.
 */
function removeOrphans(ctx: CountingContext, batch: BatchShare): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    const areMoreChanges = await addUpChanges(inner, batch)
    const max = batchSizeOf(maxOrphans, batch)
    const removed = await runBatch(inner, sql`select remove_orphan_recipe_terms(${max}) as n`)
    return areMoreChanges || removed === max
  })
}

/** Counts the words of recipes from before words were counted, after an upgrade only. */
async function backfillTerms(ctx: CountingContext, batch: BatchShare): Promise<void> {
  for (let done = 0; done < maxBackfilledPerRun; ) {
    const startedAt = performance.now()
    const isMore = await halveOnTimeout(batch, async () => {
      const max = batchSizeOf(maxBackfilled, batch)
      const counted = await runBatch(ctx, sql`select backfill_recipe_terms(${max}) as n`)
      done += counted
      return counted === max
    })
    if (!isMore || ctx.deps.closing.signal.aborted) return
    // Leaves the lock to saves for as long as the batch held it.
    await sleep(performance.now() - startedAt)
  }
}

const batchSizeOf = (max: number, { share }: BatchShare) => Math.max(1, Math.floor(max * share))

/** Whether there may be more to do, as `run` says. After a time-out there is, in batches of half the size. */
async function halveOnTimeout(batch: BatchShare, run: () => Promise<boolean>): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    if (!isStatementTimeoutError(error) || batchSizeOf(maxBackfilled, batch) === 1) throw error
    batch.share /= 2
    return true
  }
}

/**
 * Saves that come while a batch waits for the lock wait behind it, so the wait is short: it fails with
 * lock_not_available when a transaction that deletes a thousand recipes holds the lock, and the next run continues. A
 * batch itself holds the lock for two seconds at most.
 */
async function runBatch(ctx: CountingContext, call: SQL): Promise<number> {
  return await runInTransaction(ctx, async ({ deps: { db } }) => {
    await db.execute(sql`
      select set_config('lock_timeout', '500ms', true), set_config('statement_timeout', '2s', true)`)
    const [row] = (await db.execute(call)) as unknown as { n: number }[]
    return row?.n ?? 0
  })
}
