import type { FastifyInstance } from 'fastify'
import { logEvents } from '../logEvents.ts'
import type { NameRoute } from './routeName.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its one line is written; false for what is told in sum. */
    isLogged: boolean
  }
}

/** One line a request, as data. Of the address only the route is told: the rest is what people typed, or opens a door. */
export function logRequests(app: FastifyInstance, nameRoute: NameRoute): void {
  app.decorateRequest('isLogged', true)
  app.addHook('onResponse', async (request, reply) => {
    if (!request.isLogged) return
    const { method } = request
    const durationMs = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: nameRoute(request), status: reply.statusCode, durationMs },
      logEvents.requestCompleted,
    )
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
