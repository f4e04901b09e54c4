import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onConnection } from './openConnections.ts'

/** How long streams have to end once they are told to. */
const endingMs = 1_000

/**
 * Returns the way to close: no new connections at once, then what runs may finish, and after `graceMs` at most
 * the streams that are still open are told to end through `closing`. Resolves when the last answer has left; clients that
 * do not take theirs, or do not send the rest of what they ask, are cut off soon after.
 */
export function prepareClose(
  app: FastifyInstance,
  closing: AbortController,
  graceMs: number,
): () => Promise<void> {
  const open = connectionsOf(app)
  // Those that have not asked for anything yet: browsers open them ahead of need, and Node counts them as busy.
  const silent = connectionsOf(app)
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

/** Every connection that is open, to be taken out of the set at will. */
function connectionsOf(app: FastifyInstance) {
  const sockets = new Set<Socket>()
  const stop = onConnection(app, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return { sockets, stop }
}
