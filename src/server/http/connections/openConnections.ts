import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { visitorOf } from '../../context.ts'
import { logEvents } from '../../logEvents.ts'
import { freeMemory } from '../../memory/freeMemory.ts'
import {
  bytesHeldOn,
  cutHeaviest,
  followRequests,
  holdersAmong,
  siteOf,
  type Unanswered,
} from '../limits/heldMemory.ts'
import { keyOf, readKernelQueues } from './kernelQueues.ts'
import { lingerConnections } from './lingeringConnections.ts'

/** Connections at once, where the process may open as many files. Each costs some 20 kB while nothing is asked on it. */
const maxOpen = 4_000
/** Files that everything but connections needs. */
const ownFiles = 200
/** Bytes of requests that have not been answered and of answers that clients have not taken, together. */
const maxHeldBytes = 64 * 1024 * 1024
const lookEveryMs = 250
/** Bytes that the kernel holds of answers until clients take them, and of requests; it counts them to a container's memory. */
const maxQueuedBytes = 96 * 1024 * 1024
/** How often the kernel's table is read, which takes 10 ms and more with many connections; sooner where much was written since. */
const readQueuesEveryMs = 1_000
/** Times what it took, turns of others included, that pass before it is read again. */
const restsPerRead = 5
const maxRestMs = 2_000
/** The most that Linux holds of the answers of one connection, and of its requests, unless tcp_wmem and tcp_rmem say otherwise. */
const maxUnsentOfOne = 4 * 1024 * 1024
const maxUnreadOfOne = 6 * 1024 * 1024
/** How long a client may take nothing of an answer after which its connection ends: as long as a phone is in a tunnel. */
const maxStalledMs = 60_000
/**
 * What each of the two limits may be of the memory that is free. Beside the 407 MiB that a busy process and its Postgres take
 * of 512, both leave 63 MiB: enough for reads and for the kitchen thread.
 */
const shareOfMemory = 0.2

export interface ConnectionLimits {
  maxOpen: number
  maxHeldBytes: number
  maxQueuedBytes: number
  maxStalledMs: number
}

/**
 * Bounds what clients hold by keeping connections open, whatever is asked on them: how many there are, how many bytes
 * of requests they have sent that are not answered yet, and how many bytes of answers wait for them, here or in the kernel.
 * Where it is too much, connections of the network that holds most are reset. A connection that was ended here counts until
 * its client has taken everything.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits = {
    maxOpen: maxOpenWithin(readOpenFilesLimit()),
    maxHeldBytes,
    maxQueuedBytes,
    maxStalledMs,
  },
  readQueues: () => ReturnType<typeof readKernelQueues> = readKernelQueues,
): void {
  const networks = new Map<string, Set<Socket>>()
  const unansweredOn = followRequests(app)
  const lingering = lingerConnections(
    (socket) => [...(unansweredOn(socket)?.replies ?? [])].some(({ headersSent }) => headersSent),
    limits.maxStalledMs,
  )
  const isWaiting = (socket: Socket) => (unansweredOn(socket)?.replies.size ?? 0) > 0
  let count = 0
  let isClosed = false
  const stopListening = onConnection(app, (socket) => {
    const network = siteOf(visitorOf(socket.remoteAddress ?? ''))
    const ofNetwork = networks.get(network) ?? new Set()
    networks.set(network, ofNetwork.add(socket))
    lingering.watch(socket)
    count += 1
    socket.once('close', () => {
      count -= 1
      ofNetwork.delete(socket)
      if (ofNetwork.size === 0) networks.delete(network)
    })
    if (count > limits.maxOpen) cutLeastUsed(networks, isWaiting, lingering.reset)
  })
  const tell = (cut: number) => {
    if (cut > 0) app.log.warn({ connections: cut }, logEvents.connectionsClosedForMemory)
  }
  const limitHeld = () => {
    // What an ended connection still sends is thrown away.
    const heldOn = (socket: Socket, bytesBefore: number) =>
      bytesHeldOn(socket, lingering.has(socket) ? socket.bytesRead : bytesBefore)
    const holders = holdersAmong(networks, unansweredOn, heldOn)
    tell(cutHeaviest(holders, (held) => maxWithin(limits.maxHeldBytes, held), lingering.reset))
  }
  const limitQueued = async () => {
    const begun = performance.now()
    const queues = await readQueues()
    if (isClosed) return 0
    const queueOf = (socket: Socket) => (queues === null ? null : queues.get(endsOf(socket)))
    lingering.look(queueOf, begun)
    const queuedOn = (socket: Socket) => {
      const queue = queueOf(socket)
      // Where the kernel does not tell, an ended connection counts as one whose client took nothing.
      if (queue === null) return lingering.has(socket) ? maxUnsentOn(socket) : 0
      return queue === undefined ? 0 : queue.unsent + queue.unread
    }
    const holders = holdersAmong(networks, unansweredOn, queuedOn)
    tell(cutHeaviest(holders, (queued) => maxWithin(limits.maxQueuedBytes, queued), lingering.reset))
    return holders.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  /** What was queued when the kernel's table was last read, what could have been, and how long that took. */
  let last = { at: performance.now(), queued: 0, queueable: 0, tookMs: 0 }
  let isReading = false
  const limitQueuedWhenDue = async () => {
    const at = performance.now()
    if (isReading || at - last.at < Math.min(last.tookMs * restsPerRead, maxRestMs)) return
    const queueable = queueableBytes(networks, unansweredOn)
    const max = maxWithin(limits.maxQueuedBytes, 0)
    const isDue =
      at - last.at >= readQueuesEveryMs
        ? queueable > max || lingering.isLookDue()
        : last.queued + queueable - last.queueable > max
    if (!isDue) return
    isReading = true
    try {
      const queued = await limitQueued()
      const now = performance.now()
      last = { at: now, queued, queueable: queueableBytes(networks, unansweredOn), tookMs: now - at }
    } finally {
      isReading = false
    }
  }
  const timer = setInterval(() => {
    lingering.closeTaken()
    limitHeld()
    limitQueuedWhenDue().catch((err) => app.log.error({ err }, logEvents.kernelQueuesFailed))
  }, lookEveryMs)
  app.addHook('preClose', async () => lingering.stop())
  app.addHook('onClose', async () => {
    isClosed = true
    stopListening()
    clearInterval(timer)
  })
}

