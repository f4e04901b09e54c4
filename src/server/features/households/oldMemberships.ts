import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { endedMembershipsTable, householdHandoversTable, membershipsTable } from './table.ts'

/** Maximum memberships of one statement, so that others who change one of them do not wait long. */
const forgottenAtOnce = 1000

/** A reset that undoes a change of address a week ago looks back another week from there. */
const keptDays = 14

const keptSince = sql`now() - ${keptDays} * interval '1 day'`

/** Deletes handovers that are too old for a reset to undo. */
export async function deleteOldHouseholdHandovers({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(householdHandoversTable).where(lt(householdHandoversTable.handedOverAt, keptSince))
}

/** Deletes who invited whom where that is too long ago for a reset to undo. */
export async function deleteOldEndedMemberships({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(endedMembershipsTable).where(lt(endedMembershipsTable.joinedAt, keptSince))
  const old = db
    .select({ householdId: membershipsTable.householdId, userId: membershipsTable.userId })
    .from(membershipsTable)
    .where(and(isNotNull(membershipsTable.invitedBy), lt(membershipsTable.joinedAt, keptSince)))
    .limit(forgottenAtOnce)
    .for('update', { skipLocked: true })
  for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce; )
    forgotten = (
      await db
        .update(membershipsTable)
        .set({ invitedBy: null })
        .where(sql`(${membershipsTable.householdId}, ${membershipsTable.userId}) in ${old}`)
        .returning({ userId: membershipsTable.userId })
    ).length
}
