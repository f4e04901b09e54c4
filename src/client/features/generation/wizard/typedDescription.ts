import { draftKeptIn } from '../../../forms/draftStore.ts'

/** The wish while it is typed, so that a reload loses no word; the address takes it over afterwards. */
export const typedDescription = draftKeptIn('sessionStorage', 'larder.typedDescription')
