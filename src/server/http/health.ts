import type { FastifyInstance } from 'fastify'
import { logEvents } from '../logEvents.ts'

/**
 * /healthz: the process answers. /readyz: it can serve, so the database has every migration and accepts writes. Logs
 * changes of readiness, not each request.
 */
export function addHealthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let wasReady = true
  const config = { isSameInAllLanguages: true, isWithoutSession: true, isAlwaysAnswered: true } as const
  app.get('/healthz', { logLevel: 'silent', config }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent', config }, async (_request, reply) => {
    let reason: unknown = 'a migration is missing'
    const ready = await isReady().catch((err: unknown) => {
      reason = err
      return false
    })
    if (wasReady && !ready) app.log.error({ err: reason }, logEvents.readinessLost)
    if (!wasReady && ready) app.log.info(logEvents.readinessRegained)
    wasReady = ready
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
