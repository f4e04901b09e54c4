import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { queueCallerOf } from '../context.ts'
import { type Log, logEvents } from '../logEvents.ts'
import { chargedOnly, type Reads } from '../reads.ts'
import { FairQueue } from '../turns/fairQueue.ts'
import type { Database } from './database.ts'
import { isDeadlock } from './outage.ts'

interface WithDatabase {
  deps: {
    db: Database
    log: Pick<Log, 'warn'>
    /** Turns of callers at transactions, which may hold a connection while they wait for one another. */
    transactionQueue?: FairQueue
  }
  /** The caller: a member, or a visitor by network. Both are missing in a task of the server. */
  member?: { userId: string } | null
  visitor?: string
  reads?: Reads | null
}

/** Turns at transactions for a pool of so many connections, of which most stay for reads, sessions and tasks of our own. */
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
 * Does `work` in one transaction, with the same context but `deps.db` being the transaction, within which reads are
 * charged and wait for no turn. Commits when it
 * resolves; when it throws, nothing of it remains and the error goes on to the caller.
 * Inside another's work it is a savepoint: a failure that the outer work catches undoes only the inner one.
 * A transaction is one connection: await one inner work before the next, never two at once. A caller has two at once;
 * more wait for their turn among those of all callers. Throws TOO_MANY or UNAVAILABLE when too much waits, or for too long.
 *
 * When the database ends an outermost transaction to resolve a deadlock, `work` is done once more. So `work` changes
 * nothing but the database: it keeps no results in variables outside it, sends nothing and logs nothing. A session cookie
 * that it keeps is replaced by that of the second time.
 */
export function withTransaction<Ctx extends WithDatabase, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const { db: database, log, transactionQueue } = ctx.deps
  const reads = ctx.reads && chargedOnly(ctx.reads)
  const begin = () =>
    database.transaction((db) => work({ ...ctx, ...(reads && { reads }), deps: { ...ctx.deps, db } }))
  if (isTransaction(database)) return begin()
  const beginOutermost = () => repeatAfterDeadlock(log, begin)
  const { visitor } = ctx
  const caller =
    visitor === undefined ? ctx.member?.userId : queueCallerOf({ member: ctx.member ?? null, visitor })
  const isOwnTask = caller === undefined
  return isOwnTask || !transactionQueue ? beginOutermost() : transactionQueue.run(caller, beginOutermost)
}

/**
 * Does `work`, which only reads, in one transaction, so that it can have settings of Postgres of its own. Unlike
 * withTransaction it does not wait in the queue of transactions: a reader has waited in the queue of reads already.
 */
export function withSnapshot<Ctx extends WithDatabase, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const reads = ctx.reads && chargedOnly(ctx.reads)
  return ctx.deps.db.transaction((db) => work({ ...ctx, ...(reads && { reads }), deps: { ...ctx.deps, db } }))
}

async function repeatAfterDeadlock<Result>(
  log: WithDatabase['deps']['log'],
  begin: () => Promise<Result>,
): Promise<Result> {
  try {
    return await begin()
  } catch (error) {
    if (!isDeadlock(error)) throw error
    log.warn({ err: error }, logEvents.transactionRetried)
    return await begin()
  }
}

/** Whether `db` is that of a transaction, which holds a connection. */
export function isTransaction(db: Database): boolean {
  return is(db, PgTransaction)
}
