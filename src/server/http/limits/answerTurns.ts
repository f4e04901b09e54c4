import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests that may wait on one connection. Browsers and proxies send the next when they have read the last answer. */
const maxWaiting = 10

/**
 * Answers the requests of one connection one after the other: the next is begun when the client has taken the answer to
 * the last. Node begins each as it comes, and would hold the answers of a thousand for a client that reads none. A client
 * that sends many more ahead is cut off. Register it before anything else.
 */
export function answerInTurn(app: FastifyInstance): void {
  const waitingOn = new WeakMap<Socket, (() => void)[]>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const begin = () => {
      reply.raw.once('close', beginNext)
      done()
    }
    const beginNext = () => {
      const next = waitingOn.get(socket)?.shift()
      // Nothing can be answered on a connection that was ended.
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
