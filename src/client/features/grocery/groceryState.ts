import type { Changes } from '#shared/contract/grocery.ts'
import { docKey, groceryKind, type ListAddress, type Operation } from '#shared/grocery/kind.ts'
import { type GroceryList, readLists } from '#shared/grocery/lists.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { Docs } from '#shared/replication/documents.ts'
import {
  applyServerChanges,
  emptyReplica,
  type ReplicaState,
  visibleDocs,
} from '#shared/replication/replica.ts'
import type { DiskChange } from './groceryDisk.ts'
import type { Failure } from './groceryServer.ts'

/**
 * How the server was reached last. `server away`: there is a network, but Larder did not answer, or refused for now
 * (5xx, 408, 425, 429).
 */
export type Connection = 'online' | 'server away' | 'offline'

/** What a screen shows of the lists. */
export interface GroceryState {
  lists: readonly GroceryList[]
  docs: Docs
  /** Whether these are all: of long lists a page brings along a part. */
  isWhole: boolean
  /** Changes that the server has not taken yet. */
  waiting: number
  connection: Connection
  /** Whether it is something else that has answered, for long, in Larder's place. */
  isIntercepted: boolean
  /** Whether it is known what waits: this browser may keep changes that were made before the page was opened. */
  isRead: boolean
  /** Whether there is anything to show: the server or this browser has told of the lists. */
  isKnown: boolean
  /** Why the server could not be asked, while that is so. */
  failure: Failure | null
  /** What the server refused, newest last; each was undone. */
  refusals: readonly { id: string; sentence: string }[]
  /** Whether this browser keeps the lists when its page is closed. */
  isKept: boolean
}

/** What is true of the lists beside what is on them. */
export type Around = Omit<GroceryState, 'lists' | 'docs' | 'isWhole' | 'waiting'>

const aroundAtFirst: Around = {
  connection: 'online',
  isIntercepted: false,
  isRead: false,
  isKnown: false,
  failure: null,
  refusals: [],
  isKept: true,
}

/** What a page shows before anything but itself was heard; the same on the server and in the browser. */
export function stateAtFirst(first: Changes | undefined): GroceryState {
  const queue = first
    ? applyServerChanges(groceryKind, emptyReplica, { ...first, isWhole: true }, new HybridClock('nobody'))
    : emptyReplica
  return shownState(queue, { ...aroundAtFirst, isKnown: first !== undefined })
}

export function shownState(queue: ReplicaState<ListAddress>, around: Around): GroceryState {
  const docs = visibleDocs(groceryKind, queue)
  const isWhole = queue.cursor > 0
  return { ...around, lists: readLists(docs), docs, isWhole, waiting: changesIn(queue.waiting) }
}

/** How many changes a person made: an aisle that is found after its item was added belongs to that addition. */
function changesIn(operations: readonly Operation[]): number {
  const added = new Set<string>()
  return operations.filter(({ listId, itemId, fields }) => {
    const key = docKey(listId, itemId)
    if (fields.name) added.add(key)
    else if (fields.category) return !added.has(key)
    return true
  }).length
}

/** All that is known, as the disk takes it. */
export function wholeOf({ known, cursor }: ReplicaState<ListAddress>): DiskChange {
  const docs = [...known].map(([key, { fields, removed }]) => {
    const slash = key.indexOf('/')
    return { listId: key.slice(0, slash), itemId: key.slice(slash + 1) || null, fields, removed }
  })
  return { docs, isWhole: true, since: cursor }
}
