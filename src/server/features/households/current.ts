import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Household, HouseholdSummary, RenameHouseholdInput } from '#shared/contract/households.ts'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { chargeForTexts } from '../../reads.ts'
import { users } from '../auth/table.ts'
import { preferences } from '../preferences/table.ts'
import { toSentGuest } from './guest.ts'
import { lockHousehold } from './members.ts'
import { guests, households, invitations, memberships } from './table.ts'

/** The caller's households, the oldest membership first. */
export async function listHouseholds({ deps, member }: MemberContext): Promise<HouseholdSummary[]> {
  return await deps.db
    .select({
      id: households.id,
      name: households.name,
      role: memberships.role,
      isCurrent: memberships.isCurrent,
    })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .where(eq(memberships.userId, member.userId))
    .orderBy(asc(memberships.joinedAt), households.id)
}

/** The caller's current household, with its eaters and open invitations. */
export async function getCurrentHousehold(ctx: MemberContext): Promise<Household> {
  const { db } = ctx.deps
  const { householdId, userId, role } = ctx.member
  const [household] = await db
    .select({ id: households.id, name: households.name })
    .from(households)
    .where(eq(households.id, householdId))
  // Only when the membership ended after the session was looked up.
  if (!household) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  const open = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      invitedBy: users.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.householdId, householdId),
        isNull(invitations.usedAt),
        sql`${invitations.expiresAt} > now()`,
      ),
    )
    .orderBy(asc(invitations.createdAt), invitations.id)
  const members = await membersOfHousehold(ctx, householdId)
  const guestsThere = await readGuestsOfHousehold(ctx, householdId)
  chargeForFoodPreferences(ctx, [...members.map(({ eats }) => eats), ...guestsThere])
  return {
    ...household,
    role,
    members: members.map(({ isVulnerable: _, joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      isYou: member.userId === userId,
    })),
    guests: guestsThere.map(toSentGuest),
    invitations: open.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
  }
}

/** Renames the caller's household. Throws CONFLICT when their current one is another. */
export async function renameHousehold(
  ctx: MemberContext,
  { householdId, name }: RenameHouseholdInput,
): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    await lockHousehold(tx, householdId)
    await tx.deps.db.update(households).set({ name }).where(eq(households.id, householdId))
  })
}

type Eats = Household['members'][number]['eats']

/** Charges for the foods in so many people's preferences, by their length. */
export function chargeForFoodPreferences(
  { reads }: Pick<MemberContext, 'reads'>,
  told: readonly Pick<Eats, 'otherAllergies' | 'likes' | 'dislikes'>[],
): void {
  const foods = told.flatMap(({ otherAllergies, likes, dislikes }) => [
    ...otherAllergies,
    ...likes,
    ...dislikes,
  ])
  chargeForTexts(reads, foods)
}

/** The members of a household with their preferences, the longest-standing first. */
export async function membersOfHousehold({ deps }: MemberContext, householdId: AuthorizedHouseholdId) {
  const rows = await deps.db
    .select({
      userId: users.id,
      name: users.name,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
      told: preferences,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(preferences, eq(preferences.userId, memberships.userId))
    .where(eq(memberships.householdId, householdId))
    .orderBy(asc(memberships.joinedAt), users.id)
  return rows.map(({ told, ...row }) => ({
    ...row,
    isVulnerable: told?.isVulnerable ?? false,
    eats: {
      allergens: told?.allergens ?? [],
      otherAllergies: told?.otherAllergies ?? [],
      diets: (told?.diets ?? []) as Eats['diets'],
      likes: told?.likes ?? [],
      dislikes: told?.dislikes ?? [],
    },
  }))
}

/** The guests of a household, by name. */
export async function readGuestsOfHousehold({ deps }: MemberContext, householdId: AuthorizedHouseholdId) {
  return await deps.db
    .select()
    .from(guests)
    .where(eq(guests.householdId, householdId))
    .orderBy(asc(guests.name), guests.id)
}
