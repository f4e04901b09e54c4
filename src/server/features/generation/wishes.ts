import type { GenerateInput, ReadWishInput, WishReading } from '#shared/contract/generation.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { BriefRead } from '#shared/kitchen/wish/briefOfWish.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { askKitchen } from '../../kitchenThread/askKitchen.ts'
import { eatersShown } from './eatersShown.ts'

/** What wishes leave out, and what is to be asked about before anything is cooked for them. */
export async function readWish(ctx: Context, { wishes }: ReadWishInput): Promise<WishReading> {
  const names = (await eatersShown(ctx, undefined)).map(({ name }) => name)
  const all = await askKitchen(ctx, 'wishLimits', { wishes, names })
  return {
    leftOut: all
      .flatMap(({ leftOut }) => leftOut)
      .map(({ said, allergens, diets }) => ({ said, allergens: [...allergens], diets: [...diets] })),
    vulnerable: all.flatMap(({ vulnerable }) => [...vulnerable]),
    unclear: all
      .flatMap(({ unclear }) => unclear)
      .map(({ text, foods }) => ({ passage: text, foods: foods.map(({ said }) => said) })),
  }
}

/**
 * The brief with what its wishes leave out. Throws INVALID, "generation_wish_unclear", where somebody can be asked about them and
 * has not answered yet.
 */
export async function readWishesOf(
  ctx: Context,
  brief: RecipeBrief,
  { earlierWishes = [], clarifications }: Pick<GenerateInput, 'earlierWishes' | 'clarifications'>,
): Promise<BriefRead> {
  const changeWish = brief.change?.kind === 'change' ? [brief.change.wish] : []
  const wishes = [brief.answers.description, ...earlierWishes, ...changeWish]
  if (wishes.every((wish) => wish.trim() === '') && !clarifications?.length)
    return { brief, leftOut: [], unanswered: [], assumed: [] }
  const toRead = { earlierWishes, clarifications: clarifications ?? null }
  const read = await askKitchen(ctx, 'readBrief', { brief, toRead })
  if (read.unanswered.length > 0) throw new DomainError('INVALID', 'generation_wish_unclear')
  return read
}
