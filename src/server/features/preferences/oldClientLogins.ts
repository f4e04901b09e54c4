import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { oldClientLoginsTable } from './table.ts'

/** The caller's last sign-in, as their old client sent it; null when it never did. */
export async function getLastOldClientLogin({ deps, member }: MemberContext): Promise<string | null> {
  const [row] = await deps.db
    .select()
    .from(oldClientLoginsTable)
    .where(eq(oldClientLoginsTable.userId, member.userId))
  return row?.lastLoginTimestamp ?? null
}

/** Stores the caller's last sign-in, as their old client sends it. */
export async function storeLastLogin(
  { deps, member }: MemberContext,
  lastLoginTimestamp: string,
): Promise<void> {
  await deps.db
    .insert(oldClientLoginsTable)
    .values({ userId: member.userId, lastLoginTimestamp })
    .onConflictDoUpdate({ target: oldClientLoginsTable.userId, set: { lastLoginTimestamp } })
}
