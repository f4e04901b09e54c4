import { useState } from 'react'
import { shownToBy, type Visibility } from '#shared/kitchen/visibilities.ts'
import { trpc } from './trpc.ts'
import { useEntrance } from './viewer.ts'

/**
 * Who may see a recipe that is saved: as it is chosen here, else as at the last save, else everyone. `shownTo` is what a save
 * says; left out where nothing is chosen here and the last choice has not come.
 */
export function useVisibilityChoice(given: Visibility | null) {
  const viewer = useEntrance()?.viewer ?? null
  const last = trpc.recipes.visibilityChoice.useQuery(undefined, { enabled: viewer !== null }).data
  const [chosen, choose] = useState(given)
  const visibility = chosen ?? last?.visibility ?? 'everyone'
  const isKnown = chosen !== null || last !== undefined
  return { visibility, choose, shownTo: isKnown ? shownToBy(viewer, visibility) : undefined }
}
