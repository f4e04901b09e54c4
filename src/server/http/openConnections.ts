import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { visitorOf, widerNetworksOf } from '../context.ts'

/** Connections at once, where the process may open as many files. Each costs some 20 kB while nothing is asked on it. */
const mostOpen = 4_000
/** Files that everything but connections needs. */
const ownFiles = 200
/** Bytes of requests that have not been answered and of answers that clients have not taken, together. */
const mostHeldBytes = 64 * 1024 * 1024
/** What an answer under way holds beside the bytes that wait: a block of its file, the state of its compression. */
const answerBytes = 256 * 1024
const lookEveryMs = 250

export interface ConnectionLimits {
  mostOpen: number
  mostHeldBytes: number
}

/**
 * Bounds what clients hold by keeping connections open, whatever is asked on them: how many there are, how many bytes
 * of requests they have sent that are not answered yet, and how many bytes of answers wait for them. Where it is too much,
 * connections of the network that holds most are cut.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits = { mostOpen: mostOpenWithin(readOpenFilesLimit()), mostHeldBytes },
): void {
  const networks = new Map<string, Set<Socket>>()
  const received = countUnanswered(app)
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
  const timer = setInterval(() => {
    const cut = cutHeaviest(networks, (socket) => heldBy(socket, received), limits.mostHeldBytes)
    if (cut > 0) app.log.warn({ connections: cut }, 'connections cut off that held too much memory')
  }, lookEveryMs)
  app.addHook('onClose', async () => {
    stopListening()
    clearInterval(timer)
  })
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

/** Follows which requests are answered. Returns how many bytes a connection has sent since it last waited for no answer. */
function countUnanswered(app: FastifyInstance): (socket: Socket) => number {
  const requests = new WeakMap<Socket, { unanswered: number; bytesAnswered: number }>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const known = requests.get(socket) ?? { unanswered: 0, bytesAnswered: 0 }
    requests.set(socket, known)
    known.unanswered += 1
    reply.raw.once('close', () => {
      known.unanswered -= 1
      if (known.unanswered === 0) known.bytesAnswered = socket.bytesRead
    })
    done()
  })
  return (socket) => socket.bytesRead - (requests.get(socket)?.bytesAnswered ?? 0)
}

/** Bytes in memory for a connection. */
function heldBy(socket: Socket, bytesUnanswered: (socket: Socket) => number): number {
  const unread = socket.writableLength
  return bytesUnanswered(socket) + (unread > 0 ? unread + answerBytes : 0)
}

interface Holder {
  holding: { socket: Socket; bytes: number }[]
  bytes: number
}

/** Cuts off connections of the network that holds most, the heaviest first, until no more is held than may be. Returns how many. */
function cutHeaviest(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  heldBy: (socket: Socket) => number,
  most: number,
): number {
  const holders = [...networks.values()].map((sockets) => holderOf(sockets, heldBy))
  let excess = holders.reduce((sum, { bytes }) => sum + bytes, 0) - most
  let cut = 0
  while (excess > 0) {
    const holder = holders.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest))
    const heaviest = holder.holding.shift()
    if (!heaviest) break
    heaviest.socket.destroy()
    holder.bytes -= heaviest.bytes
    excess -= heaviest.bytes
    cut += 1
  }
  return cut
}

function holderOf(sockets: Iterable<Socket>, heldBy: (socket: Socket) => number): Holder {
  const all = [...sockets].map((socket) => ({ socket, bytes: heldBy(socket) }))
  const holding = all.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes)
  return { holding, bytes: holding.reduce((sum, { bytes }) => sum + bytes, 0) }
}
