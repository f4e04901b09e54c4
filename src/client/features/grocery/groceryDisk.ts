import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { docKey, type ListAddress, type ListDoc, type Operation } from '#shared/grocery/kind.ts'
import { type Doc, emptyDoc, merge } from '#shared/replication/documents.ts'
import { emptyReplica, type ReplicaState } from '#shared/replication/replica.ts'
import { groceryDatabase, groceryItemsStore } from '../../offline/offlineData.ts'
import { forgetMade, notedFor, noteMade } from './justMade.ts'

type Kind = 'doc' | 'since' | 'waiting'
type Key = [userId: string, householdId: string, kind: Kind, name: string]

interface GroceryDb extends DBSchema {
  [groceryItemsStore]: { key: Key; value: Doc | Operation | number }
}

/** What is to be written of what a client keeps; all of it or nothing. */
export interface DiskChange {
  /** Changes that were made, and ids of those that are over. */
  made?: readonly Operation[]
  over?: readonly string[]
  /** What the server told; `isWhole`: these are all there is. */
  docs?: readonly ListDoc[]
  isWhole?: boolean
  since?: number
}

/**
 * One household's lists in this browser, for one user. All tabs write to the same place, so documents are merged with
 * what is there, and each change that waits is a row of its own.
 */
export class GroceryDisk {
  readonly #db: Promise<IDBPDatabase<GroceryDb>>
  readonly #userId: string
  readonly #householdId: string
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  /** `onClosed`: the browser forgets all of it, since whoever it belongs to has left. */
  constructor(userId: string, householdId: string, onClosed: () => void) {
    this.#userId = userId
    this.#householdId = householdId
    this.#db = this.#open(onClosed)
    // Each read and write rejects with the same error.
    this.#db.catch(() => {})
  }

  /** Rejects where the browser refuses, also where it throws instead of telling by an event. */
  async #open(onClosed: () => void): Promise<IDBPDatabase<GroceryDb>> {
    return await openDB<GroceryDb>(groceryDatabase, 1, {
      upgrade: (db) => void db.createObjectStore(groceryItemsStore),
      blocking: (_now, _next, event) => {
        this.#isClosed = true
        ;(event.target as IDBDatabase).close()
        onClosed()
      },
    })
  }

  /**
   * All that is kept. What other users had is forgotten first, and the lists of other households, which they may have
   * left; but not what waits for those. Rejects where a browser keeps nothing.
   */
  async read(): Promise<ReplicaState<ListAddress>> {
    const tx = (await this.#db).transaction(groceryItemsStore, 'readwrite')
    await tx.store.delete(IDBKeyRange.upperBound([this.#userId], true))
    await tx.store.delete(IDBKeyRange.lowerBound([this.#userId, []], true))
    for (const key of await tx.store.getAllKeys())
      if (key[1] !== this.#householdId && key[2] !== 'waiting') await tx.store.delete(key)
    const [docKeys, docs, waiting, since] = await Promise.all([
      tx.store.getAllKeys(this.#all('doc')),
      tx.store.getAll(this.#all('doc')),
      tx.store.getAll(this.#all('waiting')),
      tx.store.get(this.#key('since', '')),
    ])
    await tx.done
    const kept = new Map((waiting as Operation[]).map((operation) => [operation.id, operation]))
    forgetMade([...kept.keys()])
    const made = notedFor(this.#userId, this.#householdId)
    if (made.length > 0) this.write({ made }).catch(() => {})
    return {
      known: new Map(docKeys.map(([, , , name], index) => [name, docs[index] as Doc])),
      // Ids are stamps: they sort as they were made.
      waiting: [...kept.values(), ...made].sort((a, b) => (a.id < b.id ? -1 : 1)),
      cursor: (since as number | undefined) ?? emptyReplica.cursor,
    }
  }

  /** Writes in the order in which it is called. Rejects where a browser keeps nothing. */
  async write(change: DiskChange): Promise<void> {
    const { made = [], over = [] } = change
    if (!this.#isClosed) noteMade(this.#userId, this.#householdId, made)
    forgetMade(over)
    const writing = this.#last.then(() => this.#write(change))
    this.#last = writing.catch(() => {})
    await writing
    forgetMade(made.map(({ id }) => id))
  }

  /** Forgets this household's lists, and what waits. */
  async forget(): Promise<void> {
    await this.#last
    this.#isClosed = true
    forgetMade(notedFor(this.#userId, this.#householdId).map(({ id }) => id))
    const range = IDBKeyRange.bound([this.#userId, this.#householdId], [this.#userId, this.#householdId, []])
    await (await this.#db).delete(groceryItemsStore, range)
  }

  async #write({ made = [], over = [], docs = [], isWhole = false, since }: DiskChange): Promise<void> {
    if (this.#isClosed) return
    const tx = (await this.#db).transaction(groceryItemsStore, 'readwrite')
    const { store } = tx
    const requests: Promise<unknown>[] = []
    for (const operation of made) requests.push(store.put(operation, this.#key('waiting', operation.id)))
    for (const id of over) requests.push(store.delete(this.#key('waiting', id)))
    if (isWhole) requests.push(store.delete(this.#all('doc')))
    // Where another tab has forgotten what this one built on, a number would say that all of it is here.
    const isBuiltOn =
      isWhole || since === undefined || (await store.get(this.#key('since', ''))) !== undefined
    for (const { listId, itemId, fields, removed } of docs) {
      const key = this.#key('doc', docKey(listId, itemId))
      const known = isWhole ? emptyDoc : (((await store.get(key)) as Doc | undefined) ?? emptyDoc)
      requests.push(store.put(merge(known, { fields, removed }), key))
    }
    if (since !== undefined && isBuiltOn) requests.push(store.put(since, this.#key('since', '')))
    tx.commit()
    await Promise.all([...requests, tx.done])
  }

  #key(kind: Kind, name: string): Key {
    return [this.#userId, this.#householdId, kind, name]
  }

  #all(kind: Kind): IDBKeyRange {
    return IDBKeyRange.bound(
      [this.#userId, this.#householdId, kind],
      [this.#userId, this.#householdId, kind, []],
    )
  }
}
