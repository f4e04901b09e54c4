import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { EmailSchema } from '#shared/contract/auth/auth.ts'
import type { SignInProviderProblem } from '#shared/contract/auth/providerProblem.ts'
import { providerLinkedMail } from '#shared/messages/mails.ts'
import type { Context, ServerContextWithTextLocale } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import { createSecretToken, hashSecretToken } from '../../tokens.ts'
import { limitProviderVisits } from '../callers/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { createPlaceholderName, createUser } from './createUser.ts'
import { type IdentityProvider, ProviderFailure, type ProviderPerson } from './port.ts'
import { beginSession } from './sessions/sessions.ts'
import { identitiesTable, providerVisitsTable, usersTable } from './table.ts'

/** Maximum minutes of a sign-in at a provider. */
export const providerVisitMinutes = 10
const isVisitStillValid = gt(
  providerVisitsTable.createdAt,
  sql`now() - ${providerVisitMinutes} * interval '1 minute'`,
)

/** The browser and address of a visit, which must be the same at its start and end. */
interface Place {
  /** The secret in a cookie of the browser that started the visit. */
  browserKey: string
  /** Where the provider sends the browser back to. */
  redirectUri: string
}

/** Starts a visit and returns the address for the browser. `next` is a path that was checked. Throws TOO_MANY, ProviderFailure. */
export async function beginProviderVisit(
  ctx: Context,
  provider: IdentityProvider,
  { browserKey, redirectUri, next }: Place & { next: string },
): Promise<URL> {
  await limitProviderVisits(ctx, 'begin')
  const state = createSecretToken()
  const nonce = createSecretToken().token
  const codeVerifier = createSecretToken().token
  const url = await provider.visitUrl({ state: state.token, nonce, codeVerifier, redirectUri })
  await ctx.deps.db.insert(providerVisitsTable).values({
    stateHash: state.hash,
    provider: provider.name,
    codeVerifier,
    nonce,
    browserHash: hashSecretToken(browserKey),
    next,
  })
  return url
}

/**
 * Stores the fields of a provider's form until the same browser comes back with its cookie, which is not sent with a
 * form of another site. Only the first form counts. Throws TOO_MANY; a state of no visit does not count as an attempt.
 */
export async function storeProviderFormAnswer(
  ctx: Context,
  provider: IdentityProvider,
  { state, code, name }: { state: string; code: string; name: string | null },
): Promise<void> {
  if ((await ctx.deps.db.$count(providerVisitsTable, isVisit(provider, state))) === 0) return
  await limitProviderVisits(ctx, 'post')
  await ctx.deps.db
    .update(providerVisitsTable)
    .set({ code, name })
    .where(and(isVisit(provider, state), isNull(providerVisitsTable.code)))
}

/** How a visit ended: the path to continue at, and the reason if it failed to sign in. */
export interface EndedProviderVisit {
  next: string
  problem: SignInProviderProblem | null
}

/**
 * Ends a visit, once, and signs the browser in: to the account that this identity is linked to, else to that with its
 * verified address, else to a new one. `code` is null when a form brought it before. Throws TOO_MANY; a state of no
 * visit of this browser does not count as an attempt, because any site can send the browser here with one.
 */
export async function endProviderVisit(
  ctx: Context,
  provider: IdentityProvider,
  answer: Place & { state: string; code: string | null; isDenied: boolean },
): Promise<EndedProviderVisit> {
  const isFromThisBrowser = eq(providerVisitsTable.browserHash, hashSecretToken(answer.browserKey))
  const isThisVisit = and(isVisit(provider, answer.state), isFromThisBrowser)
  if ((await ctx.deps.db.$count(providerVisitsTable, isThisVisit)) > 0) await limitProviderVisits(ctx, 'end')
  const [visit] = await ctx.deps.db.delete(providerVisitsTable).where(isThisVisit).returning()
  const next = visit?.next ?? '/'
  if (visit && answer.isDenied) return { next, problem: `${provider.name}-denied` }
  const code = answer.code ?? visit?.code
  if (!visit || !code) {
    ctx.log.info({ provider: provider.name, isKnown: Boolean(visit) }, logEvents.providerCallbackUnmatched)
    return { next, problem: `${provider.name}-failed` }
  }
  try {
    const { nonce, codeVerifier } = visit
    const { state, redirectUri } = answer
    const person = await provider.personOf(code, { state, nonce, codeVerifier, redirectUri })
    const named = { ...person, name: visit.name ?? person.name }
    const found = await runInTransaction(ctx, async (tx) => {
      const user = await userOf(tx, provider, named)
      if (typeof user === 'string') return user
      return { ...user, isBegun: await beginSessionBy(tx, provider, { ...person, ...user }) }
    })
    if (typeof found === 'string') return { next, problem: `${provider.name}-${found}` }
    const { email, change, isBegun } = found
    if (change) logSecurityEvent(ctx, change, { email, by: provider.name })
    if (isBegun) logSecurityEvent(ctx, 'sign-in succeeded', { email, by: provider.name })
    return { next, problem: isBegun ? null : `${provider.name}-failed` }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    logProviderFailure(ctx, provider, error)
    return { next, problem: `${provider.name}-failed` }
  }
}

