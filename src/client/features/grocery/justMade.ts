import type { Operation } from '#shared/grocery/kind.ts'
import { textKeptIn } from '../../data/browserStore.ts'

interface Made {
  userId: string
  householdId: string
  operation: Operation
}

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
  const all = textsKeptUnder(prefix).flatMap((text) => read(text) ?? [])
  forgetMade(all.filter((each) => each.userId !== userId).map(({ operation }) => operation.id))
  return all
    .filter((each) => each.userId === userId && each.householdId === householdId)
    .map(({ operation }) => operation)
}

/** What a later Larder wrote and this one cannot read stays where it is. */
function read(text: string): Made | null {
  try {
    const made: unknown = JSON.parse(text)
    return isMade(made) ? made : null
  } catch {
    return null
  }
}

function isMade(made: unknown): made is Made {
  const { userId, householdId, operation } = Object(made) as Partial<Made>
  const { id, listId, itemId, fields, removed } = Object(operation) as Partial<Operation>
  const areTexts = [userId, householdId, id, listId].every((text) => typeof text === 'string')
  const isOfItem = itemId === null || typeof itemId === 'string'
  const areFields = Object.values(Object(fields)).every((field) => Array.isArray(field) && field.length === 2)
  const areStamps = Object.values(Object(removed)).every((stamp) => typeof stamp === 'string')
  return areTexts && isOfItem && isRecord(fields) && areFields && isRecord(removed) && areStamps
}

const isRecord = (each: unknown) => typeof each === 'object' && each !== null && !Array.isArray(each)

/** Every text whose key begins so. */
function textsKeptUnder(start: string): string[] {
  try {
    const store = window.localStorage
    return Object.keys(store).flatMap((key) => (key.startsWith(start) ? (store.getItem(key) ?? []) : []))
  } catch {
    return []
  }
}
