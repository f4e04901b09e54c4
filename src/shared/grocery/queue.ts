import { type Doc, emptyDoc, merge, stampsIn } from './documents.ts'
import { type Docs, docKey } from './lists.ts'
import { type Operation, withOperations } from './operations.ts'
import type { Clock } from './stamps.ts'

/** A list or an item as the server has it. */
export interface ServerDoc extends Doc {
  listId: string
  itemId: string | null
}

/**
 * What a client keeps of a household's lists, in memory and on its disk: what the server told it, up to which of the
 * household's changes it has heard all, and its own changes that the server has not taken yet.
 */
export interface Queue {
  known: Docs
  since: number
  waiting: readonly Operation[]
}

export const emptyQueue: Queue = { known: new Map(), since: 0, waiting: [] }

/** The lists as this client's person sees them: what the server has, and on it what is on its way there. */
export const shownTo = ({ known, waiting }: Queue): Docs => withOperations(known, waiting)

/** Makes changes at once; they wait until `taken` or `refused` is heard of them. */
export function enqueue(queue: Queue, operations: readonly Operation[]): Queue {
  return { ...queue, waiting: [...queue.waiting, ...operations] }
}

/** Hears of changes, in the server's order: all after `since` up to `seq`; `isWhole`: these are all there is. */
export function hear(
  queue: Queue,
  told: { docs: readonly ServerDoc[]; seq: number; isWhole: boolean },
  clock: Clock,
): Queue {
  const known = withServerDocs(told.isWhole ? new Map() : queue.known, told.docs, clock)
  return { ...queue, known, since: told.isWhole ? told.seq : Math.max(queue.since, told.seq) }
}

/** Hears what became of changes it sent. A refused one is undone by no longer waiting: the server never had it. */
export function settle(
  queue: Queue,
  answer: { taken: readonly string[]; refused: readonly { id: string }[]; docs: readonly ServerDoc[] },
  clock: Clock,
): Queue {
  const over = new Set([...answer.taken, ...answer.refused.map(({ id }) => id)])
  return {
    // Others' changes may lie between: `since` moves only by what was heard in order.
    since: queue.since,
    known: withServerDocs(queue.known, answer.docs, clock),
    waiting: queue.waiting.filter(({ id }) => !over.has(id)),
  }
}

/** Sets a clock, after a start, ahead of all that its client has. */
export function setClock(clock: Clock, { known, waiting }: Queue): void {
  for (const doc of [...known.values(), ...waiting]) clock.see(stampsIn(doc))
  clock.see(waiting.map(({ id }) => id))
}

/** Whoever writes from now on writes after all that was heard. */
function withServerDocs(known: Docs, docs: readonly ServerDoc[], clock: Clock): Docs {
  const merged = new Map(known)
  for (const { listId, itemId, fields, removed } of docs) {
    clock.see(stampsIn({ fields, removed }))
    const key = docKey(listId, itemId)
    merged.set(key, merge(merged.get(key) ?? emptyDoc, { fields, removed }))
  }
  return merged
}
