import type { Change } from '#shared/replication/kind.ts'
import { textKeptIn } from '../data/browserStore.ts'
import type { ClientKind } from './clientKind.ts'

interface Made<Address extends object> {
  userId: string
  householdId: string
  operation: Change<Address>
}

/**
 * Notes changes in the moment they are made. What is asked of IndexedDB is lost with a tab that is closed before the
 * answer; this is not. Each stands under a key of its own: where two tabs wrote to one list, the later would undo what the
 * other has just noted.
 */
export class MadeChanges<Address extends object> {
  readonly #kind: Pick<ClientKind<Address, unknown>, 'isAddress'>
  readonly #prefix: string

  constructor(kind: Pick<ClientKind<Address, unknown>, 'name' | 'isAddress'>) {
    this.#kind = kind
    this.#prefix = `larder.${kind.name}Made.`
  }

  note(userId: string, householdId: string, changes: readonly Change<Address>[]): void {
    for (const operation of changes)
      this.#noteOf(operation.id).keep(JSON.stringify({ userId, householdId, operation }))
  }

  /** Forgets changes that are kept elsewhere, or are settled. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#noteOf(id).forget()
  }

  /** What was noted of a household's documents; what other users noted is forgotten. */
  notedFor(userId: string, householdId: string): Change<Address>[] {
    const all = textsKeptUnder(this.#prefix).flatMap((text) => this.#read(text) ?? [])
    this.forget(all.filter((each) => each.userId !== userId).map(({ operation }) => operation.id))
    return all
      .filter((each) => each.userId === userId && each.householdId === householdId)
      .map(({ operation }) => operation)
  }

  #noteOf(id: string) {
    return textKeptIn('localStorage', `${this.#prefix}${id}`)
  }

  /** What a later Larder wrote and this one cannot read stays where it is. */
  #read(text: string): Made<Address> | null {
    try {
      const made: unknown = JSON.parse(text)
      return this.#isMade(made) ? made : null
    } catch {
      return null
    }
  }

  #isMade(made: unknown): made is Made<Address> {
    const { userId, householdId, operation } = Object(made) as Partial<Made<Address>>
    const { id, fields, removed } = Object(operation) as Partial<Change<object>>
    const areTexts = [userId, householdId, id].every((text) => typeof text === 'string')
    const areFields = Object.values(Object(fields)).every(
      (field) => Array.isArray(field) && field.length === 2,
    )
    const areTimestamps = Object.values(Object(removed)).every((timestamp) => typeof timestamp === 'string')
    const isAddressed = this.#kind.isAddress(Object(operation) as Partial<Address>)
    return areTexts && isAddressed && isRecord(fields) && areFields && isRecord(removed) && areTimestamps
  }
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
