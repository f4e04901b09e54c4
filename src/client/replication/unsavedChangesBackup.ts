import type { DocumentChange } from '#shared/replication/kind.ts'
import { createTextInBrowserStorage } from '../data/browserStore.ts'
import type { ReplicatedClientKind } from './clientKind.ts'

interface StoredChange<Address extends object> {
  userId: string
  householdId: string
  operation: DocumentChange<Address>
}

/**
 * Notes changes in localStorage the moment they are made: a tab that is closed before IndexedDB answers loses the write. Each
 * change has a key of its own, because two tabs that write one list would overwrite each other's notes.
 */
export class UnsavedChangesBackup<Address extends object> {
  readonly #kind: Pick<ReplicatedClientKind<Address, unknown>, 'isAddress'>
  readonly #prefix: string

  constructor(kind: Pick<ReplicatedClientKind<Address, unknown>, 'name' | 'isAddress'>) {
    this.#kind = kind
    this.#prefix = `larder.${kind.name}Made.`
  }

  note(userId: string, householdId: string, changes: readonly DocumentChange<Address>[]): void {
    for (const operation of changes)
      this.#noteOf(operation.id).keep(JSON.stringify({ userId, householdId, operation }))
  }

  /** Deletes the notes of changes that are stored in IndexedDB, or that the server has accepted or refused. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#noteOf(id).forget()
  }

  /** The noted changes of a household's documents. Deletes the notes of other users. */
  notedFor(userId: string, householdId: string): DocumentChange<Address>[] {
    const all = textsKeptUnder(this.#prefix).flatMap((text) => this.#read(text) ?? [])
    this.forget(all.filter((each) => each.userId !== userId).map(({ operation }) => operation.id))
    return all
      .filter((each) => each.userId === userId && each.householdId === householdId)
      .map(({ operation }) => operation)
  }

  #noteOf(id: string) {
    return createTextInBrowserStorage('localStorage', `${this.#prefix}${id}`)
  }

  /** Null for a note that cannot be read, such as one of a later version of Larder; the note is not deleted. */
  #read(text: string): StoredChange<Address> | null {
    try {
      const made: unknown = JSON.parse(text)
      return this.#isMade(made) ? made : null
    } catch {
      return null
    }
  }

  #isMade(made: unknown): made is StoredChange<Address> {
    const { userId, householdId, operation } = Object(made) as Partial<StoredChange<Address>>
    const { id, fields, removed } = Object(operation) as Partial<DocumentChange<object>>
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

/** All texts in localStorage whose keys begin with `start`; none where the browser denies access. */
function textsKeptUnder(start: string): string[] {
  try {
    const store = window.localStorage
    return Object.keys(store).flatMap((key) => (key.startsWith(start) ? (store.getItem(key) ?? []) : []))
  } catch {
    return []
  }
}
