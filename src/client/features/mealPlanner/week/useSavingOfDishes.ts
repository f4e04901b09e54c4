import { useState } from 'react'
import * as m from '#messages'
import type { WeekPlan, WeekPlanEntry } from '#shared/contract/planner/weekPlans.ts'
import { trpcHooks } from '../../../data/trpc.ts'

/** Saves the dishes of a proposal that the built-in cook wrote, for the household. Those that are saved are not saved again. */
export function useSavingOfProposedDishes(householdId: string) {
  const { client } = trpcHooks.useUtils()
  const [isSaving, setIsSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  /** Resolves to the ids of the recipes by those of their dishes; null when one could not be saved, which `fault` says. */
  async function save(
    plan: WeekPlan,
    entries: readonly WeekPlanEntry[],
  ): Promise<Map<string, string> | null> {
    setIsSaving(true)
    setFault(null)
    try {
      const ids = new Map<string, string>()
      const taken = new Set(entries.map(({ dishId }) => dishId))
      for (const { id, recipeId, written } of plan.dishes) {
        if (!taken.has(id)) continue
        if (recipeId !== null) ids.set(id, recipeId)
        else if (written) {
          const shownTo = { visibility: 'household', householdId } as const
          ids.set(id, (await client.recipes.save.mutate({ ...written, shownTo })).recipeId)
        }
      }
      return ids
    } catch (error) {
      setFault(error instanceof Error && error.message ? error.message : m.recipe_keeping_save_failed())
      return null
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving, fault }
}
