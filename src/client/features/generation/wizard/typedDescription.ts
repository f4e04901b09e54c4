import { createStoredDraft } from '../../../forms/draftStore.ts'

/** The wish while it is typed, so that a reload loses no word; the address takes it over afterwards. */
export const typedDescription = createStoredDraft('sessionStorage', 'larder.typedDescription')
