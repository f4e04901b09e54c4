import type { StoredPageState } from './pageState.ts'

let kept: StoredPageState | null = null

/** Notes that this page was not fetched but kept. */
export function markPageAsStored(state: StoredPageState): void {
  kept = state
}

/** Whether what was fetched then is what the page was kept with: nothing newer has come since. */
export const isDataOfStoredPage = (updatedAt: number) => updatedAt === kept?.at

/** The units that the member of the cached page prefers, until the server can be asked. */
export const unitSystemOfStoredPage = () => kept?.units
