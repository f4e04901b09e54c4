import { and, eq } from 'drizzle-orm'
import { WeekPlanRef } from '#shared/contract/planner/weekPlanDemands.ts'
import type { ServerContext } from '../../context.ts'
import { defineJobKind, type JobFactsOfRow, type JobOutcome } from '../jobs/service.ts'
import { weekPlansTable } from './table.ts'

/** Plans one week. A plan and its job have the same id. */
export const planWeekJobKind = defineJobKind<WeekPlanRef>({
  kind: 'plan week',
  input: WeekPlanRef,
  maxAtOnce: 1,
  leaseSeconds: 20,
  giveUpAfterMs: 10 * 60_000,
  limits: { maxOpenPerMember: 3, maxRunningPerMember: 1, maxOpen: 200, maxRunning: 2 },
  perform: async (ctx, run) => await ctx.deps.planWeek(run),
  settle: storeState,
})

async function storeState(
  tx: ServerContext,
  { id }: JobFactsOfRow<WeekPlanRef>,
  { state }: JobOutcome,
): Promise<void> {
  if (state === 'queued' || state === 'done') return
  await tx.deps.db
    .update(weekPlansTable)
    .set({ state: state === 'cancelled' ? 'cancelled' : 'failed' })
    .where(and(eq(weekPlansTable.id, id), eq(weekPlansTable.state, 'planning')))
}
