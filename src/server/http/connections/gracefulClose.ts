import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { callOnEveryConnection } from './openConnections.ts'

/** Milliseconds that streams have to end after the signal. */
const endingMs = 1_000

/**
 * Returns a function that closes the server: it accepts no new connections, lets running requests finish, and after
 * `graceMs` at most ends open streams through `closing`. Resolves when the last answer was sent; clients that do not
 * read their answer, or do not send the rest of their request, are disconnected soon after.
 */
export function prepareGracefulClose(
  app: FastifyInstance,
  closing: AbortController,
  graceMs: number,
): () => Promise<void> {
  const open = connectionsOf(app)
  // Connections without a request yet: browsers open them in advance, and Node counts them as busy.
  const silent = connectionsOf(app)
  let isClosing = false
  app.addHook('onRequest', async (request, reply) => {
    silent.sockets.delete(request.raw.socket)
    // A browser keeps its connection for the next request; closing would wait for it.
    reply.raw.once('close', () => {
      if (isClosing) request.raw.socket.end()
    })
  })
  return async () => {
    isClosing = true
    const grace = setTimeout(() => closing.abort(), graceMs)
    const cut = setTimeout(() => {
      for (const socket of open.sockets) socket.destroy()
    }, graceMs + endingMs)
    const closed = app.close()
    for (const socket of silent.sockets) socket.destroy()
    await closed
    silent.stop()
    open.stop()
    clearTimeout(grace)
    clearTimeout(cut)
    closing.abort()
  }
}

/** The set of open connections, from which the caller may delete. */
function connectionsOf(app: FastifyInstance) {
  const sockets = new Set<Socket>()
  const stop = callOnEveryConnection(app, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return { sockets, stop }
}
