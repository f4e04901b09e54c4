import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { visitorOf } from '../context.ts'

/** Connections at once, where the process may open as many files. Each costs some 20 kB while nothing is asked on it. */
const mostOpen = 4_000
/** Files that everything but connections needs. */
const ownFiles = 200
/** Bytes of answers that may wait in memory for clients to take them. */
const mostUnreadBytes = 64 * 1024 * 1024
/** What an answer under way holds beside the bytes that wait: a block of its file, the state of its compression. */
const answerBytes = 256 * 1024
const lookEveryMs = 250

export interface ConnectionLimits {
  mostOpen: number
  mostUnreadBytes: number
}

/**
 * Bounds what clients hold by keeping connections open, whatever is asked on them: how many there are, and how many bytes
 * of answers wait for clients that do not read. Where it is too much, connections of the network that holds most are cut.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits = { mostOpen: mostOpenWithin(readOpenFilesLimit()), mostUnreadBytes },
): void {
  const networks = new Map<string, Set<Socket>>()
  let count = 0
  const stopListening = onConnection(app, (socket) => {
    const network = visitorOf(socket.remoteAddress ?? '')
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
    const cut = cutUnread(networks, limits.mostUnreadBytes)
    if (cut > 0) app.log.warn({ connections: cut }, 'connections cut off that did not take their answers')
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

/** Cuts off the oldest connection of the network that has most. */
function cutOldest(networks: ReadonlyMap<string, ReadonlySet<Socket>>): void {
  const [largest] = [...networks.values()].toSorted((a, b) => b.size - a.size)
  for (const socket of largest ?? []) {
    socket.destroy()
    return
  }
}

interface Unread {
  socket: Socket
  bytes: number
}

/** Cuts off connections of the network that holds most, the heaviest first, until no more bytes wait than may. Returns how many. */
function cutUnread(networks: ReadonlyMap<string, ReadonlySet<Socket>>, most: number): number {
  const holders = [...networks.values()].map((sockets) => unreadOf(sockets)).filter(({ bytes }) => bytes > 0)
  let excess = holders.reduce((sum, { bytes }) => sum + bytes, 0) - most
  let cut = 0
  while (excess > 0) {
    const holder = holders.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest))
    const unread = holder.unread.shift()
    if (!unread) break
    unread.socket.destroy()
    holder.bytes -= unread.bytes
    excess -= unread.bytes
    cut += 1
  }
  return cut
}

function unreadOf(sockets: Iterable<Socket>): { unread: Unread[]; bytes: number } {
  const unread: Unread[] = []
  let bytes = 0
  for (const socket of sockets) {
    if (socket.writableLength === 0) continue
    const held = socket.writableLength + answerBytes
    unread.push({ socket, bytes: held })
    bytes += held
  }
  return { unread: unread.toSorted((a, b) => b.bytes - a.bytes), bytes }
}
