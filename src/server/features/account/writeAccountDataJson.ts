import { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { listEmailsOfAccount } from '../auth/service.ts'
import { personalDataExporters } from './personalData.ts'
import { writeJsonInPieces } from './writeJsonInPieces.ts'

/**
 * Everything stored about the caller as the JSON text of an `AccountData`, in pieces of a recipe or one of its
 * versions, some notes, or some items of a list, because all together may be hundreds of megabytes. It contains no
 * secret, hashed or not.
 */
export async function* writeAccountDataJson(ctx: MemberContext): AsyncGenerator<string> {
  const { madeAt, ...parts } = AccountData.shape
  const { userId, email } = ctx.member
  const owner = { userId, email, addresses: await listEmailsOfAccount(ctx, ctx.member) }
  yield `{\n  "madeAt": ${JSON.stringify(madeAt.parse(new Date().toISOString()))}`
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    yield `,\n  "${name}": `
    // One after the other: each part is charged before it is read.
    yield* writeJsonInPieces(parts[name], await personalDataExporters[name](ctx, owner), 2)
  }
  yield '\n}\n'
}
