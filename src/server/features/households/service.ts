import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData, HouseholdData } from '#shared/contract/accountData.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context, MemberContext } from '../../context.ts'
import { users } from '../auth/table.ts'
import { guestRows, membersOf } from './current.ts'
import { guests, householdHandovers, households, invitations, memberships } from './table.ts'

export { createHousehold } from './createHousehold.ts'
export { endInvitationsBy, takeBackAccess } from './plantedAccess.ts'

/**
 * Everybody who eats in the caller's household, members first, as the kitchen wants them: each is bound by what they or
 * whoever cooks for them told us.
 */
export async function eatersOf(ctx: MemberContext): Promise<Eater[]> {
  const members = await membersOf(ctx)
  const rows = await guestRows(ctx)
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

interface Leaving {
  householdId: string
  name: string
  /** Whether nobody else is in it, so that it ends. */
  isLast: boolean
  /** Whom it passes to: whoever has been in it longest. Null when the user does not own it, or is the last. */
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
 * Takes a user out of every household, for good: to be called in the transaction that deletes them. An owner's passes
 * to whoever has been in it longest; one that nobody else is in ends with all in it.
 */
export async function leaveHouseholds(ctx: Pick<Context, 'deps'>, userId: string): Promise<void> {
  const { db } = ctx.deps
  const own = db
    .select({ id: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  // Two who leave at once come one after the other, or each would count on the other to stay.
  await db
    .select()
    .from(households)
    .where(inArray(households.id, own))
    .orderBy(households.id)
    .for('no key update')
  const all = eq(memberships.userId, userId)
  await db.select().from(memberships).where(all).orderBy(memberships.householdId).for('update')
  for (const { householdId, isLast, heir } of await planLeaving(ctx, userId)) {
    const at = (who: string) => and(eq(memberships.householdId, householdId), eq(memberships.userId, who))
    if (isLast) await db.delete(households).where(eq(households.id, householdId))
    else await db.delete(memberships).where(at(userId))
    if (heir) await db.update(memberships).set({ role: 'owner' }).where(at(heir.userId))
  }
}

/** Forgets invitations that were mailed to an address whose account is deleted. */
export async function forgetInvitationsTo({ deps }: Pick<Context, 'deps'>, email: string): Promise<void> {
  await deps.db.delete(invitations).where(eq(sql`lower(${invitations.email})`, email.toLowerCase()))
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
    .innerJoin(households, eq(households.id, householdHandovers.householdId))
    .where(eq(householdHandovers.formerOwnerId, userId))
    .orderBy(householdHandovers.handedOverAt)
  return rows.map((row) => ({ ...row, handedOverAt: row.handedOverAt.toISOString() }))
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
