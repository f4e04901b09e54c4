import type { GenerateRecipeInput, ReadWishInput, WishReading } from '#shared/contract/generation.ts'
import type {
  OutcomeOfWish,
  ReadWishRequirementsInput,
  RequirementOfWish,
  WishRequirements,
} from '#shared/contract/wishRequirements.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { BriefWithWishLimits } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import type { WishOutcome, WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
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

/** What a wish asks for, and what of it the answers contradict. Nothing is stored. */
export async function readWishRequirements(
  ctx: Context,
  { wish, answers }: ReadWishRequirementsInput,
): Promise<WishRequirements> {
  const { household } = await eatersOfShownHousehold(ctx, undefined, undefined)
  const names = household.map(({ name }) => name)
  const { requirements, conflicts } = await runKitchenJobInTurn(ctx, 'wishRequirements', {
    wishes: [wish],
    names,
    answers,
  })
  const placeOf = ({ start }: WishRequirement) => requirements.findIndex((each) => each.start === start)
  return {
    requirements: requirements.map((each) => ({
      requirement: toRequirementOfWish(each),
      start: each.start,
      end: each.end,
    })),
    conflicts: conflicts.map(({ requirement, answer, changes }) => ({
      at: placeOf(requirement),
      answer,
      changes: [...changes],
    })),
  }
}

/** What a recipe meets of the wishes of its brief; null when the kitchen has no time. */
export async function findOutcomeOfWishes(
  ctx: Context,
  recipe: WrittenRecipe,
  { answers, change, eaters }: RecipeBrief,
  earlierWishes: readonly string[] = [],
): Promise<WishOutcome | null> {
  const wishes = [answers.description, ...earlierWishes, ...(change?.kind === 'change' ? [change.wish] : [])]
  if (wishes.every((wish) => wish.trim() === '')) return { held: [], notHeld: [] }
  const { dietType, meatPreference, cookingTime } = answers
  return await runKitchenJobInTurn(ctx, 'wishOutcome', {
    written: recipe,
    asked: { wishes, answers: { dietType, meatPreference, cookingTime }, eaters },
  }).catch((error) => {
    if (error instanceof KitchenJobFailure) return null
    throw error
  })
}

/** The same as it is sent and kept with the recipe: without places, which are of several texts. */
export function toOutcomeOfWish(outcome: WishOutcome | null): OutcomeOfWish | null {
  return (
    outcome && {
      held: outcome.held.map(toRequirementOfWish),
      notHeld: outcome.notHeld.map(({ requirement, why }) => ({
        requirement: toRequirementOfWish(requirement),
        why,
      })),
    }
  )
}

function toRequirementOfWish(requirement: WishRequirement): RequirementOfWish {
  const { said, start: _, end: __, ...demand } = requirement
  switch (demand.kind) {
    case 'dish':
      return { kind: demand.kind, said }
    case 'food in':
      return { kind: demand.kind, said }
    case 'food out': {
      const { allergens, diets } = demand.leftOut
      return { kind: demand.kind, said, allergens: [...allergens], diets: [...diets] }
    }
    default:
      return { ...demand, said }
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
