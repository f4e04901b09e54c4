import { z } from 'zod'
import { listKeptIn } from '../../browserStore.ts'

const Mark = z.object({ userId: z.string(), householdId: z.string() })
const marks = listKeptIn('larder.groceryWaiting', Mark)

/** Notes whether changes of a household's lists wait in this browser, so that every page can send them. */
export function markWaiting(userId: string, householdId: string, isWaiting: boolean): void {
  if (markedHouseholds(userId).includes(householdId) === isWaiting) return
  const isThis = (mark: unknown) => {
    const { data } = Mark.safeParse(mark)
    return data?.userId === userId && data.householdId === householdId
  }
  marks.change((all) => (isWaiting ? [...all, { userId, householdId }] : all.filter((each) => !isThis(each))))
}

/** The households of this user whose changes wait. */
export function markedHouseholds(userId: string): string[] {
  return marks.read().flatMap((mark) => (mark.userId === userId ? [mark.householdId] : []))
}
