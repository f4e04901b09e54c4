import { and, eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { AccountDataHousehold } from '#shared/contract/auth/accountDataParts.ts'
import { readRowsInBatches, selectPositionOfRow } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { selectMembershipsWithOtherMembers } from './membershipsWithOtherMembers.ts'
import {
  endedMembershipsTable,
  guestsTable,
  householdHandoversTable,
  householdsTable,
  invitationsTable,
  membershipsTable,
  nutritionTargetsTable,
} from './table.ts'

/**
 * The stored data of a user's households, for their own download, one at a time, because each may have 30 guests with
 * long lists of foods; guests only where the user is the owner.
 */
export async function* readHouseholdData(
  ctx: DbContext,
  userId: string,
): AsyncGenerator<AccountDataHousehold[]> {
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

async function guestData(
  { deps: { db } }: DbContext,
  householdId: string,
): Promise<AccountDataHousehold['guests']> {
  const rows = await db
    .select({
      guest: guestsTable,
      nutritionTarget: { figures: nutritionTargetsTable.figures, body: nutritionTargetsTable.body },
    })
    .from(guestsTable)
    .leftJoin(nutritionTargetsTable, eq(nutritionTargetsTable.guestId, guestsTable.id))
    .where(eq(guestsTable.householdId, householdId))
    .orderBy(guestsTable.name)
  return rows.map(({ guest: { id: _, householdId: __, version: ___, ...guest }, nutritionTarget }) => ({
    ...guest,
    nutritionTarget,
  })) as AccountDataHousehold['guests']
}

/** The households that a user handed over recently, for their own download. */
export async function readHandoverData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<AccountData['handovers']> {
  const rows = await db
    .select({ household: householdsTable.name, handedOverAt: householdHandoversTable.handedOverAt })
    .from(householdHandoversTable)
    .leftJoin(
      membershipsTable,
      and(
        eq(membershipsTable.householdId, householdHandoversTable.householdId),
        eq(membershipsTable.userId, userId),
      ),
    )
    // The name is for members only: it may have changed since.
    .leftJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .where(eq(householdHandoversTable.formerOwnerId, userId))
    .orderBy(householdHandoversTable.handedOverAt)
  return rows.map((row) => ({ ...row, handedOverAt: row.handedOverAt.toISOString() }))
}

/** The people whom a user invited, for their own download, oldest first, in batches: used invitations are kept for days. */
export async function* readInvitationData(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['invitations']> {
  const { email, createdAt, expiresAt } = invitationsTable
  const order = { at: createdAt, id: invitationsTable.id }
  // By their households, because of the index: the inviting user is a member.
  const isInHousehold = and(
    eq(membershipsTable.householdId, invitationsTable.householdId),
    eq(membershipsTable.userId, userId),
  )
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectPositionOfRow(order), email, createdAt, expiresAt })
      .from(invitationsTable)
      .innerJoin(membershipsTable, isInHousehold)
      .where(and(eq(invitationsTable.invitedBy, userId), after))
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
    .select({ joinedAt: endedMembershipsTable.joinedAt })
    .from(endedMembershipsTable)
    .where(eq(endedMembershipsTable.userId, userId))
    .orderBy(endedMembershipsTable.joinedAt)
  // Without the household's name, which is for members only and may have changed since.
  return rows.map(({ joinedAt }) => ({ joinedAt: joinedAt.toISOString() }))
}
