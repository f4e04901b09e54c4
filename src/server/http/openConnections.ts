import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { visitorOf, widerNetworksOf } from '../context.ts'
import { keyOf, readSendQueues } from './sendQueues.ts'

/** Connections at once, where the process may open as many files. Each costs some 20 kB while nothing is asked on it. */
const mostOpen = 4_000
/** Files that everything but connections needs. */
const ownFiles = 200
/** Bytes of requests that have not been answered and of answers that clients have not taken, together. */
const mostHeldBytes = 64 * 1024 * 1024
/** What an answer under way holds beside the bytes that wait: a block of its file, the state of its compression. */
const answerBytes = 256 * 1024
const lookEveryMs = 250
/** Bytes of answers that the kernel holds until clients take them; it counts them to a container's memory. */
const maxQueuedBytes = 96 * 1024 * 1024
/** Reading the kernel's table of 4,000 connections takes some milliseconds, most of them not on the event loop. */
const readQueuesEveryMs = 1_000
/** The most that Linux holds for one connection, unless tcp_wmem says otherwise. */
const maxQueueOfOne = 4 * 1024 * 1024

export interface ConnectionLimits {
  mostOpen: number
  mostHeldBytes: number
  maxQueuedBytes: number
}

/**
 * Bounds what clients hold by keeping connections open, whatever is asked on them: how many there are, how many bytes
 * of requests they have sent that are not answered yet, and how many bytes of answers wait for them, here or in the kernel.
 * Where it is too much, connections of the network that holds most are cut.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits = {
    mostOpen: mostOpenWithin(readOpenFilesLimit()),
    mostHeldBytes,
    maxQueuedBytes,
  },
): void {
  const networks = new Map<string, Set<Socket>>()
  const unansweredOn = followRequests(app)
  let count = 0
  const stopListening = onConnection(app, (socket) => {
    const network = siteOf(visitorOf(socket.remoteAddress ?? ''))
    const ofNetwork = networks.get(network) ?? new Set()
    networks.set(network, ofNetwork.add(socket))
    count += 1
    socket.once('close', () => {
      count -= 1
      ofNetwork.delete(socket)
      if (ofNetwork.size === 0) networks.delete(network)
    })
    if (count > limits.mostOpen) cutOldest(networks)
  })
  const tell = (cut: number) => {
    if (cut > 0) app.log.warn({ connections: cut }, 'connections cut off that held too much memory')
  }
  const timer = setInterval(() => {
    tell(cutHeaviest(holdersAmong(networks, unansweredOn, bytesHeldOn), limits.mostHeldBytes))
  }, lookEveryMs)
  const queuesTimer = setInterval(async () => {
    if (queueableBytes(networks) <= limits.maxQueuedBytes) return
    const queues = await readSendQueues()
    const queuedOn = (socket: Socket) => queues.get(endsOf(socket)) ?? 0
    tell(cutHeaviest(holdersAmong(networks, unansweredOn, queuedOn), limits.maxQueuedBytes))
  }, readQueuesEveryMs)
  app.addHook('onClose', async () => {
    stopListening()
    clearInterval(timer)
    clearInterval(queuesTimer)
  })
}

/** Bytes that the kernel may hold for these connections at most: all that was ever written to them, 4 MB each. */
function queueableBytes(networks: ReadonlyMap<string, ReadonlySet<Socket>>): number {
  let sum = 0
  for (const sockets of networks.values())
    for (const { bytesWritten } of sockets) sum += Math.min(bytesWritten, maxQueueOfOne)
  return sum
}

function endsOf({ localPort = 0, remoteAddress = '', remotePort = 0 }: Socket): string {
  return keyOf({ localPort, remoteAddress, remotePort })
}

/** Each connection is a file, and may be sent one. */
export function mostOpenWithin(openFiles: number): number {
  return Math.max(50, Math.min(mostOpen, Math.floor((openFiles - ownFiles) / 2)))
}

