import { and, count, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { docKey } from '#shared/grocery/kind.ts'
import type { Context, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { logEvents } from '../../logEvents.ts'
import { readListsInParts } from './docBatches.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'
import { daysKept } from './traces.ts'

/** Lists and items one household may have, beside those that are removed and not yet forgotten. */
export const maxDocs = 5_000
/**
 * Characters that all lists and items of a household may have, with their keys and what is removed: the longest that one
 * call reads, in some 30 ms.
 */
export const maxText = 2_000_000
/** Where only so much is left, what was removed is forgotten early. */
const scarceText = maxText / 10
/** How long it is kept then; the shorter time where the longer does not help. */
const daysKeptWhenFull = [30, 2] as const

/**
 * Forgets what was removed long ago and, of households that have little room left, what was removed some time ago and what
 * no list shows. Where that fails for one household it is done for the others.
 */
export async function forgetOldGroceries(ctx: ServerContext): Promise<void> {
  const { db, log } = ctx.deps
  const attempt = async (householdId: string, work: () => Promise<unknown>) => {
    await work().catch((err: unknown) =>
      log.error({ err, household: householdId }, logEvents.listCleanupFailed),
    )
  }
  const old = await db
    .selectDistinct({ householdId: groceryDocs.householdId })
    .from(groceryDocs)
    .where(and(groceryDocs.isGone, isOlderThan(daysKept)))
  for (const { householdId } of old)
    await attempt(householdId, () => forgetRemoved(ctx, householdId, daysKept))
  for (const full of await nearlyFull(ctx))
    await attempt(full.householdId, async () => {
      let left = maxText - full.textLength
      for (const days of daysKeptWhenFull)
        if (left <= scarceText) left += await forgetRemoved(ctx, full.householdId, days)
      await forgetHidden(ctx, full)
    })
}

async function nearlyFull({ deps: { db } }: DbContext) {
  const { householdId, seq, textLength } = groceryHouseholds
  const manyDocs = db
    .select({ householdId: groceryDocs.householdId })
    .from(groceryDocs)
    .where(not(groceryDocs.isGone))
    .groupBy(groceryDocs.householdId)
    .having(gt(count(), maxDocs * 0.9))
  return await db
    .select({ householdId, seq, textLength })
    .from(groceryHouseholds)
    .where(or(gt(textLength, maxText - scarceText), inArray(householdId, manyDocs)))
}

const isOlderThan = (days: number) => sql`${groceryDocs.changedAt} < now() - ${days} * interval '1 day'`

/**
 * Forgets what was removed from a household's lists so many days ago; a browser that has not heard of it by then loads the whole list.
 * Returns how many characters that were. A list that was removed still names what somebody put on it meanwhile.
 */
async function forgetRemoved(
  { deps: { db } }: DbContext,
  householdId: string,
  days: number,
): Promise<number> {
  const isTheirs = eq(groceryDocs.householdId, householdId)
  const listsInUse = sql`select split_part(key, '/', 1) from ${groceryDocs}
    where household_id = ${householdId} and not is_gone and not key like '%/'`
  const isInUse = sql`(${groceryDocs.key} like '%/' and split_part(${groceryDocs.key}, '/', 1) in (${listsInUse}))`
  return await forget(db, sql`${and(isTheirs, groceryDocs.isGone, isOlderThan(days), not(isInUse))}`)
}

/**
 * Forgets what shows on no list of a household, though nobody removed it: shares of recipes that are on no list, recipes
 * of a list without a name. Nobody could remove it. What came in the last days may wait for a device that is away.
 */
async function forgetHidden(
  ctx: DbContext,
  { householdId, seq }: { householdId: string; seq: number },
): Promise<void> {
  const keys: string[] = []
  const lists = await readListsInParts(ctx, householdId, undefined, ({ key }) => keys.push(key))
  const shown = new Set(
    lists.flatMap(({ id, items }) => [docKey(id, null), ...items.map((item) => docKey(id, item.id))]),
  )
  const hidden = keys.filter((key) => !shown.has(key))
  const isHidden = sql`${groceryDocs.key} in (select jsonb_array_elements_text(${JSON.stringify(hidden)}::jsonb))`
  const isUnchanged = sql`${groceryDocs.seq} <= ${seq}`
  const isTheirs = eq(groceryDocs.householdId, householdId)
  await forget(
    ctx.deps.db,
    sql`${and(isTheirs, not(groceryDocs.isGone), isHidden, isUnchanged, isOlderThan(2))}`,
  )
}

/** Returns how many characters that were. */
async function forget(db: Context['deps']['db'], isForgotten: SQL): Promise<number> {
  const forgotten = await db.execute<{ length: number }>(sql`
    with gone as (
      delete from ${groceryDocs} where ${isForgotten} returning household_id, seq, length
    )
    update ${groceryHouseholds}
    set forgotten_seq = greatest(forgotten_seq, last.seq), text_length = text_length - last.length
    from (select household_id, max(seq) as seq, sum(length)::int as length from gone group by household_id) as last
    where ${groceryHouseholds.householdId} = last.household_id
    returning last.length`)
  return [...forgotten].reduce((sum, { length }) => sum + length, 0)
}
