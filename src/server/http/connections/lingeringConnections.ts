import { Socket } from 'node:net'
import type { KernelQueue } from './kernelQueues.ts'

/** How long a look at the kernel's table can wait for a connection that was just ended: most clients close theirs sooner. */
const soonClosedMs = 1_000

/** Bytes that a client may send on an ended connection: what was under way when it ended. */
const maxThrownAway = 1024 * 1024

interface Lingering {
  since: number
  /** Bytes that the client has not taken, here and in the kernel; null before the first look. */
  untaken: number | null
  changedAt: number
}

export interface LingeringConnections {
  /** Takes over how a new connection is closed. */
  watch: (socket: Socket) => void
  has: (socket: Socket) => boolean
  /** Whether a look at the kernel's table would tell something. */
  isLookDue: () => boolean
  /**
   * Ends those that have nothing left, or take nothing, by what the kernel holds for each; null where it does not tell. Leaves
   * those that were ended after `begun`, when the kernel was asked.
   */
  look: (queueOf: (socket: Socket) => KernelQueue | undefined | null, begun: number) => void
  /** Closes a connection at once; what the client has not taken is given up, here and in the kernel. */
  reset: (socket: Socket) => void
  /** Closes those whose clients have closed. */
  closeTaken: () => void
  /** Leaves it to the kernel to send the rest, as when the process ends. */
  stop: () => void
}

/**
 * Keeps connections open that are ended here until their clients have taken everything. Node closes them when it has handed
 * the answer to the kernel, which then holds up to 4 MB for minutes, where neither can be counted for a client nor taken back.
 * One whose answer is broken off is reset, and so is one whose client takes nothing for `maxStalledMs`.
 */
export function lingerConnections(
  isAnswering: (socket: Socket) => boolean,
  maxStalledMs: number,
): LingeringConnections {
  const lingering = new Map<Socket, Lingering>()
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
    lingering.set(socket, { since: now, untaken: null, changedAt: now })
    socket.once('close', () => lingering.delete(socket))
    socket.setTimeout(0)
    // Takes it from Node's parser: what still comes is thrown away, so that no request begins and the end is noticed.
    let thrownAway = 0
    socket
      .removeAllListeners('data')
      .on('data', ({ length }: Buffer) => {
        thrownAway += length
        if (thrownAway > maxThrownAway) reset(socket)
      })
      .resume()
    socket.end()
  }

  const reset = (socket: Socket) => {
    // While its end is under way, libuv would neither reset nor close it.
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
        if (released.has(socket) || isStopped || isTaken(socket)) return close(socket, error)
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
        const untaken = queue === null ? null : (queue?.unsent ?? 0) + socket.writableLength
        if (untaken === 0) close(socket)
        else if (untaken !== state.untaken) Object.assign(state, { untaken, changedAt: now })
        else if (now - state.changedAt > maxStalledMs) reset(socket)
      }
    },
    reset,
    closeTaken() {
      for (const socket of lingering.keys()) if (isTaken(socket)) close(socket)
    },
    stop() {
      isStopped = true
      for (const socket of lingering.keys()) close(socket)
    },
  }
}

/** Whether nothing was written, or both sides have closed, which a client's system does when it has everything. */
function isTaken(socket: Socket): boolean {
  if (socket.bytesWritten === 0) return true
  const { _handle } = socket as Socket & { _handle?: { getpeername?: (ends: object) => number } | null }
  if (!_handle) return true
  // The kernel names the other end of a connection for as long as it has something to send there; Node keeps the name.
  return (_handle.getpeername?.({}) ?? 0) !== 0
}
