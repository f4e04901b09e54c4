import { type AllergenId, allergenCalled } from '#shared/kitchen/allergens.ts'
import type { Context } from '../../context.ts'
import { eatersOf } from '../households/service.ts'

/**
 * Recipes for cards: of what each certainly contains, only what somebody in the caller's household is allergic to. One
 * look at the household for all of them; a visitor has none.
 */
export async function warned<Row extends { contains: readonly AllergenId[] }>(
  ctx: Context,
  rows: readonly Row[],
): Promise<(Omit<Row, 'contains'> & { warnsOf: AllergenId[] })[]> {
  const { member } = ctx
  const eaters = member && rows.length > 0 ? await eatersOf({ ...ctx, member }, member.householdId) : []
  const avoided = new Set(
    eaters.flatMap(({ allergens, otherAllergies = [] }) => [
      ...allergens,
      ...otherAllergies.flatMap((food) => allergenCalled(food) ?? []),
    ]),
  )
  return rows.map(({ contains, ...row }) => ({ ...row, warnsOf: contains.filter((id) => avoided.has(id)) }))
}
