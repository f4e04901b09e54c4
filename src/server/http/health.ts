import type { FastifyInstance } from 'fastify'

/** /healthz: the process answers. /readyz: it can serve, which takes a database with every migration. */
export function answerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const ready = await isReady().catch((err) => {
      request.log.error({ err }, 'not ready')
      return false
    })
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
