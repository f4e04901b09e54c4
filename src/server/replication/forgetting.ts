import { and, count, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import { logEvents } from '../logEvents.ts'
import { maxTombstoneDays } from './compaction.ts'
import { maxDocumentCharacters, maxDocumentsOfHousehold, type ReplicatedKind } from './replicatedKind.ts'

/** When a household has less room than this, in characters, tombstones are forgotten early. */
const minFreeCharacters = maxDocumentCharacters / 10
/** How many days tombstones are kept then; the shorter time applies when the longer one does not free enough. */
const daysKeptWhenFull = [30, 2] as const

/**
 * Forgets documents that were removed long ago and, of households with little room left, documents that were removed some time
 * ago and those that no screen shows. A failure for one household does not stop the others.
 */
export async function deleteOldDocuments<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: ServerContext,
): Promise<void> {
  const { db, log } = ctx.deps
  const { docs } = kind.tables
  const attempt = async (householdId: string, work: () => Promise<unknown>) => {
    await work().catch((err: unknown) =>
      log.error({ err, household: householdId }, logEvents.removedDocumentsNotDeleted),
    )
  }
  const old = await db
    .selectDistinct({ householdId: docs.householdId })
    .from(docs)
    .where(and(docs.isGone, isOlderThan(kind, maxTombstoneDays)))
  for (const { householdId } of old)
    await attempt(householdId, () => forgetRemoved(kind, ctx, householdId, maxTombstoneDays))
  for (const full of await findNearlyFullHouseholds(kind, ctx))
    await attempt(full.householdId, async () => {
      let left = maxDocumentCharacters - full.textLength
      for (const days of daysKeptWhenFull)
        if (left <= minFreeCharacters) left += await forgetRemoved(kind, ctx, full.householdId, days)
      await forgetHidden(kind, ctx, full)
    })
}

async function findNearlyFullHouseholds<Address extends object>(
  { tables: { households, docs } }: ReplicatedKind<Address>,
  { deps: { db } }: DbContext,
) {
  const { householdId, seq, textLength } = households
  const manyDocs = db
    .select({ householdId: docs.householdId })
    .from(docs)
    .where(not(docs.isGone))
    .groupBy(docs.householdId)
    .having(gt(count(), maxDocumentsOfHousehold * 0.9))
  return await db
    .select({ householdId, seq, textLength })
    .from(households)
    .where(or(gt(textLength, maxDocumentCharacters - minFreeCharacters), inArray(householdId, manyDocs)))
}

function isOlderThan<Address extends object>({ tables }: ReplicatedKind<Address>, days: number): SQL {
  return sql`${tables.docs.changedAt} < now() - ${days} * interval '1 day'`
}

/**
 * Forgets a household's documents that were removed at least `days` days ago; a browser that has not seen the removal by then
 * loads all documents. Returns the number of forgotten characters.
 */
async function forgetRemoved<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: DbContext,
  householdId: string,
  days: number,
): Promise<number> {
  const { docs } = kind.tables
  const isTheirs = eq(docs.householdId, householdId)
  const isNeeded = kind.forgetting.isNeeded(householdId)
  return await deleteDocuments(
    kind,
    ctx,
    sql`${and(isTheirs, docs.isGone, isOlderThan(kind, days), not(isNeeded))}`,
  )
}

/**
 * Forgets a household's documents that no screen shows. Those of the last two days may still be needed by an offline device.
 */
async function forgetHidden<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: DbContext,
  { householdId, seq }: { householdId: string; seq: number },
): Promise<void> {
  const { docs } = kind.tables
  const hidden = await kind.forgetting.hiddenKeys(ctx, householdId)
  const isHidden = sql`${docs.key} in (select jsonb_array_elements_text(${JSON.stringify(hidden)}::jsonb))`
  const isUnchanged = sql`${docs.seq} <= ${seq}`
  const isTheirs = eq(docs.householdId, householdId)
  await deleteDocuments(
    kind,
    ctx,
    sql`${and(isTheirs, not(docs.isGone), isHidden, isUnchanged, isOlderThan(kind, 2))}`,
  )
}

/** Returns the number of forgotten characters. */
async function deleteDocuments<Address extends object>(
  { tables: { households, docs } }: ReplicatedKind<Address>,
  { deps }: DbContext,
  isForgotten: SQL,
): Promise<number> {
  const forgotten = await deps.db.execute<{ length: number }>(sql`
    with gone as (
      delete from ${docs} where ${isForgotten} returning household_id, seq, length
    )
    update ${households}
    set forgotten_seq = greatest(forgotten_seq, last.seq), text_length = text_length - last.length
    from (select household_id, max(seq) as seq, sum(length)::int as length from gone group by household_id) as last
    where ${households.householdId} = last.household_id
    returning last.length`)
  return [...forgotten].reduce((sum, { length }) => sum + length, 0)
}
