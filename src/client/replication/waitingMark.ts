import { createListInBrowserStorage, createTextInBrowserStorage } from '../data/browserStore.ts'

interface Mark {
  userId: string
  householdId: string
}

/** The households with changes of one kind that wait in this browser, so that every page can send them. */
export const createWaitingHouseholdsStore = (kind: string) =>
  createListInBrowserStorage(
    createTextInBrowserStorage('localStorage', `larder.${kind}Waiting`),
    parseWaitingMark,
  )

// Checked without a schema, which every page would then have to load.
export function parseWaitingMark(each: unknown): Mark | undefined {
  const { userId, householdId } = (each ?? {}) as Partial<Mark>
  return typeof userId === 'string' && typeof householdId === 'string' ? { userId, householdId } : undefined
}

/** The ids of this user's households with waiting changes. */
export function householdsMarkedWaiting(kind: string, userId: string): string[] {
  return createWaitingHouseholdsStore(kind)
    .read()
    .flatMap((mark) => (mark.userId === userId ? [mark.householdId] : []))
}
