import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

interface WithDatabase {
  deps: { db: Database }
}

/**
 * Does `work` in one transaction, with the same context but `deps.db` being the transaction. Commits when it
 * resolves; when it throws, nothing of it remains and the error goes on to the caller.
 * Inside another's work it is a savepoint: a failure that the outer work catches undoes only the inner one.
 * A transaction is one connection: await one inner work before the next, never two at once.
 */
export function withTransaction<Ctx extends WithDatabase, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  return ctx.deps.db.transaction((db) => work({ ...ctx, deps: { ...ctx.deps, db } }))
}

/** Whether `db` is that of a transaction, which holds a connection. */
export function isTransaction(db: Database): boolean {
  return is(db, PgTransaction)
}
