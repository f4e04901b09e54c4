import { eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { getLastLogin } from './oldClientLogins.ts'
import { readListsShownToOldClients } from './oldClientStates.ts'
import { preferences } from './table.ts'

/** The caller's stored preferences, for their own download; null where nothing was saved. */
async function preferenceData({ deps, member }: MemberContext): Promise<AccountData['preferences']> {
  const [row] = await deps.db.select().from(preferences).where(eq(preferences.userId, member.userId))
  if (!row) return null
  const { userId: _, version: __, ...told } = row
  return told
}

/** Deleted with the user's row. */
export const preferencesPersonalData = {
  export: {
    preferences: preferenceData,
    lastLoginTimestamp: getLastLogin,
    oldClientLists: (ctx, { userId }) => readListsShownToOldClients(ctx, userId),
  },
} satisfies PersonalData<MemberContext, 'preferences' | 'lastLoginTimestamp' | 'oldClientLists'>
