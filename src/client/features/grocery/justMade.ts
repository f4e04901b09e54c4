import { z } from 'zod'
import type { Operation } from '#shared/grocery/operations.ts'
import { textKeptIn, textsKeptUnder } from '../../browserStore.ts'

const Made = z.object({
  userId: z.string(),
  householdId: z.string(),
  operation: z.object({
    id: z.string(),
    listId: z.string(),
    itemId: z.string().nullable(),
    fields: z.record(z.string(), z.tuple([z.unknown(), z.string()])),
    removed: z.record(z.string(), z.string()),
  }),
})

// Each under a key of its own: where two tabs wrote to one list, the later would undo what the other has just noted.
const prefix = 'larder.groceryMade.'
const note = (id: string) => textKeptIn('localStorage', `${prefix}${id}`)

/**
 * Notes changes in the moment they are made. What is asked of IndexedDB is lost with a tab that is closed before the
 * answer; this is not.
 */
export function noteMade(userId: string, householdId: string, operations: readonly Operation[]): void {
  for (const operation of operations)
    note(operation.id).keep(JSON.stringify({ userId, householdId, operation }))
}

/** Forgets changes that are kept elsewhere, or are over. */
export function forgetMade(ids: readonly string[]): void {
  for (const id of ids) note(id).forget()
}

/** What was noted of a household's lists; what other users noted is forgotten. */
export function notedFor(userId: string, householdId: string): Operation[] {
  const all = textsKeptUnder('localStorage', prefix).flatMap((text) => read(text) ?? [])
  forgetMade(all.filter((each) => each.userId !== userId).map(({ operation }) => operation.id))
  return all
    .filter((each) => each.userId === userId && each.householdId === householdId)
    .map(({ operation }) => operation)
}

/** What a later Larder wrote and this one cannot read stays where it is. */
function read(text: string): z.infer<typeof Made> | null {
  try {
    return Made.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
