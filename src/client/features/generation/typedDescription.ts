import { textKeptIn } from '../../browserStore.ts'

/** The wish while it is typed, so that a reload loses no word; the address takes it over afterwards. */
export const typedDescription = textKeptIn('sessionStorage', 'larder.typedDescription')
