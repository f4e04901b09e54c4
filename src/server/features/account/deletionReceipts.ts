import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { DeletionOutcome, DeletionRef } from '#shared/contract/auth/auth.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { hashToken } from '../../tokens.ts'
import { accountDeletions } from './table.ts'

const isOld = lt(accountDeletions.deletedAt, sql`now() - interval '1 hour'`)

/** Records for an hour that the call with this id deleted an account, because the session that could ask ends with it. */
export async function keepDeletionReceipt(ctx: DbContext, deletionId: string): Promise<void> {
  await ctx.deps.db
    .insert(accountDeletions)
    .values({ callHash: hashToken(deletionId) })
    .onConflictDoNothing()
}

/** Whether an account was deleted by the call with this id. */
export async function findDeletion(ctx: Context, { deletionId }: DeletionRef): Promise<DeletionOutcome> {
  const isOfCall = and(eq(accountDeletions.callHash, hashToken(deletionId)), not(isOld))
  return { isDeleted: (await ctx.deps.db.$count(accountDeletions, isOfCall)) > 0 }
}

/** Deletes receipts after an hour. */
export async function forgetDeletionReceipts(ctx: DbContext): Promise<void> {
  await ctx.deps.db.delete(accountDeletions).where(isOld)
}
