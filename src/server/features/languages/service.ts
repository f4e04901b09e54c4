import { and, eq, or, sql } from 'drizzle-orm'
import type { Locale } from '#shared/locale.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContextWithTextLocale } from '../../db/dbContext.ts'
import { renderInLocale } from '../../speaking.ts'
import { sessionsTable, usersTable } from '../auth/table.ts'

/**
 * Writes a mail in the language of the account that it is about, whoever caused it: an attacker must not choose the
 * language in which the owner is warned. For an account without a stored language, or no account, it uses the caller's.
 */
export async function renderInLanguageOfAccount<Words>(
  { deps, locale }: DbContextWithTextLocale,
  userId: string,
  words: () => Words,
): Promise<Words> {
  const [account] = await deps.db
    .select({ locale: usersTable.locale })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  return await renderInLocale(account?.locale ?? locale, words)
}

/**
 * Stores the language that the caller chooses for mails about their account, if the session is a week old, or the
 * account is younger: an attacker's session would be younger.
 */
export async function storeAccountLanguage({ deps, member }: MemberContext, locale: Locale): Promise<void> {
  const week = sql`interval '7 days'`
  const isOld = sql`exists (select from ${sessionsTable}
    where ${sessionsTable}.id = ${member.sessionId} and ${sessionsTable}.created_at <= now() - ${week})`
  const isNew = sql`${usersTable.createdAt} > now() - ${week}`
  await deps.db
    .update(usersTable)
    .set({ locale })
    .where(and(eq(usersTable.id, member.userId), or(isOld, isNew)))
}
