import { type IDBPDatabase, openDB } from 'idb'
import { emptyDocument, mergeDocuments, type ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument, DocumentChange } from '#shared/replication/kind.ts'
import { emptyReplicaState, type ReplicaState } from '#shared/replication/replica.ts'
import { databaseNameOfDocumentKind } from '../offline/offlineData.ts'
import type { ReplicatedClientKind } from './clientKind.ts'
import { UnsavedChangesBackup } from './unsavedChangesBackup.ts'

/** The row of the kind `since` holds the cursor. */
type RowKind = 'doc' | 'since' | 'waiting'
type Key = [userId: string, householdId: string, kind: RowKind, name: string]

/** What one transaction writes to the browser's database; it writes all of it or nothing. */
export interface ReplicaDiskChange<Address extends object> {
  /** `made`: new changes. `over`: ids of changes that the server has accepted or refused. */
  made?: readonly DocumentChange<Address>[]
  over?: readonly string[]
  /** Documents from the server. `isWhole`: they are all documents of the household and replace the stored ones. */
  docs?: readonly AddressedDocument<Address>[]
  isWhole?: boolean
  cursor?: number
}

/**
 * One household's documents in this browser's IndexedDB, for one user. All tabs write to the same rows, so documents are merged
 * with the stored ones, and each waiting change is a row of its own.
 */
export class ReplicaDisk<Address extends object> {
  readonly #kind: Pick<ReplicatedClientKind<Address, unknown>, 'name' | 'keyOf' | 'isAddress' | 'storeUnsent'>
  readonly #store: string
  readonly #madeChanges: UnsavedChangesBackup<Address>
  readonly #db: Promise<IDBPDatabase>
  readonly #userId: string
  readonly #householdId: string
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  /** `onClosed`: called when another tab deletes the database, as at sign-out. From then on nothing is written. */
  constructor(
    kind: Pick<ReplicatedClientKind<Address, unknown>, 'name' | 'keyOf' | 'isAddress' | 'storeUnsent'>,
    userId: string,
    householdId: string,
    onClosed: () => void,
  ) {
    this.#kind = kind
    this.#store = `${kind.name}Items`
    this.#madeChanges = new UnsavedChangesBackup(kind)
    this.#userId = userId
    this.#householdId = householdId
    this.#db = this.#open(onClosed)
    // Each read and write rejects with the same error.
    this.#db.catch(() => {})
  }

  /** Rejects where the browser refuses, also where it throws an error instead of firing an error event. */
  async #open(onClosed: () => void): Promise<IDBPDatabase> {
    return await openDB(databaseNameOfDocumentKind(this.#kind.name), 1, {
      upgrade: (db) => void db.createObjectStore(this.#store),
      blocking: (_now, _next, event) => {
        this.#isClosed = true
        ;(event.target as IDBDatabase).close()
        onClosed()
      },
    })
  }

  /**
   * Reads all that is stored for this household. Before, it deletes what other users stored, and the documents of this user's
   * other households, which they may have left; changes that wait for those households stay. Rejects where the browser cannot
   * store data.
   */
  async read(): Promise<ReplicaState<Address>> {
    const tx = (await this.#db).transaction(this.#store, 'readwrite')
    await tx.store.delete(IDBKeyRange.upperBound([this.#userId], true))
    await tx.store.delete(IDBKeyRange.lowerBound([this.#userId, []], true))
    for (const key of (await tx.store.getAllKeys()) as Key[])
      if (key[1] !== this.#householdId && key[2] !== 'waiting') await tx.store.delete(key)
    const [docKeys, docs, waiting, cursor] = await Promise.all([
      tx.store.getAllKeys(this.#all('doc')),
      tx.store.getAll(this.#all('doc')),
      tx.store.getAll(this.#all('waiting')),
      tx.store.get(this.#key('since', '')),
    ])
    await tx.done
    const kept = new Map((waiting as DocumentChange<Address>[]).map((change) => [change.id, change]))
    this.#madeChanges.forget([...kept.keys()])
    const made = this.#madeChanges.notedFor(this.#userId, this.#householdId)
    if (made.length > 0) this.write({ made }).catch(() => {})
    return {
      known: new Map(
        (docKeys as Key[]).map(([, , , name], index) => [name, docs[index] as ReplicatedDocument]),
      ),
      // Ids are timestamps: sorting by id restores the order in which the changes were made.
      waiting: [...kept.values(), ...made].sort((a, b) => (a.id < b.id ? -1 : 1)),
      cursor: (cursor as number | undefined) ?? emptyReplicaState.cursor,
    }
  }

  /**
   * Calls are carried out in their order. Until a new change is stored, it is also noted in localStorage. Rejects where the
   * browser cannot store data.
   */
  async write(change: ReplicaDiskChange<Address>): Promise<void> {
    const { made = [], over = [] } = change
    if (!this.#isClosed) this.#madeChanges.note(this.#userId, this.#householdId, made)
    this.#madeChanges.forget(over)
    const writing = this.#last.then(() => this.#write(change))
    this.#last = writing.catch(() => {})
    await writing
    this.#madeChanges.forget(made.map(({ id }) => id))
  }

  /**
   * Stores what the household never got for its author, and deletes its documents and waiting changes; later writes do nothing.
   * Rejects where the browser cannot store data, or where a file cannot be fetched: the changes still wait, for the next page.
   */
  async leaveHousehold(replica: ReplicaState<Address>): Promise<void> {
    if (replica.waiting.length > 0) await this.#kind.storeUnsent(this.#userId, replica)
    await this.#last
    this.#isClosed = true
    const made = this.#madeChanges.notedFor(this.#userId, this.#householdId)
    this.#madeChanges.forget(made.map(({ id }) => id))
    const range = IDBKeyRange.bound([this.#userId, this.#householdId], [this.#userId, this.#householdId, []])
    await (await this.#db).delete(this.#store, range)
  }

  async #write({
    made = [],
    over = [],
    docs = [],
    isWhole = false,
    cursor,
  }: ReplicaDiskChange<Address>): Promise<void> {
    if (this.#isClosed) return
    const tx = (await this.#db).transaction(this.#store, 'readwrite')
    const { store } = tx
    const requests: Promise<unknown>[] = []
    for (const change of made) requests.push(store.put(change, this.#key('waiting', change.id)))
    for (const id of over) requests.push(store.delete(this.#key('waiting', id)))
    if (isWhole) requests.push(store.delete(this.#all('doc')))
    // If another tab has deleted the documents up to this cursor, storing it would claim that they are here.
    const hasDocumentsUpToCursor =
      isWhole || cursor === undefined || (await store.get(this.#key('since', ''))) !== undefined
    for (const doc of docs) {
      const key = this.#key('doc', this.#kind.keyOf(doc))
      const known = isWhole
        ? emptyDocument
        : (((await store.get(key)) as ReplicatedDocument | undefined) ?? emptyDocument)
      requests.push(store.put(mergeDocuments(known, { fields: doc.fields, removed: doc.removed }), key))
    }
    if (cursor !== undefined && hasDocumentsUpToCursor)
      requests.push(store.put(cursor, this.#key('since', '')))
    tx.commit()
    await Promise.all([...requests, tx.done])
  }

  #key(kind: RowKind, name: string): Key {
    return [this.#userId, this.#householdId, kind, name]
  }

  #all(kind: RowKind): IDBKeyRange {
    return IDBKeyRange.bound(
      [this.#userId, this.#householdId, kind],
      [this.#userId, this.#householdId, kind, []],
    )
  }
}
