import { createTextInBrowserStorage } from '../data/browserStore.ts'

/** A household's warnings for the items on its lists, stored offline; the next user's sign-in deletes them. */
export const storedGroceryWarnings = createTextInBrowserStorage('localStorage', 'larder.groceryWarnings')
