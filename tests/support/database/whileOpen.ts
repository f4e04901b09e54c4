import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Deps } from '#server/deps.ts'

/**
 * Begins `call` while `work` is done in a transaction, which commits as soon as `waiting` statements of the call wait for a
 * lock and `meanwhile`, which runs then on other connections, has resolved.
 */
export async function whileOpen(
  deps: Deps,
  work: (deps: Deps) => Promise<unknown>,
  call: () => Promise<unknown>,
  waiting = 1,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<{ outcome: Promise<unknown> }> {
  return await deps.db.transaction(async (db) => {
    await work({ ...deps, db })
    const outcome = call()
    outcome.catch(() => {})
    await vi.waitUntil(async () => (await countLockWaits(deps)) >= waiting, { timeout: 10_000, interval: 20 })
    await meanwhile()
    return { outcome }
  })
}

/** How many statements wait for a lock in this database. */
export async function countLockWaits({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.n ?? 0
}
