import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rateLimits } from './table.ts'

export interface Hits {
  count: number
  /** Milliseconds until the window ends and the count starts anew. */
  remainingMs: number
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
      remainingMs: sql<number>`greatest(0, ceil(extract(epoch from ${rateLimits.expiresAt} - now()) * 1000))::int`,
    })
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

/** Forgets windows that are over. */
export async function forgetOldHits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}
