import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { AddGuestInput, Guest, GuestRef, SaveGuestInput } from '#shared/contract/households.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { toGuest } from './guest.ts'
import { lockHousehold } from './members.ts'
import { guests } from './table.ts'

/** People without an account that one household may have. */
const maxGuests = 30

/**
 * Adds somebody without an account to the caller's household. A guest who came under this id before is not added again: what
 * differs is saved, as over their first version. Throws INVALID when the household is full, CONFLICT when the caller is in
 * another or when somebody changed the guest since.
 */
export async function addGuest(ctx: MemberContext, { draftId, ...input }: AddGuestInput): Promise<Guest> {
  const { householdId } = input
  return await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await lockHousehold(tx, householdId)
    const [known] = await db.select().from(guests).where(eq(guests.id, draftId))
    if (known?.householdId === householdId)
      return isDeepStrictEqual({ ...known, ...input }, known)
        ? toGuest(known)
        : await updateGuest(tx, { ...input, guestId: draftId, version: 1 })
    if ((await db.$count(guests, eq(guests.householdId, householdId))) >= maxGuests)
      throw new DomainError('INVALID', 'households_too_many_guests', { params: { most: maxGuests } })
    const [row] = await db
      .insert(guests)
      // Another household may have a guest of this id.
      .values({ id: known ? randomUUID() : draftId, ...input })
      .returning()
    return toGuest(row!)
  })
}

/**
 * Saves what somebody without an account eats, and returns it with its new version. Throws NOT_FOUND when they are not
 * in the household, CONFLICT when `version` is not the one that is kept or the caller is in another household.
 */
export async function saveGuest(ctx: MemberContext, input: SaveGuestInput): Promise<Guest> {
  return await withTransaction(ctx, async (tx) => {
    await lockHousehold(tx, input.householdId)
    return await updateGuest(tx, input)
  })
}

/** As `saveGuest`, in a transaction that has locked the household. */
async function updateGuest(tx: MemberContext, input: SaveGuestInput): Promise<Guest> {
  const { db } = tx.deps
  const { householdId, guestId, version, ...told } = input
  const isOurs = and(eq(guests.id, guestId), eq(guests.householdId, householdId))
  const [row] = await db
    .update(guests)
    .set({ ...told, version: sql`${guests.version} + 1` })
    .where(and(isOurs, eq(guests.version, version)))
    .returning()
  if (row) return toGuest(row)
  const [kept] = await db.select().from(guests).where(isOurs)
  if (!kept) throw new DomainError('NOT_FOUND', 'households_no_such_guest')
  // The answer to this very save was lost.
  if (kept.version === version + 1 && isDeepStrictEqual({ ...kept, ...told }, kept)) return toGuest(kept)
  throw new DomainError('CONFLICT', 'households_guest_conflict')
}

/**
 * Removes somebody without an account from the caller's household. Throws NOT_FOUND, and CONFLICT when the caller is in
 * another.
 */
export async function removeGuest(ctx: MemberContext, { householdId, guestId }: GuestRef): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockHousehold(tx, householdId)
    const [removed] = await tx.deps.db
      .delete(guests)
      .where(and(eq(guests.id, guestId), eq(guests.householdId, householdId)))
      .returning({ id: guests.id })
    if (!removed) throw new DomainError('NOT_FOUND', 'households_no_such_guest')
  })
}
