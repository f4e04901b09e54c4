import type { KeptState } from '../data/pageState.ts'

let kept: KeptState | null = null

/** Notes that this page was not fetched but kept. */
export function beginKept(state: KeptState): void {
  kept = state
}

/** Whether what was fetched then is what the page was kept with: nothing newer has come since. */
export const isAsKept = (updatedAt: number) => updatedAt === kept?.at

/** The units that the member of the cached page prefers, until the server can be asked. */
export const keptUnits = () => kept?.units
