import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { parseMealAdditionId } from '#shared/grocery/mealAdditions.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import { enqueueJob } from '../jobs/service.ts'
import { jobsTable } from '../jobs/table.ts'

/** The job that makes the lists of a household follow its meal plan; the planner performs it. */
export const followMealPlanJob = {
  kind: 'follow meal plan',
  input: z.strictObject({ householdId: z.string() }),
  limits: {},
}

/**
 * Queues that job in the transaction of its cause. One that no process has begun sees this change too, since it waits for the
 * household's changes to end before it reads.
 */
export async function queueFollowMealPlanJob(tx: MemberContext, householdId: string): Promise<void> {
  const { userId } = tx.member
  const waiting = await tx.deps.db.$count(
    jobsTable,
    and(
      eq(jobsTable.kind, followMealPlanJob.kind),
      eq(jobsTable.state, 'queued'),
      eq(jobsTable.userId, userId),
      sql`${jobsTable.payload}->>'householdId' = ${householdId}`,
    ),
  )
  if (waiting === 0) await enqueueJob(tx, followMealPlanJob, { householdId }, { userId })
}

const mealShareField = /^(?:share|recipe):(.*)$/

/** Whether a list or an item has something of a planned meal. */
export const hasShareOfPlannedMeal = ({ fields }: ReplicatedDocument): boolean =>
  Object.keys(fields).some((name) => parseMealAdditionId(mealShareField.exec(name)?.[1] ?? '') !== null)
