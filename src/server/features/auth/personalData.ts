import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { readAccountData, readEmailChangeData, readIdentityData, readSessionData } from './authData.ts'
import { signUpsTable, usersTable } from './table.ts'

export const authPersonalData = {
  export: {
    account: readAccountData,
    emailChanges: readEmailChangeData,
    identities: readIdentityData,
    sessions: readSessionData,
  },
  erase: async ({ deps: { db } }, { userId, email }) => {
    await db.delete(usersTable).where(eq(usersTable.id, userId))
    await db.delete(signUpsTable).where(eq(signUpsTable.email, email))
  },
} satisfies PersonalData<MemberContext, 'account' | 'emailChanges' | 'identities' | 'sessions'>
