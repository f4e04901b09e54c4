import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { Context } from '../../context.ts'
import { eatersOf, understoodEaters } from '../households/service.ts'

/**
 * The allergens that somebody in the caller's household is allergic to, in whatever words; a visitor has none. Must not be
 * called within a transaction.
 */
export async function avoidedAllergens(ctx: Context): Promise<ReadonlySet<AllergenId>> {
  const { member } = ctx
  if (!member) return new Set()
  const { eaters } = await understoodEaters(ctx, await eatersOf({ ...ctx, member }, member.householdId))
  return new Set(eaters.flatMap(({ allergens }) => allergens))
}

/** Recipes for cards, each with those of its certain allergens that the household avoids. */
export function warned<Row extends { contains: readonly AllergenId[] }>(
  rows: readonly Row[],
  avoided: ReadonlySet<AllergenId>,
): (Omit<Row, 'contains'> & { warnsOf: AllergenId[] })[] {
  return rows.map(({ contains, ...row }) => ({ ...row, warnsOf: contains.filter((id) => avoided.has(id)) }))
}
