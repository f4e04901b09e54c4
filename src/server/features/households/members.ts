import { and, asc, eq } from 'drizzle-orm'
import * as m from '#messages'
import type { HouseholdRef, MemberRef } from '#shared/contract/households.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { users } from '../auth/table.ts'
import { createHousehold } from './createHousehold.ts'
import { households, memberships } from './table.ts'

/** Makes another of the caller's households the one they are in. Throws NOT_FOUND when they do not belong to it. */
export async function switchHousehold(ctx: MemberContext, { householdId }: HouseholdRef): Promise<void> {
  await withTransaction(ctx, (tx) => enter(tx, ctx.member.userId, householdId))
}

/**
 * Takes the caller out of the household they are in; they fall back to another of theirs. Throws INVALID for its owner
 * and for whoever is alone there.
 */
export async function leaveHousehold(ctx: MemberContext): Promise<void> {
  const { userId, householdId } = ctx.member
  await withTransaction(ctx, async (tx) => {
    const roles = await lockHousehold(tx)
    if (roles.size === 1) throw new DomainError('INVALID', m.households_sole_member())
    if (roles.get(userId) === 'owner') throw new DomainError('INVALID', m.households_owner_must_hand_over())
    await takeOut(tx, userId, householdId)
  })
}

/** Takes another member out of the caller's household. Throws FORBIDDEN unless the caller owns it, NOT_FOUND, INVALID. */
export async function removeMember(ctx: MemberContext, { userId }: MemberRef): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const roles = await lockAsOwner(tx)
    if (userId === ctx.member.userId) throw new DomainError('INVALID', m.households_not_yourself())
    if (!roles.has(userId)) throw new DomainError('NOT_FOUND', m.households_no_such_member())
    await takeOut(tx, userId, ctx.member.householdId)
  })
}

/** Makes another member the owner in the caller's place. Throws FORBIDDEN unless the caller owns it, NOT_FOUND, INVALID. */
export async function handOver(ctx: MemberContext, { userId }: MemberRef): Promise<void> {
  const { householdId } = ctx.member
  await withTransaction(ctx, async (tx) => {
    const roles = await lockAsOwner(tx)
    if (userId === ctx.member.userId) throw new DomainError('INVALID', m.households_already_owner())
    if (!roles.has(userId)) throw new DomainError('NOT_FOUND', m.households_no_such_member())
    const ofHousehold = eq(memberships.householdId, householdId)
    // One after the other: at no moment has it two owners, which the database refuses.
    await tx.deps.db.update(memberships).set({ role: 'member' }).where(ofHousehold)
    await tx.deps.db
      .update(memberships)
      .set({ role: 'owner' })
      .where(and(ofHousehold, eq(memberships.userId, userId)))
  })
}

/** Puts somebody in one of their households. Throws NOT_FOUND when they do not belong to it. Only in a transaction. */
export async function enter(tx: Pick<Context, 'deps'>, userId: string, householdId: string): Promise<void> {
  const { db } = tx.deps
  const own = eq(memberships.userId, userId)
  await lockMemberships(tx, userId)
  await db.update(memberships).set({ isCurrent: false }).where(and(own, memberships.isCurrent))
  const entered = await db
    .update(memberships)
    .set({ isCurrent: true })
    .where(and(own, eq(memberships.householdId, householdId)))
    .returning({ userId: memberships.userId })
  if (entered.length === 0) throw new DomainError('NOT_FOUND', m.households_no_such_household())
}

/** Lets nobody else change where somebody belongs until the transaction ends; taken after the household's lock. */
async function lockMemberships({ deps: { db } }: Pick<Context, 'deps'>, userId: string): Promise<void> {
  const own = eq(memberships.userId, userId)
  await db.select().from(memberships).where(own).orderBy(memberships.householdId).for('update')
}

/**
 * Lets one after the other change who is in a household. Taken before any lock on a membership; not so strong that the
 * database's own look at whether the household is there would wait for it.
 */
export async function holdHousehold(
  { deps: { db } }: Pick<Context, 'deps'>,
  householdId: string,
): Promise<void> {
  await db.select().from(households).where(eq(households.id, householdId)).for('no key update')
}

/** Lets nobody else change who is in the caller's household until the transaction ends. Returns who is, and as what. */
export async function lockHousehold(tx: MemberContext): Promise<Map<string, 'owner' | 'member'>> {
  const { db } = tx.deps
  const { householdId, userId } = tx.member
  await holdHousehold(tx, householdId)
  const rows = await db.select().from(memberships).where(eq(memberships.householdId, householdId))
  const roles = new Map(rows.map((row) => [row.userId, row.role]))
  // Only when somebody removed the caller between the look-up of their session and now.
  if (!roles.has(userId)) throw new DomainError('NOT_FOUND', m.households_no_such_household())
  return roles
}

async function lockAsOwner(tx: MemberContext): Promise<Map<string, 'owner' | 'member'>> {
  const roles = await lockHousehold(tx)
  if (roles.get(tx.member.userId) !== 'owner') throw new DomainError('FORBIDDEN', m.households_only_owner())
  return roles
}

/** Ends a membership; whoever was in that household falls back to their oldest other, or to a new one of their own. */
export async function takeOut(tx: Pick<Context, 'deps'>, userId: string, householdId: string): Promise<void> {
  const { db } = tx.deps
  await lockMemberships(tx, userId)
  const [ended] = await db
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.householdId, householdId)))
    .returning({ wasCurrent: memberships.isCurrent })
  if (!ended?.wasCurrent) return
  const [other] = await db
    .select({ householdId: memberships.householdId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.joinedAt), memberships.householdId)
    .limit(1)
  if (other) return await enter(tx, userId, other.householdId)
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  await createHousehold(tx, { userId, name: user?.name ?? '' })
}
