import type { DeletionPlan } from '#shared/contract/auth/auth.ts'
import type { MemberContext } from '../../context.ts'
import { findTakeBackEnd } from '../auth/service.ts'
import { planLeaving } from '../households/service.ts'
import { countRecipesOf } from '../recipes/service.ts'

/** What deleting the account would do to the caller's households, to be shown before it is deleted. */
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
