import type { RecipeFinding } from '../findings.ts'
import { isFoodToBeMadeByStep } from '../madeHere.ts'
import type { MentionOfUnlistedFood } from '../mentions.ts'
import type { FoodsSaidInSteps, SaidFood } from './saidFoods.ts'

/** Foods that a step puts in and no line lists; made things, tools, likenesses and offers are none. */
export function findUnlistedFoods(
  { foods }: FoodsSaidInSteps,
  mentionOf: (said: SaidFood) => MentionOfUnlistedFood,
): RecipeFinding[] {
  const named = new Set(foods.filter(isFoodToBeMadeByStep).map(({ food }) => food))
  return foods.flatMap((said) => {
    if (named.has(said.food) || mentionOf(said) !== 'put in') return []
    named.add(said.food)
    return [{ kind: 'unlisted food' as const, food: said.food.name, line: null, step: said.step }]
  })
}
