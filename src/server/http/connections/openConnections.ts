import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOfVisitorAddress } from '../../caller.ts'
import { logEvents } from '../../logEvents.ts'
import { freeMemory } from '../../memory/freeMemory.ts'
import {
  bytesHeldForSocket,
  measureMemoryHeldByNetworks,
  resetLargestConnections,
  trackUnansweredRequests,
  type UnansweredRequests,
  widestNetworkOfCustomer,
} from '../limits/heldMemory.ts'
import { keyOfConnectionEndpoints, readKernelQueuesByConnection } from './kernelQueues.ts'
import { keepConnectionsOpenUntilReceived } from './lingeringConnections.ts'

/** Maximum connections, if the process may open as many files. An idle connection costs some 20 kB. */
const maxOpen = 4_000
/** Files needed for everything except connections. */
const ownFiles = 200
/** Maximum bytes of unanswered requests and of answers that clients have not received, together. */
const maxHeldBytes = 64 * 1024 * 1024
const lookEveryMs = 250
/** Maximum bytes of answers and requests in the kernel's queues, which count towards a container's memory. */
const maxQueuedBytes = 96 * 1024 * 1024
/** How often the kernel's table is read, which takes 10 ms or more with many connections; sooner after many writes. */
const readQueuesEveryMs = 1_000
/** After each read of the table, the pause is this many times its duration, other tasks' turns included. */
const restsPerRead = 5
const maxRestMs = 2_000
/** The maximum that Linux holds of one connection's answers, and of its requests, unless tcp_wmem and tcp_rmem say otherwise. */
const maxUnsentOfOne = 4 * 1024 * 1024
const maxUnreadOfOne = 6 * 1024 * 1024
/** Milliseconds without progress of an answer after which its connection ends: enough for a phone in a tunnel. */
const maxStalledMs = 60_000
/**
 * The maximum share of the free memory for each of the two limits. Beside the 407 MiB of 512 that a busy process and
 * its Postgres use, both leave 63 MiB: enough for reads and for the kitchen thread.
 */
const shareOfMemory = 0.2

export interface ConnectionLimits {
  maxOpen: number
  maxHeldBytes: number
  maxQueuedBytes: number
  maxStalledMs: number
}

/**
 * Limits what clients hold by open connections, whatever they request: the number of connections, the bytes of
 * unanswered requests, and the bytes of answers that wait for them, in Node or in the kernel. Above a limit,
 * connections of the network that holds most are reset. An ended connection counts until its client has received
 * everything.
 */
