import { randomUUID } from 'node:crypto'
import type { GroceryChanges } from '#shared/contract/grocery.ts'
import {
  type GroceryDocumentAddress,
  type GroceryOperation,
  groceryDocumentKind,
} from '#shared/grocery/kind.ts'
import { type GroceryList, readGroceryLists } from '#shared/grocery/lists.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import {
  applyAcknowledgement,
  applyServerChanges,
  emptyReplicaState,
  enqueueChanges,
  type ReplicaState,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import { householdOf } from '../households/households.ts'
import type { TestMember } from '../testSite.ts'

type Sync = TestMember['caller']['grocery']['sync']
type Make = (
  operations: ReturnType<typeof createGroceryOperations>,
  docs: DocumentsByKey,
) => GroceryOperation[]

/** What a browser keeps of the lists of its household, and its way to the server. */
export class GroceryClient {
  queue: ReplicaState<GroceryDocumentAddress> = emptyReplicaState
  /** Every change it ever made. */
  readonly made: GroceryOperation[] = []
  readonly clock = new HybridClock(randomUUID().replaceAll('-', ''))
  readonly householdId: string
  readonly #member: TestMember

  constructor(member: TestMember, householdId: string) {
    this.#member = member
    this.householdId = householdId
  }

  /** Makes changes and sends them; where the answer does not come, they wait. */
  async change(make: Make): Promise<Awaited<ReturnType<Sync>>> {
    return await this.send(this.keep(make))
  }

  /** Makes changes that wait. */
  keep(make: Make): GroceryOperation[] {
    const operations = make(
      createGroceryOperations(this.clock, Date.now),
      visibleDocuments(groceryDocumentKind, this.queue),
    )
    this.queue = enqueueChanges(this.queue, operations)
    this.made.push(...operations)
    return operations
  }

  async send(operations: readonly GroceryOperation[]): Promise<Awaited<ReturnType<Sync>>> {
    const answer = await this.#sync(operations)
    this.queue = applyAcknowledgement(groceryDocumentKind, this.queue, answer, this.clock)
    return answer
  }

  /** Sends what waits; the server takes it, and the answer never comes. */
  async sendUnheard(): Promise<void> {
    await this.#sync(this.queue.waiting)
  }

  async #sync(operations: readonly GroceryOperation[]): Promise<Awaited<ReturnType<Sync>>> {
    const { caller } = this.#member
    return await caller.grocery.sync({ householdId: this.householdId, operations: [...operations] })
  }

  add(name: string, quantity = '', listId = 'default') {
    return this.change((op) => [op.addItem(this.#member.userId, listId, { name, quantity, category: null })])
  }

  /** A stream of changes from where this client is, or from `lastEventId`. */
  async open(lastEventId?: string): Promise<ChangeStream> {
    const input = { householdId: this.householdId, since: this.queue.cursor, lastEventId }
    const stream = (await this.#member.caller.grocery.changes(input)) as AsyncIterable<unknown>
    return new ChangeStream(stream[Symbol.asyncIterator](), (told) => {
      this.queue = applyServerChanges(groceryDocumentKind, this.queue, told, this.clock)
    })
  }

  /** Hears all there is, of which there must be something new. */
  async refresh(): Promise<this> {
    const stream = await this.open()
    await stream.next()
    await stream.close()
    return this
  }

  lists(): GroceryList[] {
    return readGroceryLists(visibleDocuments(groceryDocumentKind, this.queue))
  }

  /** Names of what the first list shows. */
  names(): string[] {
    return this.lists()[0]!.items.map(({ name }) => name)
  }
}

export class ChangeStream {
  readonly #events: AsyncIterator<unknown>
  readonly #heard: (told: GroceryChanges) => void
  readonly ids: string[] = []

  constructor(events: AsyncIterator<unknown>, heard: (told: GroceryChanges) => void) {
    this.#events = events
    this.#heard = heard
  }

  /** The next changes; null when the stream ends. A refusal is thrown. */
  async next(): Promise<GroceryChanges | null> {
    const { value, done } = await this.#events.next()
    if (done) return null
    const [id, told] = value as [string, GroceryChanges]
    this.ids.push(id)
    this.#heard(told)
    return told
  }

  async close(): Promise<void> {
    await this.#events.return?.()
  }
}

export async function groceriesOf(member: TestMember): Promise<GroceryClient> {
  return new GroceryClient(member, (await householdOf(member)).id)
}
