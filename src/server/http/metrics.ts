import type { FastifyInstance } from 'fastify'
import { constantTimeEqual } from 'oslo/crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ServerContext } from '../context.ts'
import { registerJobMetrics } from '../features/jobs/metrics.ts'
import { countOpenJobs } from '../features/jobs/service.ts'
import type { NameRoute } from './routeName.ts'

/** Counts and times every request, and shows the figures to whoever holds the token. */
export function measure(app: FastifyInstance, ctx: ServerContext, nameRoute: NameRoute): void {
  const token = ctx.deps.config.metricsToken
  if (!token) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerJobMetrics(registry, () => countOpenJobs(ctx))
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const labels = { method, route: nameRoute(request), status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1_000)
  })
  const expected = new TextEncoder().encode(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    const given = new TextEncoder().encode(request.headers.authorization ?? '')
    if (!constantTimeEqual(given, expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
