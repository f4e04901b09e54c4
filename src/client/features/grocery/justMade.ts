import { z } from 'zod'
import type { Operation } from '#shared/grocery/operations.ts'
import { listKeptIn } from '../../browserStore.ts'

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
const notes = listKeptIn('larder.groceryMade', Made)

/**
 * Notes changes in the moment they are made. What is asked of IndexedDB is lost with a tab that is closed before the
 * answer; this is not.
 */
export function noteMade(userId: string, householdId: string, operations: readonly Operation[]): void {
  if (operations.length > 0)
    notes.change((all) => [...all, ...operations.map((operation) => ({ userId, householdId, operation }))])
}

/** Forgets changes that are kept elsewhere, or are over. */
export function forgetMade(ids: readonly string[]): void {
  const over = new Set(ids)
  if (notes.read().some(({ operation }) => over.has(operation.id)))
    notes.change((all) => all.filter((each) => !over.has(Made.safeParse(each).data?.operation.id ?? '')))
}

/** What was noted of a household's lists; what other users noted is forgotten. */
export function notedFor(userId: string, householdId: string): Operation[] {
  const all = notes.read()
  forgetMade(all.filter((note) => note.userId !== userId).map(({ operation }) => operation.id))
  return all
    .filter((note) => note.userId === userId && note.householdId === householdId)
    .map(({ operation }) => operation)
}
