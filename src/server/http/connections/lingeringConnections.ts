import { Socket } from 'node:net'
import type { KernelQueueOfConnection } from './kernelQueues.ts'

/** Milliseconds until an ended connection is looked up in the kernel's table: most clients close it sooner. */
const soonClosedMs = 1_000

/** Maximum bytes that a client may send on an ended connection: they were on their way when it ended. */
const maxThrownAway = 1024 * 1024

interface LingeringConnection {
  since: number
  /** Bytes that the client has not received, in Node and in the kernel; null before the first look-up. */
  unreceivedBytes: number | null
  changedAt: number
}

export interface LingeringConnections {
  /** Controls from now on how a new connection is closed. */
  watch: (socket: Socket) => void
  has: (socket: Socket) => boolean
  /** Whether reading the kernel's table would help. */
  isLookDue: () => boolean
  /**
   * Ends connections that have no data left, or whose client receives nothing, by what the kernel holds for each (null
   * where it does not say). Skips those that ended after `begun`, the time when the kernel's table was read.
   */
  look: (queueOf: (socket: Socket) => KernelQueueOfConnection | undefined | null, begun: number) => void
  /** Closes a connection at once; data that the client has not received is discarded, in Node and in the kernel. */
  reset: (socket: Socket) => void
  /** Closes the connections whose clients have closed them. */
  closeTaken: () => void
  /** Leaves the rest to the kernel, for example when the process ends. */
  stop: () => void
}

/**
 * Keeps ended connections open until their clients have received everything. Node would close them once it has written
 * the answer to the kernel, which then holds up to 4 MB for minutes, where the data can neither be counted for a client
 * nor discarded. Resets a connection whose answer was interrupted, or whose client receives nothing for `maxStalledMs`.
 */
export function keepConnectionsOpenUntilReceived(
  isAnswering: (socket: Socket) => boolean,
  maxStalledMs: number,
): LingeringConnections {
  const lingering = new Map<Socket, LingeringConnection>()
  const released = new WeakSet<Socket>()
  let isStopped = false

  const close = (socket: Socket, error?: Error) => {
    released.add(socket)
    lingering.delete(socket)
    return Socket.prototype.destroy.call(socket, error)
  }

  const linger = (socket: Socket) => {
    if (lingering.has(socket)) return
    const now = performance.now()
    lingering.set(socket, { since: now, unreceivedBytes: null, changedAt: now })
    socket.once('close', () => lingering.delete(socket))
    socket.setTimeout(0)
    // Detaches it from Node's parser: later data is discarded, so that no request begins and the end is noticed.
    let discardedBytes = 0
    socket
      .removeAllListeners('data')
      .on('data', ({ length }: Buffer) => {
        discardedBytes += length
        if (discardedBytes > maxThrownAway) reset(socket)
      })
      .resume()
    socket.end()
  }

  const reset = (socket: Socket) => {
    // While its end is in progress, libuv would neither reset nor close it.
    if (socket.writableEnded && !socket.writableFinished && socket.writableLength === 0) {
      socket.once('finish', () => reset(socket))
      return
    }
    released.add(socket)
    lingering.delete(socket)
    socket.resetAndDestroy()
  }

  return {
    watch(socket) {
      socket.destroySoon = () => {
        if (released.has(socket) || isStopped) Socket.prototype.destroySoon.call(socket)
        else linger(socket)
      }
      socket.destroy = (error) => {
        if (released.has(socket) || isStopped || isEverythingReceived(socket)) return close(socket, error)
        if (isAnswering(socket) && !lingering.has(socket)) reset(socket)
        else linger(socket)
        return socket
      }
    },
    has: (socket) => lingering.has(socket),
    isLookDue() {
      const now = performance.now()
      for (const { since } of lingering.values()) if (now - since > soonClosedMs) return true
      return false
    },
    look(queueOf, begun) {
      const now = performance.now()
      for (const [socket, state] of lingering) {
        if (state.since > begun) continue
        const queue = queueOf(socket)
        const unreceived = queue === null ? null : (queue?.unsent ?? 0) + socket.writableLength
        if (unreceived === 0) close(socket)
        else if (unreceived !== state.unreceivedBytes) {
          state.unreceivedBytes = unreceived
          state.changedAt = now
        } else if (now - state.changedAt > maxStalledMs) reset(socket)
      }
    },
    reset,
    closeTaken() {
      for (const socket of lingering.keys()) if (isEverythingReceived(socket)) close(socket)
    },
    stop() {
      isStopped = true
      for (const socket of lingering.keys()) close(socket)
    },
  }
}

/** Whether nothing was written, or both sides have closed, which a client's system does once it has everything. */
function isEverythingReceived(socket: Socket): boolean {
  if (socket.bytesWritten === 0) return true
  const { _handle } = socket as Socket & { _handle?: { getpeername?: (ends: object) => number } | null }
  if (!_handle) return true
  // The kernel knows the other end of a connection as long as it has data to send to it; Node caches the address.
  return (_handle.getpeername?.({}) ?? 0) !== 0
}
