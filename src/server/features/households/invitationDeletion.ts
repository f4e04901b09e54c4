import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { usersTable } from '../auth/table.ts'
import { invitationsTable } from './table.ts'

type Transaction = DbContext

/** The user whose open invitations end, and the address that the account loses, so that those mailed to it end too. */
interface EndingInvitations {
  userId: string
  mailedTo: string | null
}

const isOpenBy = (userId: string) =>
  and(eq(invitationsTable.invitedBy, userId), isNull(invitationsTable.usedAt))
const isMailedTo = (email: string) => eq(sql`lower(${invitationsTable.email})`, email.toLowerCase())
export const invitationsToEndCondition = ({ userId, mailedTo }: EndingInvitations) =>
  or(isOpenBy(userId), mailedTo === null ? undefined : isMailedTo(mailedTo))

/** Ends all open invitations of a user. */
export async function endInvitationsOfInviter(tx: Transaction, userId: string): Promise<void> {
  await deleteInvitations(tx, isOpenBy(userId))
}

export async function endInvitationsOfAccount(tx: Transaction, ending: EndingInvitations): Promise<void> {
  await deleteInvitations(tx, invitationsToEndCondition(ending))
}

/**
 * Ends what could let removed members back into households: the invitations that they made, which would end with their
 * memberships, those mailed to their addresses, and every open link, whoever made it, because a removed member may know
 * or share one. The households are locked; memberships are ended afterwards. See docs/decisions/0071.
 */
export async function endInvitationsAfterRemoval(
  tx: Transaction,
  removals: readonly { householdId: string; userIds: string[] }[],
): Promise<void> {
  const endings = removals
    .filter(({ userIds }) => userIds.length > 0)
    .map(({ householdId, userIds }) => {
      const emails = tx.deps.db
        .select({ email: sql`lower(${usersTable.email}::text)` })
        .from(usersTable)
        .where(inArray(usersTable.id, userIds))
      const isEnded = or(
        inArray(invitationsTable.invitedBy, userIds),
        isNull(invitationsTable.email),
        inArray(sql`lower(${invitationsTable.email})`, emails),
      )
      return and(eq(invitationsTable.householdId, householdId), isNull(invitationsTable.usedAt), isEnded)
    })
  if (endings.length > 0) await deleteInvitations(tx, or(...endings))
}

/** Deletes invitations that were mailed to an address which is no longer its account's. */
export async function deleteInvitationsMailedTo(tx: Transaction, email: string): Promise<void> {
  await deleteInvitations(tx, isMailedTo(email))
}

/** Deletes invitations that have expired or were used. */
export async function deleteOldInvitations(ctx: Transaction): Promise<void> {
  await deleteInvitations(ctx, lt(invitationsTable.expiresAt, sql`now() - interval '1 day'`))
}

/** In the same order everywhere, so that two deletions of the same rows do not deadlock. */
async function deleteInvitations({ deps: { db } }: Transaction, which: SQL | undefined): Promise<void> {
  const ordered = db
    .select({ id: invitationsTable.id })
    .from(invitationsTable)
    .where(which)
    .orderBy(invitationsTable.id)
    .for('update')
  await db.delete(invitationsTable).where(inArray(invitationsTable.id, ordered))
}
