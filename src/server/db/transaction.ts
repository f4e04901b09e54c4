import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { fairQueueKeysOfCaller } from '../caller.ts'
import { logEvents } from '../logEvents.ts'
import { chargeReadsWithoutWaiting } from '../reads.ts'
import { FairQueue } from '../turns/fairQueue.ts'
import type { Database } from './database.ts'
import type { TransactionStarterContext } from './dbContext.ts'
import { isDeadlockError } from './outage.ts'

/** The queue for transactions on a pool of this size; most connections stay for reads, sessions and tasks of the server. */
export function openTransactionQueue(poolSize: number): FairQueue {
  return new FairQueue({
    maxRunning: Math.max(2, Math.floor(poolSize * 0.4)),
    maxRunningPerCaller: 2,
    maxWaiting: 300,
    maxWaitingPerCaller: 40,
    maxWaitMs: 5_000,
  })
}

/**
 * Does `work` in one transaction, with the same context except that `deps.db` is the transaction, in which reads are
 * charged without waiting. Commits when it resolves; when it throws, rolls back and rethrows. Inside another
 * transaction it is a savepoint: a failure that the outer work catches undoes only the inner one. A transaction is one
 * connection: await one inner work before the next. A caller has two transactions at once; more wait for their turn
 * among those of all callers. Throws TOO_MANY or UNAVAILABLE when too many wait, or one waits too long. When the
 * database ends an outermost transaction to resolve a deadlock, `work` runs once more. So `work` must change nothing
 * but the database: no variables outside, no messages, no logs. A session cookie that it sets is replaced by the second
 * run's.
 */
export function runInTransaction<Ctx extends TransactionStarterContext, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const { db: database, log, transactionQueue } = ctx.deps
  const reads = ctx.reads && chargeReadsWithoutWaiting(ctx.reads)
  const begin = () =>
    database.transaction((db) => work({ ...ctx, ...(reads && { reads }), deps: { ...ctx.deps, db } }))
  if (isDatabaseTransaction(database)) return begin()
  const beginOutermost = () => repeatAfterDeadlock(log, begin)
  const { visitor } = ctx
  const caller =
    visitor === undefined
      ? ctx.member?.userId
      : fairQueueKeysOfCaller({ member: ctx.member ?? null, visitor })
  const isOwnTask = caller === undefined
  return isOwnTask || !transactionQueue ? beginOutermost() : transactionQueue.run(caller, beginOutermost)
}

/**
 * Does `work`, which only reads, in one transaction, so that it can have Postgres settings of its own. Unlike
 * runInTransaction it does not wait in the queue of transactions, because a reader has already waited in the queue of
 * reads.
 */
export function runReadsInTransaction<Ctx extends TransactionStarterContext, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const reads = ctx.reads && chargeReadsWithoutWaiting(ctx.reads)
  return ctx.deps.db.transaction((db) => work({ ...ctx, ...(reads && { reads }), deps: { ...ctx.deps, db } }))
}

async function repeatAfterDeadlock<Result>(
  log: TransactionStarterContext['deps']['log'],
  begin: () => Promise<Result>,
): Promise<Result> {
  try {
    return await begin()
  } catch (error) {
    if (!isDeadlockError(error)) throw error
    log.warn({ err: error }, logEvents.transactionRetried)
    return await begin()
  }
}

/** Whether `db` is a transaction, which holds a connection. */
export function isDatabaseTransaction(db: Database): boolean {
  return is(db, PgTransaction)
}