export function limitHoldOfConnections(
  app: FastifyInstance,
  limits: ConnectionLimits = {
    maxOpen: maxConnectionsForOpenFiles(readOpenFilesLimit()),
    maxHeldBytes,
    maxQueuedBytes,
    maxStalledMs,
  },
  readQueues: () => ReturnType<typeof readKernelQueuesByConnection> = readKernelQueuesByConnection,
): void {
  const networks = new Map<string, Set<Socket>>()
  const unansweredRequestsOn = trackUnansweredRequests(app)
  const lingering = keepConnectionsOpenUntilReceived(
    (socket) => [...(unansweredRequestsOn(socket)?.replies ?? [])].some(({ headersSent }) => headersSent),
    limits.maxStalledMs,
  )
  const isWaiting = (socket: Socket) => (unansweredRequestsOn(socket)?.replies.size ?? 0) > 0
  let count = 0
  let isClosed = false
  const stopListening = callOnEveryConnection(app, (socket) => {
    const network = widestNetworkOfCustomer(networkOfVisitorAddress(socket.remoteAddress ?? ''))
    const ofNetwork = networks.get(network) ?? new Set()
    networks.set(network, ofNetwork.add(socket))
    lingering.watch(socket)
    count += 1
    socket.once('close', () => {
      count -= 1
      ofNetwork.delete(socket)
      if (ofNetwork.size === 0) networks.delete(network)
    })
    if (count > limits.maxOpen) closeLeastUsedConnection(networks, isWaiting, lingering.reset)
  })
  const tell = (cut: number) => {
    if (cut > 0) app.log.warn({ connections: cut }, logEvents.connectionsClosedForMemory)
  }
  const limitHeld = () => {
    // Data that arrives on an ended connection is discarded.
    const bytesHeldOn = (socket: Socket, bytesBefore: number) =>
      bytesHeldForSocket(socket, lingering.has(socket) ? socket.bytesRead : bytesBefore)
    const holders = measureMemoryHeldByNetworks(networks, unansweredRequestsOn, bytesHeldOn)
    tell(
      resetLargestConnections(
        holders,
        (held) => byteLimitForFreeMemory(limits.maxHeldBytes, held),
        lingering.reset,
      ),
    )
  }
  const limitQueued = async () => {
    const begun = performance.now()
    const queues = await readQueues()
    if (isClosed) return 0
    const queueOf = (socket: Socket) => (queues === null ? null : queues.get(endpointsKeyOfSocket(socket)))
    lingering.look(queueOf, begun)
    const bytesQueuedOn = (socket: Socket) => {
      const queue = queueOf(socket)
      // If the kernel does not report it, an ended connection counts as if its client had received nothing.
      if (queue === null) return lingering.has(socket) ? maxUnsentOn(socket) : 0
      return queue === undefined ? 0 : queue.unsent + queue.unread
    }
    const holders = measureMemoryHeldByNetworks(networks, unansweredRequestsOn, bytesQueuedOn)
    tell(
      resetLargestConnections(
        holders,
        (queued) => byteLimitForFreeMemory(limits.maxQueuedBytes, queued),
        lingering.reset,
      ),
    )
    return holders.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  /**
   * The queued bytes at the last read of the kernel's table, the maximum that could have been queued, and how long the
   * read took.
   */
  let last = { at: performance.now(), queued: 0, queueable: 0, tookMs: 0 }
  let isReading = false
  const limitQueuedWhenDue = async () => {
    const at = performance.now()
    if (isReading || at - last.at < Math.min(last.tookMs * restsPerRead, maxRestMs)) return
    const queueable = queueableBytes(networks, unansweredRequestsOn)
    const max = byteLimitForFreeMemory(limits.maxQueuedBytes, 0)
    const isDue =
      at - last.at >= readQueuesEveryMs
        ? queueable > max || lingering.isLookDue()
        : last.queued + queueable - last.queueable > max
    if (!isDue) return
    isReading = true
    try {
      const queued = await limitQueued()
      const now = performance.now()
      last = { at: now, queued, queueable: queueableBytes(networks, unansweredRequestsOn), tookMs: now - at }
    } finally {
      isReading = false
    }
  }
  const timer = setInterval(() => {
    lingering.closeTaken()
    limitHeld()
    limitQueuedWhenDue().catch((err) => app.log.error({ err }, logEvents.kernelQueuedBytesNotRead))
  }, lookEveryMs)
  app.addHook('preClose', async () => lingering.stop())
  app.addHook('onClose', async () => {
    isClosed = true
    stopListening()
    clearInterval(timer)
  })
}

/** The maximum bytes that the kernel may hold for these connections. */
function queueableBytes(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  unansweredOn: (socket: Socket) => UnansweredRequests | undefined,
): number {
  let sum = 0
  for (const sockets of networks.values())
    for (const socket of sockets) {
      if (socket.destroyed) continue
      // Node stops reading while a request is unanswered, or its body unread.
      const isAnswering = (unansweredOn(socket)?.replies.size ?? 0) > 0
      sum += maxUnsentOn(socket) + (isAnswering ? maxUnreadOfOne : 0)
    }
  return sum
}

/** All bytes that were written to it, at most 4 MB. */
function maxUnsentOn({ bytesWritten }: Socket): number {
  return Math.min(bytesWritten, maxUnsentOfOne)
}

/**
 * A byte limit by the free memory, with `held` bytes counted as free: a share of it, at most `most` and at least an
 * eighth of that. Memory that the kernel holds for connections is never swapped.
 */
export function byteLimitForFreeMemory(
  most: number,
  held: number,
  free = freeMemory({ isSwapCounted: false }) ?? Number.POSITIVE_INFINITY,
): number {
  return Math.max(most / 8, Math.min(most, (free + held) * shareOfMemory))
}

function endpointsKeyOfSocket({ localPort = 0, remoteAddress = '', remotePort = 0 }: Socket): string {
  return keyOfConnectionEndpoints({ localPort, remoteAddress, remotePort })
}

/** The maximum connections for so many open files: each connection is a file, and may be sent one. */
export function maxConnectionsForOpenFiles(openFiles: number): number {
  return Math.max(50, Math.min(maxOpen, Math.floor((openFiles - ownFiles) / 2)))
}

/** The maximum number of open files of this process; infinite where it is unknown. */
function readOpenFilesLimit(): number {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * Calls `made` for each connection to the server; returns a function that stops. It uses a diagnostics channel, because
 * a server that listens on `localhost` consists of two.
 */
export function callOnEveryConnection(app: FastifyInstance, made: (socket: Socket) => void): () => void {
  const listener = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    const ports = app.addresses().map((address) => (address as AddressInfo).port)
    if (ports.includes(socket.localPort ?? -1)) made(socket)
  }
  subscribe('net.server.socket', listener)
  return () => unsubscribe('net.server.socket', listener)
}

/**
 * Closes a connection of the network that has most. If more than a quarter of its connections have sent nothing, it
 * closes the oldest of those, so that clients which have sent requests keep theirs. Otherwise it closes the oldest that
 * waits for no answer; if all wait, the oldest.
 */
function closeLeastUsedConnection(
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
