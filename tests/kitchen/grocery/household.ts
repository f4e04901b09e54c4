import { recipeOperations } from '#shared/grocery/addRecipe.ts'
import { emptyDoc, merge, stampsIn } from '#shared/grocery/documents.ts'
import { type Docs, docKey, readLists } from '#shared/grocery/lists.ts'
import { type Operation, operationsOf } from '#shared/grocery/operations.ts'
import {
  emptyQueue,
  enqueue,
  hear,
  type Queue,
  type ServerDoc,
  setClock,
  settle,
  shownTo,
} from '#shared/grocery/queue.ts'
import { Clock } from '#shared/grocery/stamps.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'

type Answer = Parameters<typeof settle>[1]

/** The one database behind all servers: each transaction whole, one after the other. */
export class Database {
  seq = 0
  docs = new Map<string, ServerDoc & { seq: number }>()

  take(operations: readonly Operation[]): Answer {
    this.seq += 1
    const touched = new Map<string, ServerDoc & { seq: number }>()
    for (const { listId, itemId, fields, removed, id: _ } of operations) {
      const key = docKey(listId, itemId)
      const merged = merge(this.docs.get(key) ?? emptyDoc, { fields, removed })
      const doc = { listId, itemId, fields: merged.fields, removed: merged.removed, seq: this.seq }
      this.docs.set(key, doc)
      touched.set(key, doc)
    }
    return { taken: operations.map(({ id }) => id), refused: [], docs: [...touched.values()] }
  }

  after(since: number): Parameters<typeof hear>[1] {
    const docs = [...this.docs.values()].filter(({ seq }) => seq > since)
    return { docs, seq: this.seq, isWhole: since === 0 }
  }

  get all(): Docs {
    return this.docs
  }
}

type Message =
  | { to: 'server'; server: number; client: number; operations: readonly Operation[] }
  | { to: 'client'; server: number; client: number; page: number; answer: Answer }

/** Three people's browsers, two servers and one database, with a network between that does as it likes. */
export class Household {
  database = new Database()
  clients: { queue: Queue; clock: Clock; stream: Parameters<typeof hear>[1][]; page: number }[]
  network: Message[] = []
  /** Every change anybody ever made. */
  made: Operation[] = []
  #pages = 0
  #nowMs = 1_700_000_000_000

  constructor(clients: number) {
    this.clients = Array.from({ length: clients }, () => this.#newPage(emptyQueue))
  }

  #newPage(queue: Queue) {
    this.#pages += 1
    const clock = new Clock(`c${this.#pages}`)
    setClock(clock, queue)
    return { queue, clock, stream: [], page: this.#pages }
  }

  /** Wall clocks of clients are up to a day apart, and time may stand still. */
  now(client: number, passedMs: number): () => number {
    this.#nowMs += passedMs
    return () => this.#nowMs + client * 30_000_000
  }

  change(
    client: number,
    passedMs: number,
    make: (operations: ReturnType<typeof operationsOf>, docs: Docs) => Operation[],
  ): void {
    const { queue, clock } = this.clients[client]!
    const operations = make(operationsOf(clock, this.now(client, passedMs)), shownTo(queue))
    this.made.push(...operations)
    this.clients[client]!.queue = enqueue(queue, operations)
  }

  /** As the service does it: by what the database holds now. */
  addRecipe(listId: string, id: string, lines: readonly GroceryLine[]): void {
    const clock = new Clock('server')
    for (const doc of this.database.docs.values()) clock.see(stampsIn(doc))
    const list = readLists(this.database.all).find((each) => each.id === listId)
    const recipe = { recipeId: id, name: id, servings: 2, youHave: [] }
    const stamp = clock.next(this.#nowMs)
    const operations = recipeOperations(listId, list?.items ?? [], { id, recipe, lines }, (n) => n, stamp)
    this.made.push(...operations)
    this.database.take(operations)
  }

  send(client: number, server: number, most: number): void {
    const operations = this.clients[client]!.queue.waiting.slice(0, most)
    if (operations.length > 0) this.network.push({ to: 'server', server, client, operations })
  }

  /** Delivers one message, wherever it stands in line; `isRepeated` leaves it there to come again. */
  deliver(index: number, isRepeated: boolean): void {
    const message = this.network[index % this.network.length]
    if (!message) return
    if (!isRepeated) this.network.splice(index % this.network.length, 1)
    const client = this.clients[message.client]!
    if (message.to === 'server') {
      const answer = this.database.take(message.operations)
      this.network.push({ ...message, to: 'client', page: client.page, answer })
    } else if (message.page === client.page) client.queue = settle(client.queue, message.answer, client.clock)
  }

  drop(index: number): void {
    if (this.network.length > 0) this.network.splice(index % this.network.length, 1)
  }

  /** A stream is opened from where the client is, and what was under way in an older one is lost. */
  openStream(client: number): void {
    const each = this.clients[client]!
    each.stream = [this.database.after(each.queue.since)]
  }

  hearNext(client: number): void {
    const each = this.clients[client]!
    const told = each.stream.shift()
    if (told) each.queue = hear(each.queue, told, each.clock)
    else if (each.queue.since < this.database.seq) this.openStream(client)
  }

  /** The page is opened again from what its disk holds. */
  restartClient(client: number): void {
    const { queue } = this.clients[client]!
    const kept = { ...queue, known: [...queue.known] }
    const read = JSON.parse(JSON.stringify(kept))
    this.clients[client] = this.#newPage({ ...read, known: new Map(read.known) })
  }

  /** A server is killed: what was on its way to it or from it never comes. */
  restartServer(server: number): void {
    this.network = this.network.filter((message) => message.server !== server)
    for (const [index, client] of this.clients.entries()) if (index % 2 === server) client.stream = []
  }

  /** The network works again, and all that waits is sent and heard. */
  settleAll(): void {
    while (this.network.length > 0) this.deliver(0, false)
    for (const client of this.clients) {
      client.queue = settle(client.queue, this.database.take(client.queue.waiting), client.clock)
      client.stream = []
    }
    for (const client of this.clients)
      client.queue = hear(client.queue, this.database.after(client.queue.since), client.clock)
  }
}
