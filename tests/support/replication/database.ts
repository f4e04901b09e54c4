import type { DocumentsByKey } from '#shared/replication/documents.ts'
import {
  type AddressedDocument,
  applyDocumentChanges,
  type DocumentChange,
  type DocumentKind,
} from '#shared/replication/kind.ts'
import type { ChangesAcknowledgement, ServerChanges } from '#shared/replication/replica.ts'

/** The database behind all servers, in memory: its transactions are whole, one after the other. */
export class Database<Address extends object> {
  seq = 0
  all: DocumentsByKey = new Map()
  readonly #kind: DocumentKind<Address>
  readonly #seqs = new Map<string, number>()

  constructor(kind: DocumentKind<Address>) {
    this.#kind = kind
  }

  take(changes: readonly DocumentChange<Address>[]): ChangesAcknowledgement<Address> {
    this.seq += 1
    this.all = applyDocumentChanges(this.#kind, this.all, changes)
    const keys = new Set(changes.map((change) => this.#kind.keyOf(change)))
    for (const key of keys) this.#seqs.set(key, this.seq)
    return { taken: changes.map(({ id }) => id), refused: [], docs: [...keys].map((key) => this.#docAt(key)) }
  }

  after(cursor: number): ServerChanges<Address> {
    const changed = [...this.#seqs].filter(([, seq]) => seq > cursor)
    return { docs: changed.map(([key]) => this.#docAt(key)), seq: this.seq, isWhole: cursor === 0 }
  }

  #docAt(key: string): AddressedDocument<Address> {
    return { ...this.#kind.addressOf(key), ...this.all.get(key)! }
  }
}
