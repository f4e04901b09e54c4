import { writeAccountDataJson } from '#server/features/account/service.ts'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { AccountData } from '#shared/contract/auth/accountData.ts'
import type { TestBrowser } from '../testSite.ts'

/** What somebody who is signed in downloads of themselves. */
export async function accountDataOf({ context, token }: TestBrowser): Promise<AccountData> {
  const member = await findMemberOfSessionToken(context, token!)
  const pieces = await Array.fromAsync(writeAccountDataJson({ ...context, member: member! }))
  return AccountData.parse(JSON.parse(pieces.join('')))
}
