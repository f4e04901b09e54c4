import type { Timestamp } from './clock.ts'
import { type DocumentsByKey, emptyDocument, mergeDocuments, type ReplicatedDocument } from './documents.ts'

/**
 * A kind of replicated documents. A kind defines the addresses and the meaning of its documents; merging is the same for all
 * kinds, so that no kind can break convergence.
 */
export interface DocumentKind<Address extends object> {
  /** The prefix of the names under which a browser stores documents: letters only, unique among all kinds. */
  name: string
  /** Convert an address to its key and a key to its address. Both are pure; different addresses have different keys. */
  keyOf(address: Address): string
  addressOf(key: string): Address
}

/** A document with its address, as it is sent and stored. */
export type AddressedDocument<Address extends object> = ReplicatedDocument & Address

/** One change of one document: the fields and tombstones to merge into it. Merging a change a second time has no effect. */
export type DocumentChange<Address extends object> = AddressedDocument<Address> & {
  /** The timestamp of the change. */
  id: Timestamp
}

/** The documents with some changes merged into them. */
export function applyDocumentChanges<Address extends object>(
  kind: DocumentKind<Address>,
  docs: DocumentsByKey,
  changes: readonly AddressedDocument<Address>[],
): DocumentsByKey {
  if (changes.length === 0) return docs
  const merged = new Map(docs)
  for (const change of changes) {
    const key = kind.keyOf(change)
    const { fields, removed } = change
    merged.set(key, mergeDocuments(merged.get(key) ?? emptyDocument, { fields, removed }))
  }
  return merged
}
