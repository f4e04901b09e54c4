import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Returns the way to close: no new connections at once, then what runs may finish, and after `graceMs` at most
 * the streams that are still open are told to end through `closing`. Resolves when the last answer has left.
 */
export function prepareClose(
  app: FastifyInstance,
  closing: AbortController,
  graceMs: number,
): () => Promise<void> {
  const silent = silentConnections(app)
  let isClosing = false
  app.addHook('onRequest', async (request, reply) => {
    silent.sockets.delete(request.raw.socket)
    // A browser keeps its connection for the next request; there is none any more, and closing would wait for it.
    reply.raw.once('close', () => {
      if (isClosing) request.raw.socket.end()
    })
  })
  return async () => {
    isClosing = true
    const grace = setTimeout(() => closing.abort(), graceMs)
    const closed = app.close()
    for (const socket of silent.sockets) socket.destroy()
    await closed
    silent.stop()
    clearTimeout(grace)
    closing.abort()
  }
}

/**
 * Connections that have not asked for anything yet: browsers open them ahead of need, and Node counts them as busy.
 * Heard of through a channel, since a server that listens on `localhost` is two.
 */
function silentConnections(app: FastifyInstance) {
  const sockets = new Set<Socket>()
  const remember = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    const ports = app.addresses().map((address) => (address as AddressInfo).port)
    if (!ports.includes(socket.localPort ?? -1)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  subscribe('net.server.socket', remember)
  return { sockets, stop: () => unsubscribe('net.server.socket', remember) }
}
