import { listKeptIn, textKeptIn } from '../data/browserStore.ts'

interface Mark {
  userId: string
  householdId: string
}

/** The households whose changes of one kind wait in this browser, so that every page can send them. */
export const waitingMarks = (kind: string) =>
  listKeptIn(textKeptIn('localStorage', `larder.${kind}Waiting`), readMark)

// Every page reads them, so no schema does.
export function readMark(each: unknown): Mark | undefined {
  const { userId, householdId } = (each ?? {}) as Partial<Mark>
  return typeof userId === 'string' && typeof householdId === 'string' ? { userId, householdId } : undefined
}

/** The households of this user whose changes wait. */
export function markedHouseholds(kind: string, userId: string): string[] {
  return waitingMarks(kind)
    .read()
    .flatMap((mark) => (mark.userId === userId ? [mark.householdId] : []))
}
