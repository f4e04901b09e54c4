import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../context.ts'
import { isStatementTimeout } from '../../db/outage.ts'
import { withTransaction } from '../../db/transaction.ts'

/** Saves wait while a batch is added up and removed: some 50 ms for each of the two. */
const maxChanges = 200
const maxOrphans = 5_000
/** Recipes whose words a batch of the backfill counts, while saves wait. */
const maxBackfilled = 100
const maxBackfilledPerRun = 100_000

type CountingContext = ServerContext

/** How much of each kind a batch takes in this run, as a part of what it may: halved whenever one runs out of time. */
interface BatchShare {
  share: number
}

/**
 * Adds up what saves, edits and deletions changed in the counts of recipe terms, and removes terms that no recipe has.
 * Several processes may do so at once: each batch holds a lock in the database.
 */
export async function countTerms(ctx: CountingContext): Promise<void> {
  const batch = { share: 1 }
  await backfillTerms(ctx, batch)
  while (await halveOnTimeout(batch, () => addUpChanges(ctx, batch)));
  while (await halveOnTimeout(batch, () => removeOrphans(ctx, batch)));
}

/** Returns whether there may be more. */
async function addUpChanges(ctx: CountingContext, batch: BatchShare): Promise<boolean> {
  const max = sizeOf(maxChanges, batch)
  return (await runBatch(ctx, sql`select add_up_recipe_terms(${max}) as n`)) === max
}

/**
 * Removes a batch; returns whether there may be more. In one transaction with what saves have added since, because its lock
 * keeps the next save out: on a busy site there would be a change each time, and nothing is removed while one waits.
 */
function removeOrphans(ctx: CountingContext, batch: BatchShare): Promise<boolean> {
  return withTransaction(ctx, async (inner) => {
    const areMoreChanges = await addUpChanges(inner, batch)
    const max = sizeOf(maxOrphans, batch)
    const removed = await runBatch(inner, sql`select remove_orphan_recipe_terms(${max}) as n`)
    return areMoreChanges || removed === max
  })
}

/** Counts the words of recipes that were there before words were counted: nothing, but after an upgrade. */
async function backfillTerms(ctx: CountingContext, batch: BatchShare): Promise<void> {
  for (let done = 0; done < maxBackfilledPerRun; ) {
    const startedAt = performance.now()
    const isMore = await halveOnTimeout(batch, async () => {
      const max = sizeOf(maxBackfilled, batch)
      const counted = await runBatch(ctx, sql`select backfill_recipe_terms(${max}) as n`)
      done += counted
      return counted === max
    })
    if (!isMore || ctx.deps.closing.signal.aborted) return
    // As long as it held the lock, saves may have it.
    await sleep(performance.now() - startedAt)
  }
}

const sizeOf = (max: number, { share }: BatchShare) => Math.max(1, Math.floor(max * share))

/** Whether there may be more to do, as `run` says. After a time-out there is, in batches of half the size. */
async function halveOnTimeout(batch: BatchShare, run: () => Promise<boolean>): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    if (!isStatementTimeout(error) || sizeOf(maxBackfilled, batch) === 1) throw error
    batch.share /= 2
    return true
  }
}

/**
 * Every save that comes while a batch waits for the lock waits behind it, so it does not wait for long: it fails with
 * lock_not_available when a transaction that deletes a thousand recipes holds the lock, and the next run goes on. Nor
 * does a batch itself hold them up for longer than two seconds.
 */
async function runBatch(ctx: CountingContext, call: SQL): Promise<number> {
  return await withTransaction(ctx, async ({ deps: { db } }) => {
    await db.execute(sql`
      select set_config('lock_timeout', '500ms', true), set_config('statement_timeout', '2s', true)`)
    const [row] = (await db.execute(call)) as unknown as { n: number }[]
    return row?.n ?? 0
  })
}
