import { z } from 'zod'

export const JobRef = z.strictObject({ jobId: z.string().regex(/^[\w-]{1,64}$/) })
export type JobRef = z.infer<typeof JobRef>

/**
 * One of the caller's jobs. `waiting`: it is due later, or none has begun it yet. `cancelling`: cancelled, but a try of it is
 * under way. `unknown`: it cannot be known whether it was done, and it is not tried again.
 */
export const OwnJob = z.strictObject({
  jobId: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'unknown']),
  /** Percent. */
  progress: z.number().int().min(0).max(100),
  createdAt: z.iso.datetime(),
  /** Null while it is not over. */
  endedAt: z.iso.datetime().nullable(),
})
export type OwnJob = z.infer<typeof OwnJob>
