import { and, asc, count, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { docKey, readLists } from '#shared/grocery/lists.ts'
import type { Context } from '../../context.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'
import { daysKept } from './traces.ts'

/** Lists and items one household may have, beside those that are removed and not yet forgotten. */
export const mostDocs = 5_000
/**
 * Characters that all lists and items of a household may have, with their keys and what is removed: the longest that one
 * call reads, in some 30 ms.
 */
export const mostText = 2_000_000
/** Where only so much is left, what was removed is forgotten early. */
export const scarceText = mostText / 10
/** How long it is kept then; the shorter time where the longer does not help. */
export const daysKeptWhenFull = [30, 2] as const

/** Forgets what was removed long ago and, of households that have little room left, what no list shows. */
export async function forgetOldGroceries(ctx: Pick<Context, 'deps'>): Promise<void> {
  await forgetRemoved(ctx, { days: daysKept })
  const { householdId, seq, textLength } = groceryHouseholds
  const manyDocs = ctx.deps.db
    .select({ householdId: groceryDocs.householdId })
    .from(groceryDocs)
    .where(not(groceryDocs.isGone))
    .groupBy(groceryDocs.householdId)
    .having(gt(count(), mostDocs * 0.9))
  const full = await ctx.deps.db
    .select({ householdId, seq })
    .from(groceryHouseholds)
    .where(or(gt(textLength, mostText - scarceText), inArray(householdId, manyDocs)))
  for (const each of full) await forgetHidden(ctx, each)
}

/**
 * Forgets what was removed so many days ago, of one household or of all; whoever has not heard of it by then is told all
 * anew. Returns how many characters that were.
 */
export async function forgetRemoved(
  { deps: { db } }: Pick<Context, 'deps'>,
  { days, householdId }: { days: number; householdId?: string },
): Promise<number> {
  const isOld = sql`${groceryDocs.changedAt} < now() - ${days} * interval '1 day'`
  const isTheirs = householdId === undefined ? sql`true` : eq(groceryDocs.householdId, householdId)
  // A list that was removed still names what somebody put on it meanwhile.
  const isListInUse = sql`${groceryDocs.key} like '%/' and exists (
    select from ${groceryDocs} as item where item.household_id = ${groceryDocs.householdId}
    and not item.is_gone and starts_with(item.key, ${groceryDocs.key}))`
  return await forget(db, sql`${groceryDocs.isGone} and ${isTheirs} and ${isOld} and not (${isListInUse})`)
}

/**
 * Forgets what shows on no list of a household, though nobody removed it: shares of recipes that are on no list, recipes
 * of a list without a name. Nobody could remove it. What came in the last days may wait for a device that is away.
 */
async function forgetHidden(
  { deps: { db } }: Pick<Context, 'deps'>,
  { householdId, seq }: { householdId: string; seq: number },
): Promise<void> {
  const rows = await db
    .select({ key: groceryDocs.key, doc: groceryDocs.doc })
    .from(groceryDocs)
    .where(eq(groceryDocs.householdId, householdId))
    .orderBy(asc(groceryDocs.key))
  const lists = readLists(new Map(rows.map(({ key, doc }) => [key, doc])))
  const shown = new Set(
    lists.flatMap(({ id, items }) => [docKey(id, null), ...items.map((item) => docKey(id, item.id))]),
  )
  const hidden = rows.flatMap(({ key }) => (shown.has(key) ? [] : [key]))
  const isOld = sql`${groceryDocs.changedAt} < now() - ${daysKeptWhenFull.at(-1)} * interval '1 day'`
  const isHidden = sql`${groceryDocs.key} in (select jsonb_array_elements_text(${JSON.stringify(hidden)}::jsonb))`
  const isUnchanged = sql`${groceryDocs.seq} <= ${seq}`
  const isTheirs = eq(groceryDocs.householdId, householdId)
  await forget(db, sql`${and(isTheirs, not(groceryDocs.isGone), isHidden, isUnchanged, isOld)}`)
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
