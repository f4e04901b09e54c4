import { eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findPendingEmailChange } from './emailChange.ts'
import { listFormerEmails } from './emailTakeBack.ts'
import { identitiesTable, sessionsTable, usersTable } from './table.ts'

/** The account's own row. Throws UNAUTHENTICATED when it was deleted. */
export async function readAccountData({ deps, member }: MemberContext): Promise<AccountData['account']> {
  const { userId, email, name, hasPassword } = member
  const [user] = await deps.db
    .select({ locale: usersTable.locale, createdAt: usersTable.createdAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  const { locale: language, createdAt } = user
  return { userId, email, name, hasPassword, language, createdAt: createdAt.toISOString() }
}

/** A pending change of address, and former addresses. */
export async function readEmailChangeData(ctx: MemberContext): Promise<AccountData['emailChanges']> {
  const { email: pending } = await findPendingEmailChange(ctx)
  const former = await listFormerEmails(ctx, ctx.member.userId)
  return { pending, former: former.map(({ email, until }) => ({ email, until: until.toISOString() })) }
}

/** Linked provider accounts. */
export async function readIdentityData({ deps, member }: MemberContext): Promise<AccountData['identities']> {
  const rows = await deps.db.select().from(identitiesTable).where(eq(identitiesTable.userId, member.userId))
  return rows.map(({ provider, subject, createdAt, removedAt }) => ({
    provider,
    subject,
    createdAt: createdAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  }))
}

/** The caller's sessions. */
export async function readSessionData({ deps, member }: MemberContext): Promise<AccountData['sessions']> {
  const { deviceOfUserAgent } = await import('./sessions/device.ts')
  const rows = await deps.db.select().from(sessionsTable).where(eq(sessionsTable.userId, member.userId))
  return rows.map(({ userAgent, visitor, ...at }) => ({
    device: deviceOfUserAgent(userAgent),
    userAgent,
    network: visitor,
    createdAt: at.createdAt.toISOString(),
    provenAt: at.provenAt.toISOString(),
    lastUsedAt: at.lastUsedAt.toISOString(),
    passwordChangedAt: at.passwordChangedAt?.toISOString() ?? null,
    expiresAt: at.expiresAt.toISOString(),
  }))
}
