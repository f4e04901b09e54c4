import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { LinkedProvider, LinkedProviderInput } from '#shared/contract/auth/auth.ts'
import type { SignInProvider } from '#shared/contract/auth/providers.ts'
import * as mails from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { isUniqueViolationError } from '../../db/uniqueViolation.ts'
import { DomainError } from '../../errors.ts'
import { limitPasswordTriesOfMember, lockCallerAccount, requireCallersPassword } from '../callers/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import {
  columnValuesOfRemovedIdentity,
  identityNotRemovedCondition,
  identityOfUserCondition,
} from './removedIdentities.ts'
import { endSessionsOfUser } from './sessions/endSessions.ts'
import { identitiesTable } from './table.ts'

/** The provider accounts that can sign in to the caller's account, and those that were removed, the oldest first. */
export async function listLinkedProviders({ deps, member }: MemberContext): Promise<LinkedProvider[]> {
  const rows = await deps.db
    .select()
    .from(identitiesTable)
    .where(identityOfUserCondition(member.userId))
    .orderBy(asc(identitiesTable.createdAt), identitiesTable.id)
  return rows.map(({ id, provider, createdAt, removedAt }) => ({
    id,
    provider,
    state: removedAt ? 'removed' : 'linked',
    since: (removedAt ?? createdAt).toISOString(),
  }))
}

/**
 * Stops a provider account from signing in to the caller's account until the caller allows it again. Ends the caller's
 * other sessions as well, because sessions do not record which provider began them. Throws NOT_FOUND, INVALID for a
 * wrong password and where no way to sign in would remain, FORBIDDEN without a password or a recent sign-in, TOO_MANY.
 */
export async function removeLinkedProvider(ctx: MemberContext, input: LinkedProviderInput): Promise<void> {
  const { userId, sessionId } = ctx.member
  const by = await changeIdentity(ctx, input, async (tx, { passwordHash }) => {
    const { db } = tx.deps
    const open = await db
      .select()
      .from(identitiesTable)
      .where(and(identityOfUserCondition(userId), identityNotRemovedCondition))
    const removed = open.find(({ id }) => id === input.id)
    if (!removed) throw new DomainError('NOT_FOUND', 'account_provider_not_there')
    if (passwordHash === null && open.length === 1) throw new DomainError('INVALID', 'account_provider_last')
    await db
      .update(identitiesTable)
      .set(columnValuesOfRemovedIdentity)
      .where(eq(identitiesTable.id, removed.id))
    await endSessionsOfUser(tx, userId, sessionId)
    await mailAbout(tx, mails.providerRemovedMail, removed.provider)
    return removed.provider
  })
  logSecurityEvent(ctx, 'sign-in provider removed', { email: ctx.member.email, by })
}

/**
 * Lets a removed provider account sign in to the caller's account again, as one that was linked just now. Throws as
 * removeLinkedProvider does, and INVALID where it belongs to another account by now.
 */
export async function allowRemovedProvider(ctx: MemberContext, input: LinkedProviderInput): Promise<void> {
  const which = and(
    eq(identitiesTable.id, input.id),
    identityOfUserCondition(ctx.member.userId),
    isNotNull(identitiesTable.removedAt),
  )
  const by = await changeIdentity(ctx, input, async (tx) => {
    const [allowed] = await tx.deps.db
      .update(identitiesTable)
      .set({ removedAt: null, createdAt: sql`clock_timestamp()` })
      .where(which)
      .returning({ provider: identitiesTable.provider })
    if (!allowed) throw new DomainError('NOT_FOUND', 'account_provider_not_there')
    await mailAbout(tx, mails.providerAllowedMail, allowed.provider)
    return allowed.provider
  }).catch((error: unknown) => {
    if (isUniqueViolationError(error)) throw new DomainError('INVALID', 'account_provider_elsewhere')
    throw error
  })
  logSecurityEvent(ctx, 'sign-in provider allowed again', { email: ctx.member.email, by })
}

/** Runs `change` in a transaction with the account locked, after the caller has proved that it is theirs. */
async function changeIdentity(
  ctx: MemberContext,
  { currentPassword }: LinkedProviderInput,
  change: (tx: MemberContext, account: { passwordHash: string | null }) => Promise<SignInProvider>,
): Promise<SignInProvider> {
  await limitPasswordTriesOfMember(ctx)
  const provenBy = await requireCallersPassword(ctx, currentPassword)
  return await runInTransaction(ctx, async (tx) => {
    const account = await lockCallerAccount(tx)
    // The password may have been changed while it was compared.
    if (account.passwordHash !== provenBy) throw new DomainError('INVALID', 'auth_wrong_password')
    return await change(tx, account)
  })
}

async function mailAbout(
  tx: MemberContext,
  mailOf: (provider: SignInProvider) => mails.MailTexts,
  provider: SignInProvider,
): Promise<void> {
  const { userId, email } = tx.member
  const words = await renderInLanguageOfAccount(tx, userId, () => mailOf(provider))
  await queueMail(tx, { recipient: email, ...words, codeId: null })
}
