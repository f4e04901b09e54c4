import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rateLimits } from './table.ts'

export interface Hits {
  count: number
  /** Milliseconds until the window ends and the count starts anew. */
  remainingMs: number
}

const remainingMs = sql<number>`greatest(0, ceil(extract(epoch from ${rateLimits.expiresAt} - now()) * 1000))::int`

/** A limit on how often something may be tried within a window. */
export interface Limit {
  key: string
  most: number
  windowMs: number
}

/**
 * Counts one hit for each of the limits, in one statement and in one order, so that any number of processes may.
 * Returns the seconds to wait when one of them is exceeded, the longest of them, or null.
 */
export async function waitSeconds(db: Database, limits: readonly Limit[]): Promise<number | null> {
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
  const isOver = sql`${rateLimits.expiresAt} <= now()`
  const rows = await db
    .insert(rateLimits)
    .values(
      sorted.map(({ key, windowMs }) => ({
        key,
        hits: 1,
        expiresAt: sql`now() + ${windowMs} * interval '1 millisecond'`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ key: rateLimits.key, hits: rateLimits.hits, remainingMs })
  const exceeded = rows.filter(
    ({ key, hits }) => hits > (limits.find((limit) => limit.key === key)?.most ?? 0),
  )
  if (exceeded.length === 0) return null
  return Math.max(1, ...exceeded.map((row) => Math.ceil(row.remainingMs / 1_000)))
}

/** Counts one hit in the key's window, starting a new one of `windowMs` when the last has ended. */
export async function countHit(db: Database, key: string, windowMs: number): Promise<Hits> {
  const isOver = sql`${rateLimits.expiresAt} <= now()`
  const windowEnd = sql`now() + ${windowMs} * interval '1 millisecond'`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      count: rateLimits.hits,
      remainingMs,
    })
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

/** Forgets windows that are over. */
export async function forgetOldHits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}
