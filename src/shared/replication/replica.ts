import type { HybridClock } from './clock.ts'
import { type DocumentsByKey, timestampsOfDocument } from './documents.ts'
import {
  type AddressedDocument,
  applyDocumentChanges,
  type DocumentChange,
  type DocumentKind,
} from './kind.ts'

/** What a client knows of a household's documents, in memory and in the browser's database. */
export interface ReplicaState<Address extends object> {
  /** The documents as the server sent them. */
  known: DocumentsByKey
  /** The number of the household's last change that the client has received with all before it; 0 when it has received none. */
  cursor: number
  /** The client's own changes that the server has not accepted yet, oldest first. */
  waiting: readonly DocumentChange<Address>[]
}

/** Changes from the server: all documents that changed after a cursor, up to the change number `seq`. */
export interface ServerChanges<Address extends object> {
  docs: readonly AddressedDocument<Address>[]
  seq: number
  /** Whether `docs` contains all documents of the household. */
  isWhole: boolean
}

/** The server's answer to changes: the ids of those it accepted and of those it refused. */
export interface ChangesAcknowledgement<Address extends object> {
  taken: readonly string[]
  refused: readonly { id: string }[]
  /** The documents that the changes belong to, as they are now. */
  docs: readonly AddressedDocument<Address>[]
}

export const emptyReplicaState: ReplicaState<never> = { known: new Map(), cursor: 0, waiting: [] }

/** The documents as the user sees them: those of the server with the waiting changes merged into them. */
export function visibleDocuments<Address extends object>(
  kind: DocumentKind<Address>,
  { known, waiting }: ReplicaState<Address>,
): DocumentsByKey {
  return applyDocumentChanges(kind, known, waiting)
}

/** Makes changes visible at once; they wait until the server has acknowledged them. */
export function enqueueChanges<Address extends object>(
  replica: ReplicaState<Address>,
  changes: readonly DocumentChange<Address>[],
): ReplicaState<Address> {
  return { ...replica, waiting: [...replica.waiting, ...changes] }
}

/** Applies changes from the server. They must be applied in the order in which the server sent them. */
export function applyServerChanges<Address extends object>(
  kind: DocumentKind<Address>,
  replica: ReplicaState<Address>,
  { docs, seq, isWhole }: ServerChanges<Address>,
  clock: HybridClock,
): ReplicaState<Address> {
  const known = withServerDocs(kind, isWhole ? new Map() : replica.known, docs, clock)
  return { ...replica, known, cursor: isWhole ? seq : Math.max(replica.cursor, seq) }
}

/** Applies an answer of the server. Removing a refused change from the queue undoes it: the server never stored it. */
export function applyAcknowledgement<Address extends object>(
  kind: DocumentKind<Address>,
  replica: ReplicaState<Address>,
  { taken, refused, docs }: ChangesAcknowledgement<Address>,
  clock: HybridClock,
): ReplicaState<Address> {
  const settled = new Set([...taken, ...refused.map(({ id }) => id)])
  return {
    // Changes by others may lie between: only `applyServerChanges`, whose input comes in order, moves the cursor.
    cursor: replica.cursor,
    known: withServerDocs(kind, replica.known, docs, clock),
    waiting: replica.waiting.filter(({ id }) => !settled.has(id)),
  }
}

/** Sets a clock, after a start, ahead of all timestamps that its client has stored. */
export function setClockAheadOfReplica<Address extends object>(
  clock: HybridClock,
  { known, waiting }: ReplicaState<Address>,
): void {
  for (const doc of [...known.values(), ...waiting]) clock.see(timestampsOfDocument(doc))
  clock.see(waiting.map(({ id }) => id))
}

/** Merges documents from the server and sets the clock ahead of them, so that later writes have later timestamps. */
function withServerDocs<Address extends object>(
  kind: DocumentKind<Address>,
  known: DocumentsByKey,
  docs: readonly AddressedDocument<Address>[],
  clock: HybridClock,
): DocumentsByKey {
  for (const doc of docs) clock.see(timestampsOfDocument(doc))
  return applyDocumentChanges(kind, known, docs)
}
