import { type Visibility, visibilities } from '#shared/kitchen/visibilities.ts'
import { draftKeptIn } from '../../draftStore.ts'

export const pendingSaveKey = 'larder.pendingSave'

/** The draft that is to be saved as soon as somebody has signed in, over a reload and the way to the sign-in. */
export const pendingSave = draftKeptIn('sessionStorage', pendingSaveKey)

/** Who may see it then, where that was chosen. */
export const pendingVisibilityKey = 'larder.pendingSave.visibility'
export const pendingVisibility = draftKeptIn('sessionStorage', pendingVisibilityKey)

export function readPendingVisibility(): Visibility | null {
  const kept = pendingVisibility.read()
  return visibilities.find((visibility) => visibility === kept) ?? null
}
