import type { Timestamp } from './clock.ts'
import { type Doc, type Docs, emptyDoc, merge } from './documents.ts'

/**
 * A kind of replicated documents. It says where its documents are, and reads them as it likes; merging is the same for all
 * kinds, so that none can break convergence.
 */
export interface DocumentKind<Address extends object> {
  /** Begins the names under which a browser stores documents: letters only, unlike that of any other kind. */
  name: string
  /** The key of an address, and back. Both are pure, and no two addresses have one key. */
  keyOf(address: Address): string
  addressOf(key: string): Address
}

/** A document with its address, as it is sent and stored. */
export type AddressedDoc<Address extends object> = Doc & Address

/** One change of one document: what is merged into it. The same change merged twice changes nothing more. */
export type Change<Address extends object> = AddressedDoc<Address> & {
  /** The timestamp it was made under. */
  id: Timestamp
}

/** The documents with some changes merged into them. */
export function withChanges<Address extends object>(
  kind: DocumentKind<Address>,
  docs: Docs,
  changes: readonly AddressedDoc<Address>[],
): Docs {
  if (changes.length === 0) return docs
  const merged = new Map(docs)
  for (const change of changes) {
    const key = kind.keyOf(change)
    const { fields, removed } = change
    merged.set(key, merge(merged.get(key) ?? emptyDoc, { fields, removed }))
  }
  return merged
}
