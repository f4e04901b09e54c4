import { storedText } from '../data/browserStore.ts'

/** What a household is told of the items on its lists, for when there is no network; whoever comes next takes it away. */
export const keptWarnings = storedText('localStorage', 'larder.groceryWarnings')
