import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { DocumentChange, DocumentKind } from '#shared/replication/kind.ts'
import {
  applyAcknowledgement,
  applyServerChanges,
  type ChangesAcknowledgement,
  emptyReplicaState,
  enqueueChanges,
  type ReplicaState,
  type ServerChanges,
  setClockAheadOfReplica,
  visibleDocuments,
} from '#shared/replication/replica.ts'
import { Database } from './database.ts'

type NetworkMessage<Address extends object> =
  | { to: 'server'; server: number; client: number; changes: readonly DocumentChange<Address>[] }
  | { to: 'client'; server: number; client: number; page: number; answer: ChangesAcknowledgement<Address> }

interface Device<Address extends object> {
  replica: ReplicaState<Address>
  clock: HybridClock
  /** What the server has sent on this device's stream, and the device has not read. */
  stream: ServerChanges<Address>[]
  page: number
}

/** Several devices, two servers and one database, with a network between them that drops, repeats and reorders. */
export class Devices<Address extends object> {
  readonly kind: DocumentKind<Address>
  readonly database: Database<Address>
  readonly clients: Device<Address>[]
  network: NetworkMessage<Address>[] = []
  /** Every change that was ever made. */
  readonly made: DocumentChange<Address>[] = []
  #pages = 0
  protected nowMs = 1_700_000_000_000

  constructor(kind: DocumentKind<Address>, clients: number) {
    this.kind = kind
    this.database = new Database(kind)
    this.clients = Array.from({ length: clients }, () => this.#newPage(emptyReplicaState))
  }

  #newPage(replica: ReplicaState<Address>): Device<Address> {
    this.#pages += 1
    const clock = new HybridClock(`c${this.#pages}`)
    setClockAheadOfReplica(clock, replica)
    return { replica, clock, stream: [], page: this.#pages }
  }

  /** The documents as a client shows them. */
  docsOf(client: number): DocumentsByKey {
    return visibleDocuments(this.kind, this.clients[client]!.replica)
  }

  /** Wall clocks of clients are up to a day apart, and time may stand still. */
  now(client: number, passedMs: number): () => number {
    this.nowMs += passedMs
    return () => this.nowMs + client * 30_000_000
  }

  make(client: number, make: (clock: HybridClock, docs: DocumentsByKey) => DocumentChange<Address>[]): void {
    const device = this.clients[client]!
    const changes = make(device.clock, this.docsOf(client))
    this.made.push(...changes)
    device.replica = enqueueChanges(device.replica, changes)
  }

  send(client: number, server: number, max: number): void {
    const changes = this.clients[client]!.replica.waiting.slice(0, max)
    if (changes.length > 0) this.network.push({ to: 'server', server, client, changes })
  }

  /** Delivers one message, whatever its place in the queue; `isRepeated` leaves it there to come again. */
  deliver(index: number, isRepeated: boolean): void {
    const message = this.network[index % this.network.length]
    if (!message) return
    if (!isRepeated) this.network.splice(index % this.network.length, 1)
    const client = this.clients[message.client]!
    if (message.to === 'server') {
      const answer = this.database.take(message.changes)
      const { server } = message
      this.network.push({ to: 'client', server, client: message.client, page: client.page, answer })
    } else if (message.page === client.page)
      client.replica = applyAcknowledgement(this.kind, client.replica, message.answer, client.clock)
  }

  drop(index: number): void {
    if (this.network.length > 0) this.network.splice(index % this.network.length, 1)
  }

  /** Opens a stream from the client's cursor; what was under way in an older one is lost. */
  openStream(client: number): void {
    const device = this.clients[client]!
    device.stream = [this.database.after(device.replica.cursor)]
  }

  readNext(client: number): void {
    const device = this.clients[client]!
    const changes = device.stream.shift()
    if (changes) device.replica = applyServerChanges(this.kind, device.replica, changes, device.clock)
    else if (device.replica.cursor < this.database.seq) this.openStream(client)
  }

  /** Opens the page again from what its disk holds. */
  restartClient(client: number): void {
    const { replica } = this.clients[client]!
    const stored = JSON.parse(JSON.stringify({ ...replica, known: [...replica.known] }))
    this.clients[client] = this.#newPage({ ...stored, known: new Map(stored.known) })
  }

  /** Kills a server: what was on its way to it or from it never comes. */
  restartServer(server: number): void {
    this.network = this.network.filter((message) => message.server !== server)
    for (const [index, device] of this.clients.entries()) if (index % 2 === server) device.stream = []
  }

  /** The network works again: sends all that waits, and tells every device. */
  settleAll(): void {
    while (this.network.length > 0) this.deliver(0, false)
    for (const device of this.clients) {
      const answer = this.database.take(device.replica.waiting)
      device.replica = applyAcknowledgement(this.kind, device.replica, answer, device.clock)
      device.stream = []
    }
    for (const device of this.clients) {
      const changes = this.database.after(device.replica.cursor)
      device.replica = applyServerChanges(this.kind, device.replica, changes, device.clock)
    }
  }
}
