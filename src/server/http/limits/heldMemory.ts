import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOfVisitorAddress, widerNetworksOfVisitor } from '../../caller.ts'

/** Memory of an answer in progress in addition to its waiting bytes: a block of its file, the state of its compression. */
const answerBytes = 256 * 1024

/** The network that one customer may own: for IPv6 the /48, whose 65,536 networks may all open connections. */
export function widestNetworkOfCustomer(visitor: string): string {
  return widerNetworksOfVisitor(visitor).at(-1)?.network ?? visitor
}

/** Uploads whose memory has a limit of its own: they are not counted here. */
const countedElsewhere = new WeakSet<Socket>()

/** Excludes what a connection holds during `work`, which has a limit of its own. */
export async function excludeFromHeldMemory<T>(socket: Socket, work: () => Promise<T>): Promise<T> {
  countedElsewhere.add(socket)
  try {
    return await work()
  } finally {
    countedElsewhere.delete(socket)
  }
}

export interface UnansweredRequests {
  replies: Set<ServerResponse>
  /** Bytes that were read on the connection when it last had no unanswered request. */
  bytesBefore: number
  /** The network that sent the request: behind a proxy not the one that connected. */
  network: string
}

export function trackUnansweredRequests(
  app: FastifyInstance,
): (socket: Socket) => UnansweredRequests | undefined {
  const unanswered = new WeakMap<Socket, UnansweredRequests>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const known = unanswered.get(socket) ?? { replies: new Set(), bytesBefore: 0, network: '' }
    unanswered.set(socket, known)
    known.replies.add(reply.raw)
    known.network = widestNetworkOfCustomer(networkOfVisitorAddress(request.ip))
    reply.raw.once('close', () => {
      known.replies.delete(reply.raw)
      if (known.replies.size === 0) known.bytesBefore = socket.bytesRead
    })
    done()
  })
  return (socket) => unanswered.get(socket)
}

interface NetworkHolder {
  holding: { socket: Socket; bytes: number }[]
  bytes: number
}

/** Bytes that this process holds for a connection: unanswered requests and waiting answers. */
export function bytesHeldForSocket(socket: Socket, bytesBefore: number): number {
  const unread = socket.writableLength
  const sent = countedElsewhere.has(socket) ? 0 : socket.bytesRead - bytesBefore
  return sent + (unread > 0 ? unread + answerBytes : 0)
}

/** Bytes in memory of each network that holds any, and of its connections. */
export function measureMemoryHeldByNetworks(
  networks: ReadonlyMap<string, ReadonlySet<Socket>>,
  unansweredOn: (socket: Socket) => UnansweredRequests | undefined,
  bytesOn: (socket: Socket, bytesBefore: number) => number,
): NetworkHolder[] {
  const holders = new Map<string, NetworkHolder>()
  for (const [connected, sockets] of networks)
    for (const socket of sockets) {
      const { bytesBefore = 0, network = connected } = unansweredOn(socket) ?? {}
      const bytes = socket.destroyed ? 0 : bytesOn(socket, bytesBefore)
      if (bytes === 0) continue
      const holder = holders.get(network) ?? { holding: [], bytes: 0 }
      holders.set(network, holder)
      holder.holding.push({ socket, bytes })
      holder.bytes += bytes
    }
  return [...holders.values()]
}

/**
 * Resets connections of the network that holds most, the largest first, until the total is within the maximum. Returns
 * how many.
 */
export function resetLargestConnections(
  holders: readonly NetworkHolder[],
  maxOf: (held: number) => number,
  reset: (socket: Socket) => void,
): number {
  if (holders.length === 0) return 0
  const held = holders.reduce((sum, { bytes }) => sum + bytes, 0)
  let excess = held - maxOf(held)
  if (excess <= 0) return 0
  for (const { holding } of holders) holding.sort((a, b) => b.bytes - a.bytes)
  let cut = 0
  while (excess > 0) {
    const holder = holders.reduce((heaviest, each) => (each.bytes > heaviest.bytes ? each : heaviest))
    const heaviest = holder.holding.shift()
    if (!heaviest) break
    reset(heaviest.socket)
    holder.bytes -= heaviest.bytes
    excess -= heaviest.bytes
    cut += 1
  }
  return cut
}
