import type { Eater } from '../../eaters.ts'
import type { WrittenRecipe } from '../../recipe.ts'
import { readWishLimits } from '../readWishLimits.ts'
import type { AnswersBesideWish } from './answersAgainstWish.ts'
import { checkWishRequirements } from './checkWishRequirements.ts'
import { foodsLeftOutByEaters } from './leftOutFoods.ts'
import { mergeWishRequirements } from './mergeRequirements.ts'
import { readWishRequirements } from './readWishRequirements.ts'
import { readRecipeForWish } from './recipeForWish.ts'
import type { WishOutcome, WishRequirement } from './requirement.ts'

export interface WishesOfRecipe {
  /** The first wish and those for changes, the oldest first. */
  wishes: readonly string[]
  answers: AnswersBesideWish
  /** All who eat it, with what the wishes leave out. */
  eaters: readonly Eater[]
}

/** Which requirements of all its wishes a recipe meets. A food that an eater must not have is named as ruled out by another limit. */
export function outcomeOfWishes(
  recipe: WrittenRecipe,
  { wishes, answers, eaters }: WishesOfRecipe,
): WishOutcome {
  const requirements = requirementsOfWishes(wishes, eaters)
  const { held, notHeld } = checkWishRequirements(requirements, readRecipeForWish(recipe), answers)
  // Of foods of which one is enough, none is required when somebody must not have one of them.
  const missing = notHeld.flatMap(({ requirement, why }) =>
    requirement.kind === 'food in' && why.reason === 'not in it' ? requirement.anyOf : [],
  )
  const limited = foodsLeftOutByEaters(missing, eaters)
  return {
    held,
    notHeld: notHeld.map(({ requirement, why }) =>
      requirement.kind === 'food in' && requirement.anyOf.some((food) => limited.has(food))
        ? { requirement, why: why.reason === 'not in it' ? { reason: 'other limit' } : why }
        : { requirement, why },
    ),
  }
}

/** How many the wishes say that eat; null where they do not say. */
export function servingsOfWishes(wishes: readonly string[], eaters: readonly Eater[]): number | null {
  const people = requirementsOfWishes(wishes, eaters).find((each) => each.kind === 'people')
  return people ? people.count : null
}

function requirementsOfWishes(
  wishes: readonly string[],
  eaters: readonly Eater[],
): readonly WishRequirement[] {
  const names = eaters.map(({ name }) => name)
  return mergeWishRequirements(wishes.map((wish) => readWishRequirements(wish, readWishLimits(wish, names))))
}
