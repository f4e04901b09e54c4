import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { accountData, emailChangeData, identityData, sessionData } from './authData.ts'
import { signUps, users } from './table.ts'

export const personalData = {
  export: {
    account: accountData,
    emailChanges: emailChangeData,
    identities: identityData,
    sessions: sessionData,
  },
  erase: async ({ deps: { db } }, { userId, email }) => {
    await db.delete(users).where(eq(users.id, userId))
    await db.delete(signUps).where(eq(signUps.email, email))
  },
} satisfies PersonalData<MemberContext, 'account' | 'emailChanges' | 'identities' | 'sessions'>
