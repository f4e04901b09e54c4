import { createStoredText } from '../data/browserStore.ts'

/** A household's warnings for the items on its lists, stored offline; the next user's sign-in deletes them. */
export const storedGroceryWarnings = createStoredText('localStorage', 'larder.groceryWarnings')
