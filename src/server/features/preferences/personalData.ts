import { eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { getLastOldClientLogin } from './oldClientLogins.ts'
import { readListsShownToOldClients } from './oldClientStates.ts'
import { preferencesTable } from './table.ts'

/** The caller's stored preferences, for their own download; null where nothing was saved. */
async function preferenceData({ deps, member }: MemberContext): Promise<AccountData['preferences']> {
  const [row] = await deps.db
    .select()
    .from(preferencesTable)
    .where(eq(preferencesTable.userId, member.userId))
  if (!row) return null
  const { userId: _, version: __, ...told } = row
  return told
}

/** Deleted with the user's row. */
export const preferencesPersonalData = {
  export: {
    preferences: preferenceData,
    lastLoginTimestamp: getLastOldClientLogin,
    oldClientLists: (ctx, { userId }) => readListsShownToOldClients(ctx, userId),
  },
} satisfies PersonalData<MemberContext, 'preferences' | 'lastLoginTimestamp' | 'oldClientLists'>
