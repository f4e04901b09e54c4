import type { GenerateRecipeInput, ReadWishInput, WishReading } from '#shared/contract/generation.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { BriefWithWishLimits } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { eatersOfShownHousehold } from './eatersShown.ts'

/** The limits in wishes, and the passages that must be clarified before anything is cooked. */
export async function readWishLimits(ctx: Context, { wishes }: ReadWishInput): Promise<WishReading> {
  const { household } = await eatersOfShownHousehold(ctx, undefined, undefined)
  const names = household.map(({ name }) => name)
  const all = await runKitchenJobInTurn(ctx, 'wishLimits', { wishes, names })
  return {
    leftOut: all
      .flatMap(({ leftOut }) => leftOut)
      .map(({ said, allergens, diets }) => ({ said, allergens: [...allergens], diets: [...diets] })),
    vulnerable: all.flatMap(({ vulnerable }) => [...vulnerable]),
    unclear: all
      .flatMap(({ unclear }) => unclear)
      .map(({ text, foods }) => ({ passage: text, foods: foods.map(({ said }) => said) })),
    named: [...new Set(all.flatMap(({ named }) => named.map(({ said }) => said)))],
  }
}

/**
 * The brief with the limits of its wishes. Throws INVALID, "generation_wish_unclear", where a passage can be clarified
 * and has not been answered yet.
 */
export async function addWishLimits(
  ctx: Context,
  brief: RecipeBrief,
  { earlierWishes = [], clarifications }: Pick<GenerateRecipeInput, 'earlierWishes' | 'clarifications'>,
): Promise<BriefWithWishLimits> {
  const changeWish = brief.change?.kind === 'change' ? [brief.change.wish] : []
  const wishes = [brief.answers.description, ...earlierWishes, ...changeWish]
  if (wishes.every((wish) => wish.trim() === '') && !clarifications?.length)
    return { brief, leftOut: [], unanswered: [], assumed: [] }
  const toRead = { earlierWishes, clarifications: clarifications ?? null }
  const read = await runKitchenJobInTurn(ctx, 'readBrief', { brief, toRead })
  if (read.unanswered.length > 0) throw new DomainError('INVALID', 'generation_wish_unclear')
  return read
}
