import { createTextInBrowserStorage } from '../data/browserStore.ts'

/** Which recipes this browser was told to cook in spite of what they hold, and for whom; it names people and allergens. */
export const storedAcceptedWarnings = createTextInBrowserStorage('localStorage', 'larder.cookedAnyway')