export function logProviderFailure(
  ctx: Pick<Context, 'log'>,
  { name }: IdentityProvider,
  failure: ProviderFailure,
): void {
  const { reason, detail } = failure
  ctx.log.warn({ provider: name, reason, detail }, logEvents.signInProviderFailed)
}

const isVisit = (provider: IdentityProvider, state: string) =>
  and(
    eq(providerVisitsTable.stateHash, hashSecretToken(state)),
    eq(providerVisitsTable.provider, provider.name),
    isVisitStillValid,
  )

interface FoundUser {
  userId: string
  email: string
  /** What the visit changed about accounts; null for nothing. */
  change: 'account created' | 'sign-in provider linked' | null
}

/**
 * Finds the user of a provider account, or creates one. When neither is possible, returns why: the provider has not
 * verified the address, another account had the address within the last week and may be restored to it, or the owner
 * removed this provider account.
 */
async function userOf(
  ctx: ServerContextWithTextLocale,
  { name: provider }: IdentityProvider,
  person: ProviderPerson,
): Promise<FoundUser | 'unverified' | 'former-email' | 'removed'> {
  const { db } = ctx.deps
  const { subject } = person
  const isIdentityOfPerson = and(eq(identitiesTable.provider, provider), eq(identitiesTable.subject, subject))
  const isOpen = isNull(identitiesTable.removedAt)
  const [known] = await db
    .select({ userId: identitiesTable.userId, email: usersTable.email })
    .from(identitiesTable)
    .innerJoin(usersTable, eq(usersTable.id, identitiesTable.userId))
    .where(and(isIdentityOfPerson, isOpen))
  if (known) return { ...known, change: null }
  const email = EmailSchema.safeParse(person.email)
  if (!email.success || !person.isEmailVerified) return 'unverified'
  const made = await createUser(ctx, {
    email: email.data,
    name: nameOf(person.name) ?? createPlaceholderName(ctx, email.data),
    passwordHash: null,
  })
  // Locked, so that the account keeps the address until the identity is linked.
  const [user] = await db
    .select({ id: usersTable.id, name: usersTable.name, email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.email, email.data))
    .for('no key update')
  if (!user) return 'former-email'
  if (
    (await db.$count(
      identitiesTable,
      and(isIdentityOfPerson, eq(identitiesTable.userId, user.id), isNotNull(identitiesTable.removedAt)),
    )) > 0
  )
    return 'removed'
  const linked = await db
    .insert(identitiesTable)
    .values({ provider, subject, userId: user.id, hasMadeAccount: made !== null })
    .onConflictDoNothing()
    .returning({ userId: identitiesTable.userId })
  if (made === null && linked.length > 0) {
    const words = await renderInLanguageOfAccount(ctx, user.id, () => providerLinkedMail(provider))
    await queueMail(ctx, { recipient: user.email, ...words, codeId: null })
  }
  const change = made ? 'account created' : linked.length > 0 ? 'sign-in provider linked' : null
  return { userId: user.id, email: email.data, change }
}

/**
 * Signs the browser in to an account that the identity is linked to. False when it no longer is: a password reset
 * meanwhile may have unlinked it.
 */
async function beginSessionBy(
  tx: Context,
  { name: provider }: IdentityProvider,
  { subject, userId }: { subject: string; userId: string },
): Promise<boolean> {
  const { db } = tx.deps
  // From here on a password reset waits, and then ends the new session.
  await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
    .for('no key update')
  const isUsableIdentity = and(
    eq(identitiesTable.provider, provider),
    eq(identitiesTable.subject, subject),
    eq(identitiesTable.userId, userId),
    isNull(identitiesTable.removedAt),
  )
  return (await db.$count(identitiesTable, isUsableIdentity)) > 0 && (await beginSession(tx, userId))
}

/** The name that the provider sent, shortened to what can be stored; null where nothing remains. */
function nameOf(name: string | null): string | null {
  const kept = (name ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed()
  return kept || null
}