/** Bytes that the kernel may hold for these connections at most. */
function queueableBytes(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  unansweredOn: (socket: Socket) => Unanswered | undefined,
): number {
  let sum = 0
  for (const sockets of networks.values())
    for (const socket of sockets) {
      if (socket.destroyed) continue
      // Node stops reading while a request is not answered, or its body not taken.
      const isAnswering = (unansweredOn(socket)?.replies.size ?? 0) > 0
      sum += maxUnsentOn(socket) + (isAnswering ? maxUnreadOfOne : 0)
    }
  return sum
}

/** All that was ever written to it, 4 MB at most. */
function maxUnsentOn({ bytesWritten }: Socket): number {
  return Math.min(bytesWritten, maxUnsentOfOne)
}

/**
 * A limit of bytes where so many bytes are free beside the `held` ones: a share of them, `most` at most and an eighth at least. What the
 * kernel holds for connections is never swapped.
 */
export function maxWithin(
  most: number,
  held: number,
  free = freeMemory({ isSwapCounted: false }) ?? Number.POSITIVE_INFINITY,
): number {
  return Math.max(most / 8, Math.min(most, (free + held) * shareOfMemory))
}

function endsOf({ localPort = 0, remoteAddress = '', remotePort = 0 }: Socket): string {
  return keyOf({ localPort, remoteAddress, remotePort })
}

/** Each connection is a file, and may be sent one. */
export function maxOpenWithin(openFiles: number): number {
  return Math.max(50, Math.min(maxOpen, Math.floor((openFiles - ownFiles) / 2)))
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

/**
 * Cuts off a connection of the network that has most. Where more than a quarter of its connections have sent nothing, the oldest
 * of those: who asked, and keeps the connection to ask again, does not pay for who only holds theirs. Where they
 * are fewer, and may be about to ask, the oldest that waits for no answer; where all wait, the oldest.
 */
function cutLeastUsed(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  isWaiting: (socket: Socket) => boolean,
  reset: (socket: Socket) => void,
): void {
  const sockets = [...([...networks.values()].toSorted((a, b) => b.size - a.size)[0] ?? [])]
  const silent = sockets.filter(({ bytesRead }) => bytesRead === 0)
  const least =
    silent.length > sockets.length / 4
      ? silent[0]
      : (sockets.find((socket) => !isWaiting(socket)) ?? sockets[0])
  if (!least) return
  if (least.bytesWritten > 0) reset(least)
  else least.destroy()
}
