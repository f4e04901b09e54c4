import { parseVisibilityOption, type VisibilityOption } from '#shared/kitchen/visibilities.ts'
import { storedDraft } from '../../forms/draftStore.ts'

export const pendingSaveKey = 'larder.pendingSave'

/** The draft that is to be saved as soon as somebody has signed in, over a reload and the way to the sign-in. */
export const pendingSave = storedDraft('sessionStorage', pendingSaveKey)

/** Who may see a draft then, where that was chosen for it. */
export function pendingVisibility(draftId: string) {
  const kept = storedDraft('sessionStorage', `${pendingSaveKey}.visibility.${draftId}`)
  return {
    read: (): VisibilityOption | null => parseVisibilityOption(kept.read()),
    keep: (option: VisibilityOption) => kept.keep(option),
    forget: () => kept.forget(),
  }
}
