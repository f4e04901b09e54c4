import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { AddGuestInput, GuestRef, HouseholdGuest, SaveGuestInput } from '#shared/contract/households.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { toHouseholdGuest } from './guest.ts'
import { lockCurrentHousehold } from './members.ts'
import { guestsTable } from './table.ts'

/** Maximum guests of one household. */
const maxGuests = 30

/**
 * Adds a guest to the caller's household. A guest who was added under this id before is not added again: the input is
 * saved over their first version. Throws INVALID when the household is full, CONFLICT when the caller's current
 * household is another or somebody changed the guest since.
 */
export async function addHouseholdGuest(
  ctx: MemberContext,
  { draftId, ...input }: AddGuestInput,
): Promise<HouseholdGuest> {
  const { householdId } = input
  return await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await lockCurrentHousehold(tx, householdId)
    const [known] = await db.select().from(guestsTable).where(eq(guestsTable.id, draftId))
    if (known?.householdId === householdId)
      return isDeepStrictEqual({ ...known, ...input }, known)
        ? toHouseholdGuest(known)
        : await updateGuest(tx, { ...input, guestId: draftId, version: 1 })
    if ((await db.$count(guestsTable, eq(guestsTable.householdId, householdId))) >= maxGuests)
      throw new DomainError('INVALID', 'households_too_many_guests', { params: { most: maxGuests } })
    const [row] = await db
      .insert(guestsTable)
      // Another household may have a guest with this id.
      .values({ id: known ? randomUUID() : draftId, ...input })
      .returning()
    return toHouseholdGuest(row!)
  })
}

/**
 * Saves what a guest eats, and returns the guest with the new version. Throws NOT_FOUND when the guest is not in the
 * household, CONFLICT when `version` is not the stored one or the caller's current household is another.
 */
export async function saveHouseholdGuest(ctx: MemberContext, input: SaveGuestInput): Promise<HouseholdGuest> {
  return await runInTransaction(ctx, async (tx) => {
    await lockCurrentHousehold(tx, input.householdId)
    return await updateGuest(tx, input)
  })
}

/** Like `saveHouseholdGuest`, in a transaction that has locked the household. */
async function updateGuest(tx: MemberContext, input: SaveGuestInput): Promise<HouseholdGuest> {
  const { db } = tx.deps
  const { householdId, guestId, version, ...told } = input
  const isOurs = and(eq(guestsTable.id, guestId), eq(guestsTable.householdId, householdId))
  const [row] = await db
    .update(guestsTable)
    .set({ ...told, version: sql`${guestsTable.version} + 1` })
    .where(and(isOurs, eq(guestsTable.version, version)))
    .returning()
  if (row) return toHouseholdGuest(row)
  const [kept] = await db.select().from(guestsTable).where(isOurs)
  if (!kept) throw new DomainError('NOT_FOUND', 'households_no_such_guest')
  // This save was made before, and its answer was lost.
  if (kept.version === version + 1 && isDeepStrictEqual({ ...kept, ...told }, kept))
    return toHouseholdGuest(kept)
  throw new DomainError('CONFLICT', 'households_guest_conflict')
}

/** Removes a guest from the caller's household. Throws NOT_FOUND, and CONFLICT when the caller's current household is another. */
export async function removeHouseholdGuest(
  ctx: MemberContext,
  { householdId, guestId }: GuestRef,
): Promise<void> {
  await runInTransaction(ctx, async (tx) => {
    await lockCurrentHousehold(tx, householdId)
    const [removed] = await tx.deps.db
      .delete(guestsTable)
      .where(and(eq(guestsTable.id, guestId), eq(guestsTable.householdId, householdId)))
      .returning({ id: guestsTable.id })
    if (!removed) throw new DomainError('NOT_FOUND', 'households_no_such_guest')
  })
}
