import type { FastifyInstance } from 'fastify'

/** An address whose end opens a door. */
const invitation = /^(\/join\/).+/i

/** One line a request, as data. The query is left out: it holds what people typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const path = url.split('?', 1)[0]?.replace(invitation, '$1…')
    request.log.info(
      { method, path, status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
