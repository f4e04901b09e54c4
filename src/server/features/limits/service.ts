import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rateLimits } from './table.ts'

export interface Hits {
  count: number
  /** Milliseconds until the window ends and the count starts anew. */
  remainingMs: number
}

/** A limit on how often something may be tried within a window. */
export interface Limit {
  key: string
  most: number
  windowMs: number
}

/**
 * Counts one hit for each of the limits, in one statement and in one order, so that any number of processes may.
 * Returns the seconds to wait when one of them is exceeded, the longest of them, or null. Where one is used up already
 * nothing is written: refused tries leave no rows.
 */
export async function waitSeconds(db: Database, limits: readonly Limit[]): Promise<number | null> {
  const values = limits.map(
    ({ key, most, windowMs }) => sql`(${key}::text, ${most}::int, ${windowMs}::bigint)`,
  )
  const isOver = sql`kept.expires_at <= now()`
  const rows = await db.execute<{ remainingMs: number }>(sql`
    with asked (key, most, window_ms) as (values ${sql.join(values, sql`, `)}),
    used_up as (
      select expires_at from ${rateLimits} join asked using (key) where expires_at > now() and hits >= most
    ),
    counted as (
      insert into ${rateLimits} as kept (key, hits, expires_at)
      select key, 1, now() + window_ms * interval '1 millisecond' from asked
      where not exists (select from used_up) order by key
      on conflict (key) do update set
        hits = case when ${isOver} then 1 else kept.hits + 1 end,
        expires_at = case when ${isOver} then excluded.expires_at else kept.expires_at end
      returning key, hits, expires_at
    ),
    exceeded as (
      select expires_at from used_up union all
      select expires_at from counted join asked using (key) where hits > most
    )
    select greatest(0, extract(epoch from expires_at - now()) * 1000)::float8 as "remainingMs" from exceeded`)
  if (rows.length === 0) return null
  return Math.max(1, ...rows.map((row) => Math.ceil(row.remainingMs / 1_000)))
}

/**
 * Counts one hit in the key's window, starting a new one of `windowMs` when the last has ended. With `most` counted
 * already it writes nothing and waits for no lock; the count it returns is `most` + 1 then.
 */
export async function countHit(db: Database, { key, most, windowMs }: Limit): Promise<Hits> {
  const isOver = sql`kept.expires_at <= now()`
  const [row] = await db.execute<{ count: number; remainingMs: number }>(sql`
    with used_up as (
      select ${most}::int + 1 as hits, expires_at from ${rateLimits}
      where key = ${key} and expires_at > now() and hits >= ${most}::int
    ),
    counted as (
      insert into ${rateLimits} as kept (key, hits, expires_at)
      select ${key}::text, 1, now() + ${windowMs}::bigint * interval '1 millisecond' where not exists (select from used_up)
      on conflict (key) do update set
        hits = case when ${isOver} then 1 else kept.hits + 1 end,
        expires_at = case when ${isOver} then excluded.expires_at else kept.expires_at end
      returning hits, expires_at
    )
    select hits as count, greatest(0, ceil(extract(epoch from expires_at - now()) * 1000))::int as "remainingMs"
    from (select * from used_up union all select * from counted) as hit`)
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

/** Forgets windows that are over. */
export async function forgetOldHits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}
