import type { Finding } from '../findings.ts'
import { isToBeMade } from '../madeHere.ts'
import type { Mention } from '../mentions.ts'
import type { SaidFood, SaidInSteps } from './saidFoods.ts'

/** Foods that a step puts in and no line lists; made things, tools, likenesses and offers are none. */
export function unlistedFoods({ foods }: SaidInSteps, mentionOf: (said: SaidFood) => Mention): Finding[] {
  const named = new Set(foods.filter(isToBeMade).map(({ food }) => food))
  return foods.flatMap((said) => {
    if (named.has(said.food) || mentionOf(said) !== 'put in') return []
    named.add(said.food)
    return [{ kind: 'unlisted food' as const, food: said.food.name, line: null, step: said.step }]
  })
}
