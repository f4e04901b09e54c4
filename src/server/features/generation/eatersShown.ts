import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { eatersOf, expectCurrentHousehold } from '../households/service.ts'

/**
 * Everybody whom a recipe is written for: those of the household that the screen shows, else of the one that the caller is
 * in; for a visitor none. Throws CONFLICT when the caller is in another household than is shown, UNAUTHENTICATED when they
 * are signed out, so that no recipe is written without the allergies that the screen tells of.
 */
export async function eatersShown(ctx: Context, householdId: string | undefined): Promise<Eater[]> {
  const { member } = ctx
  if (!member) {
    if (householdId !== undefined) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    return []
  }
  const memberCtx = { ...ctx, member }
  const current = await expectCurrentHousehold(memberCtx, householdId ?? member.householdId)
  return await eatersOf(memberCtx, current)
}
