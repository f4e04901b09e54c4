import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'

/** The wish while it is typed, so that a reload loses no word; the address takes it over afterwards. */
export const typedWishDraft = createDraftInBrowserStorage('sessionStorage', 'larder.typedDescription')
