import type { FastifyInstance } from 'fastify'
import { logEvents } from '../logEvents.ts'
import type { RouteNamer } from './routeName.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request gets a log line; false where only a total is logged. */
    isLogged: boolean
  }
}

/** Logs one line per request, as data. Of the address it logs only the route: the rest may be personal or a secret link. */
export function logEachRequest(app: FastifyInstance, nameRoute: RouteNamer): void {
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
