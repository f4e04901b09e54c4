import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nameOfUnnamedMember } from '#shared/messages/content.ts'
import type { ServerContext } from '../../context.ts'
import type { DbContextWithTextLocale } from '../../db/dbContext.ts'
import { createHousehold } from '../households/service.ts'
import { digestForLog } from '../securityLog/service.ts'
import { findFormerOwnerOfEmail } from './emailTakeBack.ts'
import { usersTable } from './table.ts'

export interface NewUser {
  email: string
  name: string
  passwordHash: string | null
}

/**
 * Creates a user with a household of their own; null when a user has this address, or had it within a week and can
 * still restore it. For a transaction.
 */
export async function createUser(ctx: DbContextWithTextLocale, user: NewUser): Promise<string | null> {
  const id = randomUUID()
  const [made] = await ctx.deps.db
    .insert(usersTable)
    .values({ id, ...user, locale: ctx.locale })
    .onConflictDoNothing({ target: usersTable.email })
    .returning({ id: usersTable.id })
  if (!made) return null
  // Checked after the insert, which waits for a transaction that is changing another account's address from this one.
  if (await findFormerOwnerOfEmail(ctx, user.email)) {
    await ctx.deps.db.delete(usersTable).where(eq(usersTable.id, id))
    return null
  }
  await createHousehold(ctx, { userId: id, name: user.name })
  return id
}

/**
 * A placeholder name for an account without a name, in the caller's language. Its number is derived from the address
 * with the site's key: the same address always gets the same number, but the number does not reveal the address.
 */
export function createPlaceholderName({ deps }: ServerContext, email: string): string {
  const digest = digestForLog(deps.logDigestKey, 'account', email.toLowerCase())
  return nameOfUnnamedMember(100 + (Number.parseInt(digest.slice(0, 8), 16) % 900))
}
