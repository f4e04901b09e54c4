import { useCallback, useState } from 'react'
import type { LastVisibilityChoice } from '#shared/contract/visibility.ts'
import {
  householdVisibilityOption,
  toRecipeAudience,
  unknownHouseholdOption,
  type VisibilityOption,
} from '#shared/kitchen/recipeVisibilities.ts'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'

/**
 * Who may see a recipe that is saved: as chosen here, otherwise as at the last save, otherwise everyone. `shownTo`: what a save
 * sends; undefined when nothing was chosen here and the last choice has not been loaded.
 */
export function useVisibilityChoice(given: VisibilityOption | null) {
  const utils = trpcHooks.useUtils()
  const viewer = useViewerAndSignInProviders()?.viewer ?? null
  const last = trpcHooks.recipes.visibilityChoice.useQuery(undefined, { enabled: viewer !== null }).data
  const [chosen, choose] = useState(given)
  const current = viewer && (last?.household ?? { id: viewer.householdId, name: null })
  const option = chosen ?? (last && lastOption(last)) ?? 'everyone'
  const isKnown = chosen !== null || last !== undefined
  return {
    // A visitor chose it and has signed in since.
    option: option === 'household' && current ? householdVisibilityOption(current.id) : option,
    choose,
    current,
    shownTo: isKnown ? toRecipeAudience(option, current?.id) : undefined,
    /** Fetches the user's household again, after a save was refused because the household has changed. */
    refreshOthers: useCallback(
      () => Promise.all([utils.recipes.visibilityChoice.invalidate(), utils.auth.entrance.invalidate()]),
      [utils],
    ),
  }
}

function lastOption({ visibility, householdId }: LastVisibilityChoice): VisibilityOption | null {
  if (visibility !== 'household') return visibility
  return householdId === null ? unknownHouseholdOption : householdVisibilityOption(householdId)
}
