import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const ended = new Counter({
  name: 'jobs_tries_total',
  help: 'Tries of jobs by what became of them; queued: tried again later.',
  labelNames: ['kind', 'outcome'],
  registers: [],
})
const durations = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time of one try of a job.',
  labelNames: ['kind'],
  buckets: [0.01, 0.1, 0.5, 2, 10, 60, 600],
  registers: [],
})

/** Counts a try of a job. */
export function observeJob(kind: string, outcome: string, seconds: number): void {
  ended.inc({ kind, outcome })
  durations.observe({ kind }, seconds)
}

/** Shows the figures of jobs, and how many of each kind and state have not ended when somebody asks. */
export function registerJobMetrics(
  registry: Registry,
  countOpen: () => Promise<{ kind: string; state: string; count: number }[]>,
): void {
  registry.registerMetric(ended)
  registry.registerMetric(durations)
  new Gauge({
    name: 'jobs_open',
    help: 'Jobs that have not ended.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const counts = await countOpen()
      this.reset()
      for (const { kind, state, count } of counts) this.set({ kind, state }, count)
    },
  })
}
