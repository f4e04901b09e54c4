import type { HybridClock } from './clock.ts'
import { type Docs, timestampsIn } from './documents.ts'
import { type AddressedDoc, type Change, type DocumentKind, withChanges } from './kind.ts'

/** What a client knows of a household's documents, in memory and on its disk. */
export interface ReplicaState<Address extends object> {
  /** What the server has told. */
  known: Docs
  /** The number of the household's change up to which the client was told all; 0 when it has nothing. */
  cursor: number
  /** The client's own changes that the server has not accepted yet, oldest first. */
  waiting: readonly Change<Address>[]
}

/** Changes as the server tells them: all after a cursor, up to the number `seq`. */
export interface ServerChanges<Address extends object> {
  docs: readonly AddressedDoc<Address>[]
  seq: number
  /** Whether these are all documents there are. */
  isWhole: boolean
}

/** What the server answers to changes it was sent. */
export interface Acknowledgement<Address extends object> {
  taken: readonly string[]
  refused: readonly { id: string }[]
  /** What the changes touched, as it is now. */
  docs: readonly AddressedDoc<Address>[]
}

export const emptyReplica: ReplicaState<never> = { known: new Map(), cursor: 0, waiting: [] }

/** The documents as this client's person sees them: what the server has, and on top of it what waits. */
export function visibleDocs<Address extends object>(
  kind: DocumentKind<Address>,
  { known, waiting }: ReplicaState<Address>,
): Docs {
  return withChanges(kind, known, waiting)
}

/** Makes changes visible at once; they wait until the server has acknowledged them. */
export function enqueue<Address extends object>(
  replica: ReplicaState<Address>,
  changes: readonly Change<Address>[],
): ReplicaState<Address> {
  return { ...replica, waiting: [...replica.waiting, ...changes] }
}

/** Takes over what the server tells, in the order in which it does. */
export function applyServerChanges<Address extends object>(
  kind: DocumentKind<Address>,
  replica: ReplicaState<Address>,
  { docs, seq, isWhole }: ServerChanges<Address>,
  clock: HybridClock,
): ReplicaState<Address> {
  const known = withServerDocs(kind, isWhole ? new Map() : replica.known, docs, clock)
  return { ...replica, known, cursor: isWhole ? seq : Math.max(replica.cursor, seq) }
}

/** Takes over an answer. A refused change is undone by no longer waiting: the server never had it. */
export function acknowledge<Address extends object>(
  kind: DocumentKind<Address>,
  replica: ReplicaState<Address>,
  { taken, refused, docs }: Acknowledgement<Address>,
  clock: HybridClock,
): ReplicaState<Address> {
  const settled = new Set([...taken, ...refused.map(({ id }) => id)])
  return {
    // Changes of others may lie between: only changes that come in order move the cursor.
    cursor: replica.cursor,
    known: withServerDocs(kind, replica.known, docs, clock),
    waiting: replica.waiting.filter(({ id }) => !settled.has(id)),
  }
}

/** Sets a clock, after a start, ahead of all that its client has. */
export function setClock<Address extends object>(
  clock: HybridClock,
  { known, waiting }: ReplicaState<Address>,
): void {
  for (const doc of [...known.values(), ...waiting]) clock.see(timestampsIn(doc))
  clock.see(waiting.map(({ id }) => id))
}

/** What is written from now on has later timestamps than all that the server told. */
function withServerDocs<Address extends object>(
  kind: DocumentKind<Address>,
  known: Docs,
  docs: readonly AddressedDoc<Address>[],
  clock: HybridClock,
): Docs {
  for (const doc of docs) clock.see(timestampsIn(doc))
  return withChanges(kind, known, docs)
}
