import { and, eq, or, sql } from 'drizzle-orm'
import type { Locale } from '#shared/locale.ts'
import type { Context, MemberContext } from '../../context.ts'
import { renderInLocale } from '../../speaking.ts'
import { sessions, users } from '../auth/table.ts'

/**
 * Words a mail in the language of the account that it is about, whoever causes it: a thief must not choose the one in which
 * the owner is warned. An account that keeps none, or no account at all, is written to in that of the caller.
 */
export async function inOwnLanguage<Words>(
  { deps, locale }: Pick<Context, 'deps' | 'locale'>,
  userId: string,
  words: () => Words,
): Promise<Words> {
  const [account] = await deps.db.select({ locale: users.locale }).from(users).where(eq(users.id, userId))
  return await renderInLocale(account?.locale ?? locale, words)
}

/**
 * Keeps the language that the caller chooses for the mails about their account, where the session has lasted a week, or the
 * account has not: a thief's session is younger.
 */
export async function keepOwnLanguage({ deps, member }: MemberContext, locale: Locale): Promise<void> {
  const week = sql`interval '7 days'`
  const isOld = sql`exists (select from ${sessions}
    where ${sessions}.id = ${member.sessionId} and ${sessions}.created_at <= now() - ${week})`
  const isNew = sql`${users.createdAt} > now() - ${week}`
  await deps.db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, member.userId), or(isOld, isNew)))
}
