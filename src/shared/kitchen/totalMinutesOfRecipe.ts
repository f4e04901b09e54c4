import type { WrittenRecipe } from './recipe.ts'
import { asMinutes, type Minutes } from './units/quantities.ts'

type Times = Partial<Pick<WrittenRecipe, 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'>>

/**
 * The minutes that a recipe takes, as every screen tells them: preparation and cooking, each 0 where it is missing.
 * `clockMinutes` are those from the start to the table; null where they are the same, or not known.
 */
export function totalMinutesOfRecipe({ prepTimeMinutes = 0, cookTimeMinutes = 0, totalTimeMinutes }: Times): {
  minutes: Minutes
  clockMinutes: Minutes | null
} {
  const work = prepTimeMinutes + cookTimeMinutes
  const isClockOther = totalTimeMinutes !== undefined && totalTimeMinutes !== work
  return {
    minutes: asMinutes(work),
    clockMinutes: isClockOther ? asMinutes(totalTimeMinutes) : null,
  }
}
