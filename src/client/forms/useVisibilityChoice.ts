import { useCallback, useState } from 'react'
import type { VisibilityChoice } from '#shared/contract/visibility.ts'
import {
  householdOption,
  shownToOf,
  unknownHousehold,
  type VisibilityOption,
} from '#shared/kitchen/visibilities.ts'
import { trpc } from '../data/trpc.ts'
import { useEntrance } from '../data/viewer.ts'

/**
 * Who may see a recipe that is saved: as it is chosen here, else as at the last save, else everyone. `shownTo` is what a save
 * says; left out where nothing is chosen here and the last choice has not come.
 */
export function useVisibilityChoice(given: VisibilityOption | null) {
  const utils = trpc.useUtils()
  const viewer = useEntrance()?.viewer ?? null
  const last = trpc.recipes.visibilityChoice.useQuery(undefined, { enabled: viewer !== null }).data
  const [chosen, choose] = useState(given)
  const current = viewer && (last?.household ?? { id: viewer.householdId, name: null })
  const option = chosen ?? (last && lastOption(last)) ?? 'everyone'
  const isKnown = chosen !== null || last !== undefined
  return {
    // Chosen by a visitor who has signed in since.
    option: option === 'household' && current ? householdOption(current.id) : option,
    choose,
    current,
    shownTo: isKnown ? shownToOf(option, current?.id) : undefined,
    /** Asks again in which household somebody is, after a save was refused since it is another. */
    lookAgain: useCallback(
      () => Promise.all([utils.recipes.visibilityChoice.invalidate(), utils.auth.entrance.invalidate()]),
      [utils],
    ),
  }
}

function lastOption({ visibility, householdId }: VisibilityChoice): VisibilityOption | null {
  if (visibility !== 'household') return visibility
  return householdId === null ? unknownHousehold : householdOption(householdId)
}
