import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { HouseholdRef } from '#shared/contract/households.ts'
import type {
  NutritionTarget,
  SaveNutritionTargetInput,
  StoredNutritionTarget,
} from '#shared/contract/planner/nutritionTargets.ts'
import { energyNeedOfAdult } from '#shared/kitchen/nutrition/energyNeed.ts'
import type { Nutrient } from '#shared/kitchen/nutrition/nutrients.ts'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { requireHouseholdMembership } from './access.ts'
import { lockCurrentHousehold } from './members.ts'
import { guestsTable, membershipsTable, nutritionTargetsTable } from './table.ts'

type Row = typeof nutritionTargetsTable.$inferSelect

/**
 * The targets of all who eat with a household. What a member's energy was worked out from is for that member alone. Throws
 * NOT_FOUND unless the caller belongs to the household.
 */
export async function listNutritionTargets(
  ctx: MemberContext,
  { householdId }: HouseholdRef,
): Promise<NutritionTarget[]> {
  const ours = await requireHouseholdMembership(ctx, householdId)
  return (await readTargetRows(ctx, ours)).map((row) => toNutritionTarget(row, ctx.member.userId))
}

/** What each eater of a household who has a target should eat in a day, by their id: typed figures, else the energy worked out. */
export async function readDailyTargets(
  ctx: DbContext,
  householdId: AuthorizedHouseholdId,
): Promise<ReadonlyMap<string, Partial<Record<Nutrient, number>>>> {
  const rows = await readTargetRows(ctx, householdId)
  return new Map(
    rows.map(({ userId, guestId, figures, body }) => {
      const kcal = figures.kcal ?? (body && energyNeedOfAdult(body)?.typical) ?? null
      const typed = Object.entries({ ...figures, kcal }).filter(([, amount]) => amount !== null)
      return [userId ?? guestId!, Object.fromEntries(typed)]
    }),
  )
}

async function readTargetRows({ deps: { db } }: DbContext, householdId: AuthorizedHouseholdId) {
  const members = db
    .select({ id: membershipsTable.userId })
    .from(membershipsTable)
    .where(eq(membershipsTable.householdId, householdId))
  const guests = db
    .select({ id: guestsTable.id })
    .from(guestsTable)
    .where(eq(guestsTable.householdId, householdId))
  const { userId, guestId, id } = nutritionTargetsTable
  return await db
    .select()
    .from(nutritionTargetsTable)
    .where(or(inArray(userId, members), inArray(guestId, guests)))
    .orderBy(id)
}

function toNutritionTarget({ userId, guestId, version, figures, body }: Row, callerId: string) {
  return {
    eaterId: userId ?? guestId!,
    version,
    figures,
    workedOutKcal: body && energyNeedOfAdult(body),
    body: userId === null || userId === callerId ? body : null,
  }
}

/**
 * Saves the target of the caller or of a guest of their household, and returns it with its new version; one without any
 * figure is deleted, and null is returned. Throws FORBIDDEN for another member, NOT_FOUND for somebody who does not eat with
 * the household, CONFLICT when `version` is not the stored one or the caller's current household is another.
 */
export async function saveNutritionTarget(
  ctx: MemberContext,
  { householdId, eaterId, version, figures, body }: SaveNutritionTargetInput,
): Promise<NutritionTarget | null> {
  const callerId = ctx.member.userId
  return await runInTransaction(ctx, async (tx) => {
    const roles = await lockCurrentHousehold(tx, householdId)
    const owner = await ownerOfTarget(tx, { householdId, eaterId, isMember: roles.has(eaterId) })
    const told = { figures, body }
    const saved = isEmptyTarget(told)
      ? await deleteTarget(tx, owner.condition, version)
      : await writeTarget(tx, owner, version, told)
    if (saved === 'conflict') throw new DomainError('CONFLICT', 'households_target_conflict')
    return saved && toNutritionTarget(saved, callerId)
  })
}

const isEmptyTarget = ({ figures, body }: StoredNutritionTarget) =>
  body === null && Object.values(figures).every((figure) => figure === null)

interface TargetOwner {
  columns: Pick<Row, 'userId' | 'guestId'>
  condition: SQL
}

async function ownerOfTarget(
  { deps: { db }, member }: MemberContext,
  { householdId, eaterId, isMember }: { householdId: string; eaterId: string; isMember: boolean },
): Promise<TargetOwner> {
  const { userId, guestId } = nutritionTargetsTable
  if (eaterId === member.userId)
    return { columns: { userId: eaterId, guestId: null }, condition: eq(userId, eaterId) }
  const [guest] = await db
    .select({ id: guestsTable.id })
    .from(guestsTable)
    .where(and(eq(guestsTable.id, eaterId), eq(guestsTable.householdId, householdId)))
    .for('key share')
  if (guest) return { columns: { userId: null, guestId: eaterId }, condition: eq(guestId, eaterId) }
  if (isMember) throw new DomainError('FORBIDDEN', 'households_target_of_member')
  throw new DomainError('NOT_FOUND', 'households_no_such_guest')
}

async function deleteTarget({ deps: { db } }: DbContext, condition: SQL, version: number) {
  const [deleted] = await db
    .delete(nutritionTargetsTable)
    .where(and(condition, eq(nutritionTargetsTable.version, version)))
    .returning({ id: nutritionTargetsTable.id })
  return deleted || (await db.$count(nutritionTargetsTable, condition)) === 0 ? null : 'conflict'
}

async function writeTarget(
  { deps: { db } }: DbContext,
  { columns, condition }: TargetOwner,
  version: number,
  told: StoredNutritionTarget,
): Promise<Row | 'conflict'> {
  const [saved] =
    version === 0
      ? await db
          .insert(nutritionTargetsTable)
          .values({ id: randomUUID(), ...columns, ...told })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(nutritionTargetsTable)
          .set({ ...told, version: sql`${nutritionTargetsTable.version} + 1` })
          .where(and(condition, eq(nutritionTargetsTable.version, version)))
          .returning()
  if (saved) return saved
  const [kept] = await db.select().from(nutritionTargetsTable).where(condition)
  // This save was made before, and its answer was lost.
  if (kept?.version === version + 1 && isDeepStrictEqual({ ...kept, ...told }, kept)) return kept
  return 'conflict'
}

/** The target of a user, for their own download; null where they set none. */
export async function readNutritionTargetData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<StoredNutritionTarget | null> {
  const { figures, body } = nutritionTargetsTable
  const [row] = await db
    .select({ figures, body })
    .from(nutritionTargetsTable)
    .where(eq(nutritionTargetsTable.userId, userId))
  return row ?? null
}
