import * as z from 'zod/mini'

export const JobRef = z.strictObject({ jobId: z.string().check(z.regex(/^[\w-]{1,64}$/)) })
export type JobRef = z.infer<typeof JobRef>

/**
 * One of the caller's jobs. `waiting`: it is due later, or none has begun it yet. `cancelling`: cancelled, but a try of it is
 * under way. `unknown`: it cannot be known whether it was done, and it is not tried again.
 */
export const JobOfCaller = z.strictObject({
  jobId: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'unknown']),
  /** Percent. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  createdAt: z.iso.datetime(),
  /** Null while it is not over. */
  endedAt: z.nullable(z.iso.datetime()),
})
export type JobOfCaller = z.infer<typeof JobOfCaller>
