import { householdsWithWaitingChanges, markedHouseholds, readMark } from './waitingMark.ts'

/** Notes in localStorage whether changes of a household's documents wait in this browser. */
export function markWaiting(kind: string, userId: string, householdId: string, isWaiting: boolean): void {
  if (markedHouseholds(kind, userId).includes(householdId) === isWaiting) return
  const isThis = (each: unknown) => {
    const mark = readMark(each)
    return mark?.userId === userId && mark.householdId === householdId
  }
  householdsWithWaitingChanges(kind).change((all) =>
    isWaiting ? [...all, { userId, householdId }] : all.filter((each) => !isThis(each)),
  )
}
