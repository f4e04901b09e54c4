import { eq } from 'drizzle-orm'
import type { ChangeNameInput, DeletionPlan } from '#shared/contract/auth.ts'
import type { MemberContext } from '../../context.ts'
import { planLeaving } from '../households/service.ts'
import { countRecipesOf } from '../recipes/service.ts'
import { findTakeBackEnd } from './emailTakeBack.ts'
import { users } from './table.ts'

/** Gives the caller another name, everywhere it is shown; pages that are kept for visitors show it within a minute. */
export async function changeName({ deps, member }: MemberContext, { name }: ChangeNameInput): Promise<void> {
  await deps.db.update(users).set({ name }).where(eq(users.id, member.userId))
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
