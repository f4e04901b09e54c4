import { listKeptIn, textKeptIn } from '../../data/browserStore.ts'

interface Mark {
  userId: string
  householdId: string
}

// Every page reads them, so no schema does.
const marks = listKeptIn(textKeptIn('localStorage', 'larder.groceryWaiting'), read)

function read(each: unknown): Mark | undefined {
  const { userId, householdId } = (each ?? {}) as Partial<Mark>
  return typeof userId === 'string' && typeof householdId === 'string' ? { userId, householdId } : undefined
}

/** Notes whether changes of a household's lists wait in this browser, so that every page can send them. */
export function markWaiting(userId: string, householdId: string, isWaiting: boolean): void {
  if (markedHouseholds(userId).includes(householdId) === isWaiting) return
  const isThis = (mark: unknown) => {
    const known = read(mark)
    return known?.userId === userId && known.householdId === householdId
  }
  marks.change((all) => (isWaiting ? [...all, { userId, householdId }] : all.filter((each) => !isThis(each))))
}

/** The households of this user whose changes wait. */
export function markedHouseholds(userId: string): string[] {
  return marks.read().flatMap((mark) => (mark.userId === userId ? [mark.householdId] : []))
}
