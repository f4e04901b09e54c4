import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Maximum waiting requests on one connection. Browsers and proxies send the next one after they have read the last answer. */
const maxWaiting = 10

/**
 * Answers the requests of one connection one after the other: the next one begins when the client has received the last
 * answer. Node begins each as it arrives, and would hold a thousand answers for a client that reads none. Disconnects a
 * client that sends many requests ahead. Register it before anything else.
 */
export function answerRequestsOfConnectionInTurn(app: FastifyInstance): void {
  const waitingOn = new WeakMap<Socket, (() => void)[]>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const begin = () => {
      reply.raw.once('close', beginNext)
      done()
    }
    const beginNext = () => {
      const next = waitingOn.get(socket)?.shift()
      // A request on an ended connection cannot be answered.
      if (socket.destroyed || socket.writableEnded) return
      if (next) next()
      else waitingOn.delete(socket)
    }
    const waiting = waitingOn.get(socket)
    if (!waiting) {
      waitingOn.set(socket, [])
      begin()
    } else if (waiting.length < maxWaiting) waiting.push(begin)
    else socket.destroy()
  })
}
