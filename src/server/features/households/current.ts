import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Household, HouseholdSummary, RenameHouseholdInput } from '#shared/contract/households.ts'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { definePreparedQuery } from '../../db/preparedQuery.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { chargeReadForTextLength } from '../../reads.ts'
import { usersTable } from '../auth/table.ts'
import { preferencesTable } from '../preferences/table.ts'
import { toHouseholdGuest } from './guest.ts'
import { lockCurrentHousehold } from './members.ts'
import { guestsTable, householdsTable, invitationsTable, membershipsTable } from './table.ts'

const householdsQuery = definePreparedQuery((db) =>
  db
    .select({
      id: householdsTable.id,
      name: householdsTable.name,
      role: membershipsTable.role,
      isCurrent: membershipsTable.isCurrent,
    })
    .from(membershipsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .where(eq(membershipsTable.userId, sql.placeholder('userId')))
    .orderBy(asc(membershipsTable.joinedAt), householdsTable.id)
    .prepare('households_of_member'),
)

/** The caller's households, the oldest membership first. */
export async function listHouseholds({ deps, member }: MemberContext): Promise<HouseholdSummary[]> {
  return await householdsQuery(deps.db, { userId: member.userId })
}

/** The caller's current household, with its eaters and open invitations. */
export async function getCurrentHousehold(ctx: MemberContext): Promise<Household> {
  const { db } = ctx.deps
  const { householdId, userId, role } = ctx.member
  const [household] = await db
    .select({ id: householdsTable.id, name: householdsTable.name })
    .from(householdsTable)
    .where(eq(householdsTable.id, householdId))
  // Only when the membership ended after the session was looked up.
  if (!household) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  const open = await db
    .select({
      id: invitationsTable.id,
      email: invitationsTable.email,
      invitedBy: usersTable.name,
      expiresAt: invitationsTable.expiresAt,
    })
    .from(invitationsTable)
    .innerJoin(usersTable, eq(usersTable.id, invitationsTable.invitedBy))
    .where(
      and(
        eq(invitationsTable.householdId, householdId),
        isNull(invitationsTable.usedAt),
        sql`${invitationsTable.expiresAt} > now()`,
      ),
    )
    .orderBy(asc(invitationsTable.createdAt), invitationsTable.id)
  const members = await readMembersOfHousehold(ctx, householdId)
  const guestsThere = await readGuestsOfHousehold(ctx, householdId)
  chargeReadForFoodPreferences(ctx, [...members.map(({ eats }) => eats), ...guestsThere])
  return {
    ...household,
    role,
    members: members.map(({ isVulnerable: _, joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      isYou: member.userId === userId,
    })),
    guests: guestsThere.map(toHouseholdGuest),
    invitations: open.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
  }
}

/** Renames the caller's household. Throws CONFLICT when their current one is another, or has another name than the one they replace. */
export async function renameHousehold(
  ctx: MemberContext,
  { householdId, name, replaces }: RenameHouseholdInput,
): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    await lockCurrentHousehold(tx, householdId)
    // The new name is there already when the answer to the same call was lost.
    const isReplaced = replaces === undefined ? undefined : inArray(householdsTable.name, [replaces, name])
    const renamed = await tx.deps.db
      .update(householdsTable)
      .set({ name })
      .where(and(eq(householdsTable.id, householdId), isReplaced))
      .returning({ id: householdsTable.id })
    if (renamed.length === 0) throw new DomainError('CONFLICT', 'households_name_conflict')
  })
}

type Eats = Household['members'][number]['eats']

/** Charges for the foods in so many people's preferences, by their length. */
export function chargeReadForFoodPreferences(
  { reads = null }: Partial<Pick<MemberContext, 'reads'>>,
  told: readonly Pick<Eats, 'otherAllergies' | 'likes' | 'dislikes'>[],
): void {
  const foods = told.flatMap(({ otherAllergies, likes, dislikes }) => [
    ...otherAllergies,
    ...likes,
    ...dislikes,
  ])
  chargeReadForTextLength(reads, foods)
}

const membersQuery = definePreparedQuery((db) =>
  db
    .select({
      userId: usersTable.id,
      name: usersTable.name,
      role: membershipsTable.role,
      joinedAt: membershipsTable.joinedAt,
      told: preferencesTable,
    })
    .from(membershipsTable)
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .leftJoin(preferencesTable, eq(preferencesTable.userId, membershipsTable.userId))
    .where(eq(membershipsTable.householdId, sql.placeholder('householdId')))
    .orderBy(asc(membershipsTable.joinedAt), usersTable.id)
    .prepare('members_of_household'),
)

/** The members of a household with their preferences, the longest-standing first. */
export async function readMembersOfHousehold({ deps }: DbContext, householdId: AuthorizedHouseholdId) {
  const rows = await membersQuery(deps.db, { householdId })
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

const guestsQuery = definePreparedQuery((db) =>
  db
    .select()
    .from(guestsTable)
    .where(eq(guestsTable.householdId, sql.placeholder('householdId')))
    .orderBy(asc(guestsTable.name), guestsTable.id)
    .prepare('guests_of_household'),
)

/** The guests of a household, by name. */
export async function readGuestsOfHousehold({ deps }: DbContext, householdId: AuthorizedHouseholdId) {
  return await guestsQuery(deps.db, { householdId })
}
