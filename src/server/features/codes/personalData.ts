import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { deleteCodesOf, forgetCodesFor } from './deletion.ts'

/** Codes are not in the file that a user downloads, because they would open the account. */
export const personalData = {
  export: {},
  erase: async (tx, { userId, email }) => {
    await deleteCodesOf(tx, userId)
    await forgetCodesFor(tx, email)
  },
} satisfies PersonalData<MemberContext>
