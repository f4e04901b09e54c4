import { createWaitingHouseholdsStore, householdsMarkedWaiting, parseWaitingMark } from './waitingMark.ts'

/** Notes in localStorage whether changes of a household's documents wait in this browser. */
export function setChangesWaitingMark(
  kind: string,
  userId: string,
  householdId: string,
  isWaiting: boolean,
): void {
  if (householdsMarkedWaiting(kind, userId).includes(householdId) === isWaiting) return
  const isThis = (each: unknown) => {
    const mark = parseWaitingMark(each)
    return mark?.userId === userId && mark.householdId === householdId
  }
  createWaitingHouseholdsStore(kind).change((all) =>
    isWaiting ? [...all, { userId, householdId }] : all.filter((each) => !isThis(each)),
  )
}
