import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { eatersOfHousehold, requireCurrentHousehold } from '../households/service.ts'

/**
 * The eaters of a recipe: the members and guests of the household that the screen shows, else of the caller's current
 * one; none for a visitor. Throws CONFLICT when the caller's household is another than the one shown, UNAUTHENTICATED
 * when they are signed out, so that no recipe is written without the allergies on the screen.
 */
export async function eatersOfShownHousehold(
  ctx: Context,
  householdId: string | undefined,
): Promise<Eater[]> {
  const { member } = ctx
  if (!member) {
    if (householdId !== undefined) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    return []
  }
  const memberCtx = { ...ctx, member }
  const current = await requireCurrentHousehold(memberCtx, householdId ?? member.householdId)
  return await eatersOfHousehold(memberCtx, current)
}
