import { parseVisibilityOption, type VisibilityOption } from '#shared/kitchen/recipeVisibilities.ts'
import { createDraftInBrowserStorage } from '../../forms/draftStore.ts'

export const pendingSaveStorageKey = 'larder.pendingSave'

/** The draft that is to be saved as soon as somebody has signed in, over a reload and the way to the sign-in. */
export const pendingSaveDraft = createDraftInBrowserStorage('sessionStorage', pendingSaveStorageKey)

/** Who may see a draft then, where that was chosen for it. */
export function visibilityOfPendingSave(draftId: string) {
  const kept = createDraftInBrowserStorage('sessionStorage', `${pendingSaveStorageKey}.visibility.${draftId}`)
  return {
    read: (): VisibilityOption | null => parseVisibilityOption(kept.read()),
    keep: (option: VisibilityOption) => kept.keep(option),
    forget: () => kept.forget(),
  }
}

/** Whether a draft goes into the meal plan then. */
export function planningOfPendingSave(draftId: string) {
  const kept = createDraftInBrowserStorage('sessionStorage', `${pendingSaveStorageKey}.plan.${draftId}`)
  return {
    read: (): boolean => kept.read() !== null,
    keep: (isPlanned: boolean) => (isPlanned ? kept.keep('plan') : kept.forget()),
    forget: () => kept.forget(),
  }
}
