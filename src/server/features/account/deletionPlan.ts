import type { AccountDeletionPlan } from '#shared/contract/auth/auth.ts'
import type { MemberContext } from '../../context.ts'
import { findEndOfEmailRestorePeriod } from '../auth/service.ts'
import { previewLeavingAllHouseholds } from '../households/service.ts'
import { countRecipesOfUser } from '../recipes/service.ts'

/** What deleting the account would do to the caller's households, to be shown before it is deleted. */
export async function previewAccountDeletion(ctx: MemberContext): Promise<AccountDeletionPlan> {
  const { userId } = ctx.member
  const leaving = await previewLeavingAllHouseholds(ctx, userId)
  return {
    possibleFrom: (await findEndOfEmailRestorePeriod(ctx, userId))?.toISOString() ?? null,
    endingHouseholds: leaving.filter(({ isLast }) => isLast).map(({ name }) => name),
    stayingHouseholds: leaving
      .filter(({ isLast }) => !isLast)
      .map(({ name, nextOwner }) => ({ name, newOwner: nextOwner?.name ?? null })),
    recipeCount: await countRecipesOfUser(ctx, userId),
  }
}
