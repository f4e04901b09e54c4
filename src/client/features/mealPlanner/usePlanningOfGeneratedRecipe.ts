import { useEffect, useRef } from 'react'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { PlannerAddress } from './plannerAddress.ts'

/** Plans the recipe that was generated for a slot in it, once, as soon as its name is known. */
export function usePlanningOfGeneratedRecipe(
  { date, recipeId }: PlannerAddress,
  slotId: string | null,
  name: string | null,
  onFill: (recipe: { recipeId: string; name: string }, place: MealPlace) => void,
): void {
  const filled = useRef<string | null>(null)
  useEffect(() => {
    if (!date || !recipeId || !slotId || name === null || filled.current === recipeId) return
    filled.current = recipeId
    onFill({ recipeId, name }, { date, slotId })
  })
}
