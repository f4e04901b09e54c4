import { draftKeptIn } from '../../draftStore.ts'

export const pendingSaveKey = 'larder.pendingSave'

/** The draft that is to be saved as soon as somebody has signed in, over a reload and the way to the sign-in. */
export const pendingSave = draftKeptIn('sessionStorage', pendingSaveKey)
