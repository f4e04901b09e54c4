import { listKeptIn, textKeptIn } from '../../data/browserStore.ts'

interface Mark {
  userId: string
  householdId: string
}

/** The households whose changes wait in this browser, so that every page can send them. */
export const waitingMarks = listKeptIn(textKeptIn('localStorage', 'larder.groceryWaiting'), readMark)

// Every page reads them, so no schema does.
export function readMark(each: unknown): Mark | undefined {
  const { userId, householdId } = (each ?? {}) as Partial<Mark>
  return typeof userId === 'string' && typeof householdId === 'string' ? { userId, householdId } : undefined
}

/** The households of this user whose changes wait. */
export function markedHouseholds(userId: string): string[] {
  return waitingMarks.read().flatMap((mark) => (mark.userId === userId ? [mark.householdId] : []))
}
