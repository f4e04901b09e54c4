import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { AccountData, HouseholdData } from '#shared/contract/accountData.ts'
import type { UnknownAllergies } from '#shared/contract/eats.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { AuthorizedHouseholdId, Context, MemberContext } from '../../context.ts'
import { users } from '../auth/table.ts'
import { understoodEaters } from './allergyMeanings.ts'
import { guestRows, membersOf } from './current.ts'
import { nameAfterOwner } from './madeNames.ts'
import { holdHouseholds, lockMemberships } from './members.ts'
import {
  endedMemberships,
  guests,
  householdHandovers,
  households,
  invitations,
  memberships,
} from './table.ts'

export { readAllergies, understoodEaters, unknownAllergiesOf } from './allergyMeanings.ts'
export { createHousehold } from './createHousehold.ts'
export { expectCurrentHousehold } from './elsewhere.ts'
export { endInvitationsBy, forgetInvitationsTo } from './invitationDeletion.ts'
export { nameOwnHouseholds } from './madeNames.ts'
export { takeBackAccess } from './plantedAccess.ts'

/**
 * Everybody who eats in a household, members first, as the kitchen wants them: each is bound by what they or the person
 * who cooks for them told us.
 */
export async function eatersOf(ctx: MemberContext, householdId: AuthorizedHouseholdId): Promise<Eater[]> {
  const members = await membersOf(ctx, householdId)
  const rows = await guestRows(ctx, householdId)
  return [
    ...members.map(({ name, eats, isVulnerable }) => ({ name, ...eats, isVulnerable })),
    ...rows.map(({ name, allergens, otherAllergies, diets, likes, dislikes, isVulnerable }) => ({
      name,
      allergens,
      otherAllergies,
      diets,
      likes,
      dislikes,
      isVulnerable,
    })),
  ]
}

/** Allergies of those who eat in the caller's household in words that nobody here knows, so that none is looked for. */
export async function listUnknownAllergies(ctx: MemberContext): Promise<UnknownAllergies[]> {
  return (await understoodEaters(ctx, await eatersOf(ctx, ctx.member.householdId))).unknown
}

interface Leaving {
  householdId: string
  name: string
  /** Whether the user is its only member, so that it ends. */
  isLast: boolean
  /** Its next owner: the longest-standing other member. Null when the user does not own it, or is its only member. */
  heir: { userId: string; name: string } | null
}

/** What becomes of each household of a user who leaves for good. */
export async function planLeaving(ctx: Pick<Context, 'deps'>, userId: string): Promise<Leaving[]> {
  const all = await membersBeside(ctx, userId)
  return all.map(({ own, others }) => {
    const [eldest] = others
    const heir = own.role === 'owner' && eldest ? { userId: eldest.userId, name: eldest.name } : null
    return { householdId: own.householdId, name: own.household, isLast: others.length === 0, heir }
  })
}

/**
 * Takes a user out of every household, in the transaction that deletes them. A household they own passes to its
 * longest-standing other member; one whose only member they are is deleted. Who let them in this week, and whom they let
 * in, stays known by ids for the rest of the week, so that a reset of a stolen account finds everybody it let in.
 */
export async function leaveHouseholds(ctx: Pick<Context, 'deps' | 'locale'>, userId: string): Promise<void> {
  const { db } = ctx.deps
  const own = db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  // Two who leave at once come one after the other, or each would count on the other to stay.
  await holdHouseholds(ctx, own)
  const heirs = (await planLeaving(ctx, userId)).flatMap(({ householdId, heir }) =>
    heir ? [and(eq(memberships.householdId, householdId), eq(memberships.userId, heir.userId))] : [],
  )
  await lockMemberships(ctx, or(eq(memberships.userId, userId), ...heirs))
  const [leaver] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  // Planned again: while this waited, the user may have been taken out of a household and got one of their own.
  for (const { householdId, isLast, heir } of await planLeaving(ctx, userId)) {
    const at = (who: string) => and(eq(memberships.householdId, householdId), eq(memberships.userId, who))
    if (isLast) {
      await db.delete(households).where(eq(households.id, householdId))
      continue
    }
    await db.delete(memberships).where(at(userId))
    if (heir) await db.update(memberships).set({ role: 'owner' }).where(at(heir.userId))
    await nameAfterOwner(ctx, householdId, leaver?.name ?? '')
  }
}

/** What is kept of a user's households, for themselves; guests only where the user is who answers for them. */
export async function householdData(ctx: Pick<Context, 'deps'>, userId: string): Promise<HouseholdData[]> {
  const all = await membersBeside(ctx, userId)
  const owned = all.filter(({ own }) => own.role === 'owner').map(({ own }) => own.householdId)
  const eaters = owned.length
    ? await ctx.deps.db.select().from(guests).where(inArray(guests.householdId, owned)).orderBy(guests.name)
    : []
  return all.map(({ own, others }) => ({
    name: own.household,
    role: own.role,
    isCurrent: own.isCurrent,
    joinedAt: own.joinedAt.toISOString(),
    members: [own, ...others].map(({ name, role }) => ({ name, role })),
    guests:
      own.role === 'owner'
        ? eaters
            .filter(({ householdId }) => householdId === own.householdId)
            .map(({ id: _, householdId: __, version: ___, ...guest }) => guest)
        : null,
  }))
}

/** The households that a user handed over lately, for themselves. */
export async function handoverData(
  { deps: { db } }: Pick<Context, 'deps'>,
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

/** Whom a user invited, for themselves. */
export async function invitationData(
  { deps: { db } }: Pick<Context, 'deps'>,
  userId: string,
): Promise<AccountData['invitations']> {
  const { email, createdAt, expiresAt } = invitations
  const rows = await db
    .select({ email, createdAt, expiresAt })
    .from(invitations)
    .where(eq(invitations.invitedBy, userId))
    .orderBy(createdAt)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/** When a user joined households by invitation lately in which they are no longer, for themselves. */
export async function endedMembershipData(
  { deps: { db } }: Pick<Context, 'deps'>,
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

/** A user's memberships, each with the others of that household, the eldest first. One query. */
async function membersBeside(ctx: Pick<Context, 'deps'>, userId: string) {
  const { db } = ctx.deps
  const own = db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const rows = await db
    .select({
      householdId: households.id,
      household: households.name,
      userId: users.id,
      name: users.name,
      role: memberships.role,
      isCurrent: memberships.isCurrent,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(memberships.householdId, own))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
  return rows
    .filter((row) => row.userId === userId)
    .map((mine) => ({
      own: mine,
      others: rows.filter((row) => row.householdId === mine.householdId && row.userId !== userId),
    }))
}
