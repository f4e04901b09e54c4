import { and, eq } from 'drizzle-orm'
import type { AccountData, HouseholdData } from '#shared/contract/auth/accountData.ts'
import { readRowsInBatches, selectRowPosition } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { selectMembershipsWithOtherMembers } from './membershipsWithOtherMembers.ts'
import {
  endedMemberships,
  guests,
  householdHandovers,
  households,
  invitations,
  memberships,
} from './table.ts'

/**
 * The stored data of a user's households, for their own download, one at a time, because each may have 30 guests with
 * long lists of foods; guests only where the user is the owner.
 */
export async function* readHouseholdData(ctx: DbContext, userId: string): AsyncGenerator<HouseholdData[]> {
  for (const { own, others } of await selectMembershipsWithOtherMembers(ctx, userId))
    yield [
      {
        name: own.household,
        role: own.role,
        isCurrent: own.isCurrent,
        joinedAt: own.joinedAt.toISOString(),
        members: [own, ...others].map(({ name, role }) => ({ name, role })),
        guests: own.role === 'owner' ? await guestData(ctx, own.householdId) : null,
      },
    ]
}

async function guestData({ deps: { db } }: DbContext, householdId: string): Promise<HouseholdData['guests']> {
  const rows = await db.select().from(guests).where(eq(guests.householdId, householdId)).orderBy(guests.name)
  return rows.map(({ id: _, householdId: __, version: ___, ...guest }) => guest) as HouseholdData['guests']
}

/** The households that a user handed over recently, for their own download. */
export async function readHandoverData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<AccountData['handovers']> {
  const rows = await db
    .select({ household: households.name, handedOverAt: householdHandovers.handedOverAt })
    .from(householdHandovers)
    .leftJoin(
      memberships,
      and(eq(memberships.householdId, householdHandovers.householdId), eq(memberships.userId, userId)),
    )
    // The name is for members only: it may have changed since.
    .leftJoin(households, eq(households.id, memberships.householdId))
    .where(eq(householdHandovers.formerOwnerId, userId))
    .orderBy(householdHandovers.handedOverAt)
  return rows.map((row) => ({ ...row, handedOverAt: row.handedOverAt.toISOString() }))
}

/** The people whom a user invited, for their own download, oldest first, in batches: used invitations are kept for days. */
export async function* readInvitationData(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['invitations']> {
  const { email, createdAt, expiresAt } = invitations
  const order = { at: createdAt, id: invitations.id }
  // By their households, because of the index: the inviting user is a member.
  const isInHousehold = and(
    eq(memberships.householdId, invitations.householdId),
    eq(memberships.userId, userId),
  )
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectRowPosition(order), email, createdAt, expiresAt })
      .from(invitations)
      .innerJoin(memberships, isInHousehold)
      .where(and(eq(invitations.invitedBy, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((row) => ({
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }))
}

/** When a user recently joined households by invitation that they have left since, for their own download. */
export async function readEndedMembershipData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<AccountData['endedMemberships']> {
  const rows = await db
    .select({ joinedAt: endedMemberships.joinedAt })
    .from(endedMemberships)
    .where(eq(endedMemberships.userId, userId))
    .orderBy(endedMemberships.joinedAt)
  // Without the household's name, which is for members only and may have changed since.
  return rows.map(({ joinedAt }) => ({ joinedAt: joinedAt.toISOString() }))
}
