import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { widerNetworksOfVisitor } from '../../caller.ts'
import type { Database } from '../../db/database.ts'
import { digestForLog } from '../securityLog/service.ts'
import { rateLimitsTable } from './table.ts'

/** Where limits are counted, and the key of the digests by which their keys are stored. */
export interface RateLimitStore {
  db: Database
  logDigestKey: string
}

/** The count of a limit in the current window. */
export interface LimitCount {
  count: number
  /** Milliseconds until the window ends and the count restarts at 0. */
  remainingMs: number
}

/** A limit on how often something may be tried within a window. */
export interface RateLimit {
  /** What is counted, and for whom: `mail by 192.0.2.1`. It may hold addresses and networks, because only its digest is stored. */
  key: string
  most: number
  windowMs: number
  /** How much the call counts; 1 by default. */
  amount?: number
}

/**
 * A limit for the visitor's network, with `key` and the network as its key, and for the wider IPv6 networks that
 * contain it: 4 times as much for the /56 and 16 times as much for the /48.
 */
export function rateLimitsOfNetworks(visitor: string, { key, most, ...rest }: RateLimit): RateLimit[] {
  const networks = [{ network: visitor, factor: 1 }, ...widerNetworksOfVisitor(visitor)]
  return networks.map(({ network, factor }) => ({ key: `${key} ${network}`, most: most * factor, ...rest }))
}

/**
 * Counts a call for each of the limits. Returns the seconds to wait when limits are exceeded, the longest of them, or
 * null. Writes nothing where one is used up already.
 */
export async function countAndGetWaitSeconds(
  store: RateLimitStore,
  limits: readonly RateLimit[],
): Promise<number | null> {
  const { exceededMs } = await countLimitHits(store, limits)
  return exceededMs === null ? null : waitSecondsOfExceededMs(exceededMs)
}

/** Whole seconds to wait until an exceeded limit ends. */
export const waitSecondsOfExceededMs = (exceededMs: number): number =>
  Math.max(1, Math.ceil(exceededMs / 1_000))

/**
 * Counts a call for each of the limits, in one statement and in one order, so that concurrent calls cannot deadlock.
 * `exceededMs` is null when none is exceeded, else the milliseconds until the last of the exceeded ones ends. Where a
 * limit is used up already, nothing is written for any of them, and no lock is awaited. `hitsByKey` holds the counts of
 * the used up limits, else of all, by the given keys.
 */
export async function countLimitHits(
  store: RateLimitStore,
  limits: readonly RateLimit[],
): Promise<{ exceededMs: number | null; hitsByKey: Map<string, LimitCount> }> {
  const keyByDigest = new Map(limits.map(({ key }) => [digestOfKey(store, key), key]))
  const values = limits.map(
    ({ key, most, windowMs, amount = 1 }) =>
      sql`(${digestOfKey(store, key)}::text, ${most}::int, ${windowMs}::bigint, ${amount}::int)`,
  )
  // After a clock that was ahead was corrected, windows may end much later than a new one would: they count as ended.
  const isOver = sql`(kept.expires_at <= now() or kept.expires_at > excluded.expires_at + interval '1 minute')`
  const inWindow = sql`expires_at > now() and expires_at <= now() + window_ms * interval '1 millisecond' + interval '1 minute'`
  const rows = await store.db.execute<{
    key: string
    count: number
    isExceeded: boolean
    remainingMs: number
  }>(sql`
    with asked (key, most, window_ms, amount) as (values ${sql.join(values, sql`, `)}),
    used_up as (
      select key, hits, true as is_exceeded, expires_at from ${rateLimitsTable} join asked using (key)
      where ${inWindow} and hits >= most
    ),
    counted as (
      insert into ${rateLimitsTable} as kept (key, hits, expires_at)
      select key, amount, now() + window_ms * interval '1 millisecond' from asked
      where not exists (select from used_up) order by key
      on conflict (key) do update set
        hits = case when ${isOver} then excluded.hits else kept.hits + excluded.hits end,
        expires_at = case when ${isOver} then excluded.expires_at else kept.expires_at end
      returning key, hits, expires_at
    ),
    hit as (
      select * from used_up union all
      select key, hits, hits > most, expires_at from counted join asked using (key)
    )
    select key, hits as count, is_exceeded as "isExceeded",
      greatest(0, extract(epoch from expires_at - now()) * 1000)::float8 as "remainingMs" from hit`)
  const exceeded = rows.filter(({ isExceeded }) => isExceeded)
  return {
    exceededMs: exceeded.length === 0 ? null : Math.max(...exceeded.map(({ remainingMs }) => remainingMs)),
    hitsByKey: new Map(
      rows.map(({ key, count, remainingMs }) => [keyByDigest.get(key) ?? key, { count, remainingMs }]),
    ),
  }
}

/**
 * Returns a call that `countLimitHits` counted at a time: subtracts it from each of the limits whose window contains that time. Rows
 * are locked in the same order.
 */
export async function returnLimitHits(
  store: RateLimitStore,
  limits: readonly Pick<RateLimit, 'key' | 'windowMs'>[],
  countedAt: Date,
): Promise<void> {
  const { key: keyColumn, hits, expiresAt } = rateLimitsTable
  const byDigest = limits
    .map(({ key, windowMs }) => ({ digest: digestOfKey(store, key), windowMs }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1))
  for (const { digest, windowMs } of byDigest) {
    // The time has milliseconds, the end of the window microseconds.
    const lastEnd = new Date(countedAt.getTime() + windowMs + 1)
    await store.db
      .update(rateLimitsTable)
      .set({ hits: sql`${hits} - 1` })
      .where(and(eq(keyColumn, digest), gt(hits, 0), gt(expiresAt, sql`now()`), lte(expiresAt, lastEnd)))
  }
}

/** Resets the counts of limits to 0. */
export async function resetLimitCounts(store: RateLimitStore, keys: readonly string[]): Promise<void> {
  const digests = keys.map((key) => digestOfKey(store, key))
  await store.db.delete(rateLimitsTable).where(inArray(rateLimitsTable.key, digests))
}

/** The stored form of a key, so that the address of a deleted account does not stay in the table until its windows end. */
function digestOfKey({ logDigestKey }: RateLimitStore, key: string): string {
  return digestForLog(logDigestKey, 'limit', key)
}

/** Deletes windows that have ended. */
export async function deleteEndedLimitWindows(db: Database): Promise<void> {
  await db.delete(rateLimitsTable).where(lt(rateLimitsTable.expiresAt, sql`now()`))
}
