import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import { DomainError } from '../../errors.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import type { DishFacts } from './forbiddenEaters.ts'
import type { WeekPlanningContext } from './port.ts'

/** A wish of a plan, for all meals or for some. */
export interface WishOfPlan {
  number: number
  text: string
  /** Foods that it leaves out, by their English names. */
  foods: readonly string[]
  /** Foods that it names and wishes for. */
  wishedFoods: readonly string[]
  isBrokenBy: (dish: DishFacts) => boolean
}

/** Reads wishes, each once, for the people whose names they may have in them. */
export async function readWishes(
  ctx: WeekPlanningContext,
  texts: readonly string[],
  names: readonly string[],
): Promise<WishOfPlan[]> {
  const wishes = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  if (wishes.length === 0) return []
  const limits = await runKitchenJobInTurn(ctx, 'wishLimits', { wishes, names })
  return limits.map(({ leftOut, vulnerable, named }, number) => {
    const allergens = new Set<AllergenId>(leftOut.flatMap((each) => each.allergens))
    const diets = new Set<DietId>(leftOut.flatMap((each) => each.diets))
    const foods = leftOut.flatMap((each) => each.foods)
    const isStrict = leftOut.some(({ isAllergy }) => isAllergy)
    return {
      number,
      text: wishes[number]!,
      foods,
      wishedFoods: named.map(({ food }) => food),
      isBrokenBy: (dish) =>
        [...dish.contains, ...dish.mayContain].some((each) => allergens.has(each)) ||
        dish.breaksDiets.some((each) => diets.has(each)) ||
        foods.some((each) => dish.heldWords.includes(each)) ||
        (vulnerable.length > 0 && dish.hazards.length > 0) ||
        ((isStrict || vulnerable.length > 0) && !dish.isReadCompletely),
    }
  })
}

/**
 * Expects that each wish can be read for certain. Throws INVALID, "week_plan_wish_unclear", with the passage that cannot: it
 * may be about something that must not be in a dish.
 */
export async function expectClearWishes(
  ctx: KitchenContext,
  texts: readonly string[],
  names: readonly string[],
): Promise<void> {
  const wishes = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  if (wishes.length === 0) return
  const limits = await runKitchenJobInTurn(ctx, 'wishLimits', { wishes, names })
  const passage = limits.flatMap(({ unclear }) => unclear)[0]
  if (passage)
    throw new DomainError('INVALID', 'week_plan_wish_unclear', { params: { passage: passage.text } })
}
