import type { MealOfRecipe } from '#shared/contract/generation.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { identifiedEatersOfHousehold, requireCurrentHousehold } from '../households/service.ts'

export interface EatersAndHouseholdOfRecipe {
  /** All people of the household: the version of a report is made of them. */
  household: Eater[]
  /** Those who eat the recipe. */
  eaters: Eater[]
}

/**
 * The eaters of a recipe: those of a planned meal, else all members and guests of the household that the screen shows, or
 * of the caller's current one; none for a visitor. A meal none of whose eaters is in the household is for all. Throws CONFLICT when the caller's household is another than the one shown, UNAUTHENTICATED
 * when they are signed out, so that no recipe is written without the allergies on the screen.
 */
export async function eatersOfShownHousehold(
  ctx: Context,
  householdId: string | undefined,
  meal: MealOfRecipe | undefined,
): Promise<EatersAndHouseholdOfRecipe> {
  const { member } = ctx
  if (!member) {
    if (householdId !== undefined) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    return { household: [], eaters: [] }
  }
  const memberCtx = { ...ctx, member }
  const current = await requireCurrentHousehold(memberCtx, householdId ?? member.householdId)
  const people = await identifiedEatersOfHousehold(memberCtx, current)
  const eating = people.filter(({ id }) => meal?.eaterIds?.includes(id) ?? true)
  const household = people.map(({ eater }) => eater)
  return { household, eaters: eating.length > 0 ? eating.map(({ eater }) => eater) : household }
}
