import { and, eq, sql } from 'drizzle-orm'
import type { GroceryHouseholdRef, GroceryStapleInput } from '#shared/contract/grocery.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { membershipsTable } from '../households/table.ts'
import { beginGroceryListChange, defaultStaples } from './kind.ts'
import { groceryHouseholdsTable } from './table.ts'

const maxStaples = 200

/** The foods that a household always has, which no recipe adds to a list. Throws NOT_FOUND unless the caller is in it. */
export async function listGroceryStaples(
  { deps, member }: MemberContext,
  { householdId }: GroceryHouseholdRef,
): Promise<string[]> {
  const [row] = await deps.db
    .select({ staples: groceryHouseholdsTable.staples })
    .from(membershipsTable)
    .leftJoin(groceryHouseholdsTable, eq(groceryHouseholdsTable.householdId, membershipsTable.householdId))
    .where(and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.userId, member.userId)))
  if (!row) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return row.staples ?? [...defaultStaples]
}

/** Adds a staple; an existing one stays unchanged. Throws NOT_FOUND, INVALID. */
export async function addGroceryStaple(
  ctx: MemberContext,
  { householdId, name }: GroceryStapleInput,
): Promise<string[]> {
  return await changeStaples(ctx, householdId, async (staples) => {
    if (staples.some((staple) => isSameStaple(staple, name))) return staples
    await requireDatabaseRoomForText(ctx)
    return [...staples, name]
  })
}

/** Removes a staple. Throws NOT_FOUND unless the caller is in the household. */
export async function removeGroceryStaple(
  ctx: MemberContext,
  { householdId, name }: GroceryStapleInput,
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
    const open = await beginGroceryListChange(tx, householdId)
    const staples = await changed(open.staples)
    if (staples.length > maxStaples)
      throw new DomainError('INVALID', 'grocery_too_many_staples', { params: { most: maxStaples } })
    await tx.deps.db
      .update(groceryHouseholdsTable)
      .set({ staples: sql`${sql.param(staples)}::text[]` })
      .where(eq(groceryHouseholdsTable.householdId, householdId))
    return staples
  })
}
