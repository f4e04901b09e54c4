import { and, eq } from 'drizzle-orm'
import type { AccountData, HouseholdData } from '#shared/contract/auth/accountData.ts'
import { placeIn, readBatches } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { membersBeside } from './membersBeside.ts'
import {
  endedMemberships,
  guests,
  householdHandovers,
  households,
  invitations,
  memberships,
} from './table.ts'

/**
 * What is kept of a user's households, for themselves, one at a time, since each may have 30 guests with long lists of
 * foods; guests only where the user is who answers for them.
 */
export async function* readHouseholdData(ctx: DbContext, userId: string): AsyncGenerator<HouseholdData[]> {
  for (const { own, others } of await membersBeside(ctx, userId))
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

/** The households that a user handed over lately, for themselves. */
export async function handoverData(
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
    // Its name is for its members: it may have another since.
    .leftJoin(households, eq(households.id, memberships.householdId))
    .where(eq(householdHandovers.formerOwnerId, userId))
    .orderBy(householdHandovers.handedOverAt)
  return rows.map((row) => ({ ...row, handedOverAt: row.handedOverAt.toISOString() }))
}

/** Whom a user invited, for themselves, oldest first and some at a time: used invitations are kept for days. */
export async function* readInvitationData(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['invitations']> {
  const { email, createdAt, expiresAt } = invitations
  const order = { at: createdAt, id: invitations.id }
  // By their households, for which there is an index: who invites is a member.
  const isInHousehold = and(
    eq(memberships.householdId, invitations.householdId),
    eq(memberships.userId, userId),
  )
  const batches = readBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...placeIn(order), email, createdAt, expiresAt })
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

/** When a user joined households by invitation lately in which they are no longer, for themselves. */
export async function endedMembershipData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<AccountData['endedMemberships']> {
  const rows = await db
    .select({ joinedAt: endedMemberships.joinedAt })
    .from(endedMemberships)
    .where(eq(endedMemberships.userId, userId))
    .orderBy(endedMemberships.joinedAt)
  // Not the household's name: it may have another since, which is for its members.
  return rows.map(({ joinedAt }) => ({ joinedAt: joinedAt.toISOString() }))
}
