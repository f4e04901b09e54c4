import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { readAccountData, readEmailChangeData, readIdentityData, readSessionData } from './authData.ts'
import { signUps, users } from './table.ts'

export const authPersonalData = {
  export: {
    account: readAccountData,
    emailChanges: readEmailChangeData,
    identities: readIdentityData,
    sessions: readSessionData,
  },
  erase: async ({ deps: { db } }, { userId, email }) => {
    await db.delete(users).where(eq(users.id, userId))
    await db.delete(signUps).where(eq(signUps.email, email))
  },
} satisfies PersonalData<MemberContext, 'account' | 'emailChanges' | 'identities' | 'sessions'>
