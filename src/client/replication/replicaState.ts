import { HybridClock } from '#shared/replication/clock.ts'
import type { Docs } from '#shared/replication/documents.ts'
import type { Change, DocumentKind } from '#shared/replication/kind.ts'
import {
  applyServerChanges,
  emptyReplica,
  type ReplicaState,
  type ServerChanges,
  visibleDocs,
} from '#shared/replication/replica.ts'
import type { DiskChange } from './disk.ts'
import type { Failure } from './failure.ts'

/**
 * How the server was reached last. `server away`: there is a network, but Larder did not answer, or refused for now
 * (5xx, 408, 425, 429).
 */
export type Connection = 'online' | 'server away' | 'offline'

/** What a screen shows of a replica. */
export interface ShownReplica {
  docs: Docs
  /** Whether these are all: of long lists a page brings along a part. */
  isWhole: boolean
  /** Changes that the server has not accepted yet. */
  waiting: number
  connection: Connection
  /** Whether it is something else that has answered, for long, in Larder's place. */
  isIntercepted: boolean
  /** Whether it is known what waits: this browser may keep changes that were made before the page was opened. */
  isRead: boolean
  /** Whether there is anything to show: the server or this browser has told of the documents. */
  isKnown: boolean
  /** Why the server could not be asked, while that is so. */
  failure: Failure | null
  /** What the server refused, newest last; each was undone. */
  refusals: readonly { id: string; sentence: string }[]
  /** Whether this browser keeps the documents when its page is closed. */
  isKept: boolean
}

/** What is true of a replica beside what is in it. */
export type Around = Omit<ShownReplica, 'docs' | 'isWhole' | 'waiting'>

const aroundAtFirst: Around = {
  connection: 'online',
  isIntercepted: false,
  isRead: false,
  isKnown: false,
  failure: null,
  refusals: [],
  isKept: true,
}

type CountingKind<Address extends object> = DocumentKind<Address> & {
  countMade: (changes: readonly Change<Address>[]) => number
}

/** What a page brought along, as a replica that has nothing else; `clock` is set ahead of it. */
export function replicaAtFirst<Address extends object>(
  kind: DocumentKind<Address>,
  first: ServerChanges<Address> | undefined,
  clock: HybridClock,
): ReplicaState<Address> {
  return first ? applyServerChanges(kind, emptyReplica, { ...first, isWhole: true }, clock) : emptyReplica
}

/** What a page shows before anything but itself was heard; the same on the server and in the browser. */
export function shownAtFirst<Address extends object>(
  kind: CountingKind<Address>,
  first: ServerChanges<Address> | undefined,
): ShownReplica {
  const replica = replicaAtFirst(kind, first, new HybridClock('none'))
  return shownOf(kind, replica, { ...aroundAtFirst, isKnown: first !== undefined })
}

export function shownOf<Address extends object>(
  kind: CountingKind<Address>,
  replica: ReplicaState<Address>,
  around: Around,
): ShownReplica {
  return {
    ...around,
    docs: visibleDocs(kind, replica),
    isWhole: replica.cursor > 0,
    waiting: kind.countMade(replica.waiting),
  }
}

/** All that is known, as the disk takes it. */
export function wholeOf<Address extends object>(
  kind: DocumentKind<Address>,
  { known, cursor }: ReplicaState<Address>,
): DiskChange<Address> {
  const docs = [...known].map(([key, { fields, removed }]) => ({ ...kind.addressOf(key), fields, removed }))
  return { docs, isWhole: true, cursor }
}
