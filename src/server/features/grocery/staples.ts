import { and, eq, sql } from 'drizzle-orm'
import type { GroceryRef, StapleInput } from '#shared/contract/grocery.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { expectRoomForText } from '../../textRoom.ts'
import { memberships } from '../households/table.ts'
import { defaultStaples, openListChange } from './kind.ts'
import { groceryHouseholds } from './table.ts'

const maxStaples = 200

/** The foods that a household always has, which no recipe adds to a list. Throws NOT_FOUND unless the caller is in it. */
export async function listStaples(
  { deps, member }: MemberContext,
  { householdId }: GroceryRef,
): Promise<string[]> {
  const [row] = await deps.db
    .select({ staples: groceryHouseholds.staples })
    .from(memberships)
    .leftJoin(groceryHouseholds, eq(groceryHouseholds.householdId, memberships.householdId))
    .where(and(eq(memberships.householdId, householdId), eq(memberships.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return row.staples ?? [...defaultStaples]
}

/** Adds a staple; an existing one stays unchanged. Throws NOT_FOUND, INVALID. */
export async function addStaple(ctx: MemberContext, { householdId, name }: StapleInput): Promise<string[]> {
  return await changeStaples(ctx, householdId, async (staples) => {
    if (staples.some((staple) => isSameStaple(staple, name))) return staples
    await expectRoomForText(ctx)
    return [...staples, name]
  })
}

/** Removes a staple. Throws NOT_FOUND unless the caller is in the household. */
export async function removeStaple(
  ctx: MemberContext,
  { householdId, name }: StapleInput,
): Promise<string[]> {
  return await changeStaples(ctx, householdId, (staples) =>
    staples.filter((staple) => !isSameStaple(staple, name)),
  )
}

const isSameStaple = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

async function changeStaples(
  ctx: MemberContext,
  householdId: string,
  changed: (staples: string[]) => string[] | Promise<string[]>,
): Promise<string[]> {
  return await runInTransaction(ctx, async (tx) => {
    const open = await openListChange(tx, householdId)
    const staples = await changed(open.staples)
    if (staples.length > maxStaples)
      throw new DomainError('INVALID', 'grocery_too_many_staples', { params: { most: maxStaples } })
    await tx.deps.db
      .update(groceryHouseholds)
      .set({ staples: sql`${sql.param(staples)}::text[]` })
      .where(eq(groceryHouseholds.householdId, householdId))
    return staples
  })
}
