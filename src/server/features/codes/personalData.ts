import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { deleteCodesOfSubject, deleteCodesSentTo } from './deletion.ts'

/** Codes are not in the file that a user downloads, because they would open the account. */
export const codesPersonalData = {
  export: {},
  erase: async (tx, { userId, email }) => {
    await deleteCodesOfSubject(tx, userId)
    await deleteCodesSentTo(tx, email)
  },
} satisfies PersonalData<MemberContext>
