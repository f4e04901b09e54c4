import type { FastifyInstance } from 'fastify'
import { constantTimeEqual } from 'oslo/crypto'
import type { Registry } from 'prom-client'
import type { ServerContext } from '../context.ts'
import { observeJobTries } from '../features/jobs/metrics.ts'
import { countOpenJobs } from '../features/jobs/service.ts'
import type { RouteNamer } from './routeName.ts'

/** Counts and times every request, and serves the metrics to callers with the token. */
export async function addMetricsRoute(
  app: FastifyInstance,
  ctx: ServerContext,
  nameRoute: RouteNamer,
): Promise<void> {
  const token = ctx.deps.config.metricsToken
  if (!token) return
  // The package loads only when the page is configured.
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stopMeasuring = await measureJobs(registry, ctx)
  app.addHook('onClose', async () => stopMeasuring())
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
  const config = { isSameInAllLanguages: true, isWithoutSession: true } as const
  app.get('/metrics', { config }, async (request, reply) => {
    const given = new TextEncoder().encode(request.headers.authorization ?? '')
    if (!constantTimeEqual(given, expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Counts and times attempts of jobs, and counts the unfinished jobs at each scrape. Returns a function that stops. */
async function measureJobs(registry: Registry, ctx: ServerContext): Promise<() => void> {
  const { Counter, Gauge, Histogram } = await import('prom-client')
  const tries = new Counter({
    name: 'jobs_tries_total',
    help: 'Tries of jobs by what became of them; queued: tried again later.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one try of a job.',
    labelNames: ['kind'],
    buckets: [0.01, 0.1, 0.5, 2, 10, 60, 600],
    registers: [registry],
  })
  new Gauge({
    name: 'jobs_open',
    help: 'Jobs that have not ended.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const counts = await countOpenJobs(ctx)
      this.reset()
      for (const { kind, state, count } of counts) this.set({ kind, state }, count)
    },
  })
  return observeJobTries(({ kind, outcome, seconds }) => {
    tries.inc({ kind, outcome })
    durations.observe({ kind }, seconds)
  })
}
