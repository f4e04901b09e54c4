import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { AccountDeletionOutcome, AccountDeletionRef } from '#shared/contract/auth/auth.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { hashSecretToken } from '../../tokens.ts'
import { accountDeletionsTable } from './table.ts'

const isOld = lt(accountDeletionsTable.deletedAt, sql`now() - interval '1 hour'`)

/** Records for an hour that the call with this id deleted an account, because the session that could ask ends with it. */
export async function storeDeletionReceipt(ctx: DbContext, deletionId: string): Promise<void> {
  await ctx.deps.db
    .insert(accountDeletionsTable)
    .values({ callHash: hashSecretToken(deletionId) })
    .onConflictDoNothing()
}

/** Whether an account was deleted by the call with this id. */
export async function findAccountDeletion(
  ctx: Context,
  { deletionId }: AccountDeletionRef,
): Promise<AccountDeletionOutcome> {
  const isOfCall = and(eq(accountDeletionsTable.callHash, hashSecretToken(deletionId)), not(isOld))
  return { isDeleted: (await ctx.deps.db.$count(accountDeletionsTable, isOfCall)) > 0 }
}

/** Deletes receipts after an hour. */
export async function deleteOldDeletionReceipts(ctx: DbContext): Promise<void> {
  await ctx.deps.db.delete(accountDeletionsTable).where(isOld)
}