/** How many files this process may open; infinite where it cannot be asked. */
function readOpenFilesLimit(): number {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * Calls back for each connection that is made to the server; returns how to stop. Heard of through a channel, since a
 * server that listens on `localhost` is two.
 */
export function onConnection(app: FastifyInstance, made: (socket: Socket) => void): () => void {
  const listener = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    const ports = app.addresses().map((address) => (address as AddressInfo).port)
    if (ports.includes(socket.localPort ?? -1)) made(socket)
  }
  subscribe('net.server.socket', listener)
  return () => unsubscribe('net.server.socket', listener)
}

/** What one customer may have all of: of IPv6 the /48, where there are 65,536 networks for connections to come from. */
function siteOf(visitor: string): string {
  return widerNetworksOf(visitor).at(-1)?.network ?? visitor
}

/** Cuts off the oldest connection of the network that has most. */
function cutOldest(networks: ReadonlyMap<string, ReadonlySet<Socket>>): void {
  const [largest] = [...networks.values()].toSorted((a, b) => b.size - a.size)
  for (const socket of largest ?? []) {
    socket.destroy()
    return
  }
}

/** Uploads that hold memory within a limit of their own: they are not counted here. */
const countedElsewhere = new WeakSet<Socket>()

/** Leaves out what a connection holds while `work` goes on, which has a limit of its own. */
export async function countElsewhere<T>(socket: Socket, work: () => Promise<T>): Promise<T> {
  countedElsewhere.add(socket)
  try {
    return await work()
  } finally {
    countedElsewhere.delete(socket)
  }
}

interface Unanswered {
  requests: number
  /** Bytes read on the connection when it last waited for no answer. */
  bytesBefore: number
  /** Whose request it is: behind a proxy not the network that connected. */
  network: string
}

function followRequests(app: FastifyInstance): (socket: Socket) => Unanswered | undefined {
  const unanswered = new WeakMap<Socket, Unanswered>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const known = unanswered.get(socket) ?? { requests: 0, bytesBefore: 0, network: '' }
    unanswered.set(socket, known)
    known.requests += 1
    known.network = siteOf(visitorOf(request.ip))
    reply.raw.once('close', () => {
      known.requests -= 1
      if (known.requests === 0) known.bytesBefore = socket.bytesRead
    })
    done()
  })
  return (socket) => unanswered.get(socket)
}

interface Holder {
  holding: { socket: Socket; bytes: number }[]
  bytes: number
}

/** Bytes that this process holds for a connection: of requests that are not answered, and of answers that wait. */
function bytesHeldOn(socket: Socket, bytesBefore: number): number {
  const unread = socket.writableLength
  const sent = countedElsewhere.has(socket) ? 0 : socket.bytesRead - bytesBefore
  return sent + (unread > 0 ? unread + answerBytes : 0)
}

/** Bytes in memory for each network that holds any, and for its connections. */
function holdersAmong(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  unansweredOn: (socket: Socket) => Unanswered | undefined,
  bytesOn: (socket: Socket, bytesBefore: number) => number,
): Holder[] {
  const holders = new Map<string, Holder>()
  for (const [connected, sockets] of networks)
    for (const socket of sockets) {
      const { bytesBefore = 0, network = connected } = unansweredOn(socket) ?? {}
      const bytes = bytesOn(socket, bytesBefore)
      if (bytes === 0) continue
      const holder = holders.get(network) ?? { holding: [], bytes: 0 }
      holders.set(network, holder)
      holder.holding.push({ socket, bytes })
      holder.bytes += bytes
    }
  return [...holders.values()]
}

/** Cuts off connections of the network that holds most, the heaviest first, until no more is held than may be. Returns how many. */
function cutHeaviest(holders: readonly Holder[], most: number): number {
  let excess = holders.reduce((sum, { bytes }) => sum + bytes, 0) - most
  if (excess <= 0) return 0
  for (const { holding } of holders) holding.sort((a, b) => b.bytes - a.bytes)
  let cut = 0
  while (excess > 0) {
    const holder = holders.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest))
    const heaviest = holder.holding.shift()
    if (!heaviest) break
    // At once: otherwise the kernel would hold what it has until the client takes it.
    heaviest.socket.resetAndDestroy()
    holder.bytes -= heaviest.bytes
    excess -= heaviest.bytes
    cut += 1
  }
  return cut
}
