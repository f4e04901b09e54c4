import { eq } from 'drizzle-orm'
import type { ChangeNameInput } from '#shared/contract/auth/auth.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { renameDefaultNamedHouseholdsOfUser } from '../households/service.ts'
import { usersTable } from './table.ts'

/**
 * Changes the caller's name everywhere it is shown, and the names of the households they own that are named after them;
 * cached pages for visitors show it within a minute.
 */
export async function changeName(ctx: MemberContext, { name }: ChangeNameInput): Promise<void> {
  const { userId, name: formerName } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    await tx.deps.db.update(usersTable).set({ name }).where(eq(usersTable.id, userId))
    await renameDefaultNamedHouseholdsOfUser(tx, { userId, formerName })
  })
}
