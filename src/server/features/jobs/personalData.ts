import { and, eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { readRowsInBatches, selectPositionOfRow } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { jobsTable } from './table.ts'

/** A user's jobs, oldest first, in batches. They are deleted with the user's row. */
async function* readJobData(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['jobs']> {
  const { kind, state, payload, createdAt } = jobsTable
  const order = { at: createdAt, id: jobsTable.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectPositionOfRow(order), kind, state, payload, createdAt })
      .from(jobsTable)
      .where(and(eq(jobsTable.userId, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((job) => ({
      kind: job.kind,
      state: job.state,
      payload: job.payload,
      createdAt: job.createdAt.toISOString(),
    }))
}

export const jobsPersonalData = {
  export: { jobs: (ctx, { userId }) => readJobData(ctx, userId) },
} satisfies PersonalData<MemberContext, 'jobs'>
