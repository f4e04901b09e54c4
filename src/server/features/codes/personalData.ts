import type { PersonalData } from '../../personalData.ts'
import { deleteCodesOf, forgetCodesFor } from './deletion.ts'

/** Codes are no part of the file that a user downloads: they would open the account. */
export const personalData = {
  export: {},
  erase: async (tx, { userId, email }) => {
    await deleteCodesOf(tx, userId)
    await forgetCodesFor(tx, email)
  },
} satisfies PersonalData
