import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { DocumentChange, DocumentKind } from '#shared/replication/kind.ts'
import {
  applyServerChanges,
  emptyReplicaState,
  type ReplicaState,
  type ServerChanges,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import type { ReplicaDiskChange } from './disk.ts'
import type { ReplicationFailure } from './failure.ts'

/**
 * The result of the last contact with the server. `server away`: there is a network, but Larder did not answer, or refused for
 * now (5xx, 408, 425, 429).
 */
export type ServerConnectionState = 'online' | 'server away' | 'offline'

/** The state of a replica that screens show. */
export interface ShownReplica {
  docs: DocumentsByKey
  /** Whether these are all documents: a page with long lists comes with only a part of them. */
  isWhole: boolean
  /** The number of changes that the server has not acknowledged yet, as the kind's `countMade` counts them. */
  waiting: number
  connection: ServerConnectionState
  /** Whether something else has answered in Larder's place for an hour or longer. */
  isIntercepted: boolean
  /**
   * Whether the browser's database has been read, or could not be read: it may hold changes from before the page was opened.
   */
  isRead: boolean
  /** Whether the documents are known, from the server or from the browser's database. */
  isKnown: boolean
  /** Why the server cannot be asked at present; null when it can. */
  failure: ReplicationFailure | null
  /** The last few refused changes, newest last; each was undone. */
  refusals: readonly { id: string; sentence: string }[]
  /** Whether the browser stores the documents beyond the life of the page. */
  isKept: boolean
}

/** The maximum number of refusals that are shown. */
export const maxRefusals = 3

/** Whether there is something that `ReplicaNotices` says: its file is fetched only then. */
export const hasReplicaNotices = ({ refusals, isIntercepted, isKept }: ShownReplica): boolean =>
  refusals.length > 0 || isIntercepted || !isKept

/** The state of a replica apart from its documents and waiting changes. */
export type ReplicaStatus = Omit<ShownReplica, 'docs' | 'isWhole' | 'waiting'>

const initialStatus: ReplicaStatus = {
  connection: 'online',
  isIntercepted: false,
  isRead: false,
  isKnown: false,
  failure: null,
  refusals: [],
  isKept: true,
}

type CountingKind<Address extends object> = DocumentKind<Address> & {
  countMade: (changes: readonly DocumentChange<Address>[]) => number
}

/** A replica with only the documents that came with the page; empty if none came. Sets `clock` ahead of their timestamps. */
export function createInitialReplica<Address extends object>(
  kind: DocumentKind<Address>,
  first: ServerChanges<Address> | undefined,
  clock: HybridClock,
): ReplicaState<Address> {
  return first
    ? applyServerChanges(kind, emptyReplicaState, { ...first, isWhole: true }, clock)
    : emptyReplicaState
}

/** What a page shows before the database or the server has been read; the same on the server and in the browser. */
export function createInitialShownReplica<Address extends object>(
  kind: CountingKind<Address>,
  first: ServerChanges<Address> | undefined,
): ShownReplica {
  const replica = createInitialReplica(kind, first, new HybridClock('none'))
  return toShownReplica(kind, replica, { ...initialStatus, isKnown: first !== undefined })
}

export function toShownReplica<Address extends object>(
  kind: CountingKind<Address>,
  replica: ReplicaState<Address>,
  around: ReplicaStatus,
): ShownReplica {
  return {
    ...around,
    docs: visibleDocuments(kind, replica),
    isWhole: replica.cursor > 0,
    waiting: kind.countMade(replica.waiting),
  }
}

/** All known documents and the cursor, as `ReplicaDisk.write` takes them. */
export function allDocumentsToStore<Address extends object>(
  kind: DocumentKind<Address>,
  { known, cursor }: ReplicaState<Address>,
): ReplicaDiskChange<Address> {
  const docs = [...known].map(([key, { fields, removed }]) => ({ ...kind.addressOf(key), fields, removed }))
  return { docs, isWhole: true, cursor }
}
