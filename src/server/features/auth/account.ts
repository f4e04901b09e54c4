import { eq } from 'drizzle-orm'
import type { ChangeNameInput, DeletionPlan } from '#shared/contract/auth.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { nameOwnHouseholds, planLeaving } from '../households/service.ts'
import { countRecipesOf } from '../recipes/service.ts'
import { findTakeBackEnd } from './emailTakeBack.ts'
import { users } from './table.ts'

/**
 * Gives the caller another name, everywhere it is shown, and to the households they own that go by it; pages that are kept
 * for visitors show it within a minute.
 */
export async function changeName(ctx: MemberContext, { name }: ChangeNameInput): Promise<void> {
  const { userId, name: formerName } = ctx.member
  await withTransaction(ctx, async (tx) => {
    await tx.deps.db.update(users).set({ name }).where(eq(users.id, userId))
    await nameOwnHouseholds(tx, { userId, formerName })
  })
}

/** What deleting the account would do to the caller's households, told before it is done. */
export async function planDeletion(ctx: MemberContext): Promise<DeletionPlan> {
  const { userId } = ctx.member
  const leaving = await planLeaving(ctx, userId)
  return {
    possibleFrom: (await findTakeBackEnd(ctx, userId))?.toISOString() ?? null,
    endingHouseholds: leaving.filter(({ isLast }) => isLast).map(({ name }) => name),
    stayingHouseholds: leaving
      .filter(({ isLast }) => !isLast)
      .map(({ name, heir }) => ({ name, newOwner: heir?.name ?? null })),
    recipeCount: await countRecipesOf(ctx, userId),
  }
}
