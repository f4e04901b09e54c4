import { randomUUID } from 'node:crypto'
import type { Changes } from '#shared/contract/grocery.ts'
import type { Docs } from '#shared/grocery/lists.ts'
import { type GroceryList, readLists } from '#shared/grocery/lists.ts'
import { type Operation, operationsOf } from '#shared/grocery/operations.ts'
import { emptyQueue, enqueue, hear, type Queue, settle, shownTo } from '#shared/grocery/queue.ts'
import { Clock } from '#shared/grocery/stamps.ts'
import { householdOf } from './households.ts'
import type { TestMember } from './testKitchen.ts'

type Sync = TestMember['caller']['grocery']['sync']
type Make = (operations: ReturnType<typeof operationsOf>, docs: Docs) => Operation[]

/** What a browser keeps of the lists of its household, and its way to the server. */
export class GroceryClient {
  queue: Queue = emptyQueue
  /** Every change it ever made. */
  readonly made: Operation[] = []
  readonly clock = new Clock(randomUUID().replaceAll('-', ''))
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
  keep(make: Make): Operation[] {
    const operations = make(operationsOf(this.clock, Date.now), shownTo(this.queue))
    this.queue = enqueue(this.queue, operations)
    this.made.push(...operations)
    return operations
  }

  async send(operations: readonly Operation[]): Promise<Awaited<ReturnType<Sync>>> {
    const answer = await this.#sync(operations)
    this.queue = settle(this.queue, answer, this.clock)
    return answer
  }

  /** Sends what waits; the server takes it, and the answer never comes. */
  async sendUnheard(): Promise<void> {
    await this.#sync(this.queue.waiting)
  }

  async #sync(operations: readonly Operation[]): Promise<Awaited<ReturnType<Sync>>> {
    const { caller } = this.#member
    return await caller.grocery.sync({ householdId: this.householdId, operations: [...operations] })
  }

  add(name: string, quantity = '', listId = 'default') {
    return this.change((op) => [op.addItem(this.#member.userId, listId, { name, quantity, category: null })])
  }

  /** A stream of changes from where this client is, or from `lastEventId`. */
  async open(lastEventId?: string): Promise<ChangeStream> {
    const input = { householdId: this.householdId, since: this.queue.since, lastEventId }
    const stream = (await this.#member.caller.grocery.changes(input)) as AsyncIterable<unknown>
    return new ChangeStream(stream[Symbol.asyncIterator](), (told) => {
      this.queue = hear(this.queue, told, this.clock)
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
    return readLists(shownTo(this.queue))
  }

  /** Names of what the first list shows. */
  names(): string[] {
    return this.lists()[0]!.items.map(({ name }) => name)
  }
}

export class ChangeStream {
  readonly #events: AsyncIterator<unknown>
  readonly #heard: (told: Changes) => void
  readonly ids: string[] = []

  constructor(events: AsyncIterator<unknown>, heard: (told: Changes) => void) {
    this.#events = events
    this.#heard = heard
  }

  /** The next changes; null when the stream ends. A refusal is thrown. */
  async next(): Promise<Changes | null> {
    const { value, done } = await this.#events.next()
    if (done) return null
    const [id, told] = value as [string, Changes]
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
