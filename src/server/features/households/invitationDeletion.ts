import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { invitations } from './table.ts'

type Transaction = Pick<Context, 'deps'>

/** Whose open invitations end, and the address that the account loses, where those mailed there end too. */
interface Ending {
  userId: string
  mailedTo: string | null
}

const isOpenBy = (userId: string) => and(eq(invitations.invitedBy, userId), isNull(invitations.usedAt))
const isMailedTo = (email: string) => eq(sql`lower(${invitations.email})`, email.toLowerCase())
export const isEndedWith = ({ userId, mailedTo }: Ending) =>
  or(isOpenBy(userId), mailedTo === null ? undefined : isMailedTo(mailedTo))

/** Ends every invitation that a user has open. */
export async function endInvitationsBy(tx: Transaction, userId: string): Promise<void> {
  await deleteInvitations(tx, isOpenBy(userId))
}

export async function endInvitationsOf(tx: Transaction, ending: Ending): Promise<void> {
  await deleteInvitations(tx, isEndedWith(ending))
}

/** Deletes what members gave into households that they are about to leave; it would end with their memberships. */
export async function deleteInvitationsOf(
  tx: Transaction,
  leaving: readonly { householdId: string; userIds: string[] }[],
): Promise<void> {
  const ofHouseholds = leaving.map(({ householdId, userIds }) =>
    and(eq(invitations.householdId, householdId), inArray(invitations.invitedBy, userIds)),
  )
  if (ofHouseholds.length > 0) await deleteInvitations(tx, or(...ofHouseholds))
}

/** Forgets invitations that were mailed to an address that is no longer its account's. */
export async function forgetInvitationsTo(tx: Transaction, email: string): Promise<void> {
  await deleteInvitations(tx, isMailedTo(email))
}

/** Forgets invitations that are over. */
export async function forgetOldInvitations(ctx: Transaction): Promise<void> {
  await deleteInvitations(ctx, lt(invitations.expiresAt, sql`now() - interval '1 day'`))
}

/** In one order for all, so that two who delete the same ones do not wait for each other. */
async function deleteInvitations({ deps: { db } }: Transaction, which: SQL | undefined): Promise<void> {
  const ordered = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(which)
    .orderBy(invitations.id)
    .for('update')
  await db.delete(invitations).where(inArray(invitations.id, ordered))
}
