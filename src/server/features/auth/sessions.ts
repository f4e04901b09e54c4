import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { EndSessionInput, SessionSummary } from '#shared/contract/auth.ts'
import type { Context, Member, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { memberships } from '../households/table.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { deviceOf } from './device.ts'
import { sessions, sessionTokens, users } from './table.ts'

/** How long a session lives that nobody ends. */
export const sessionDays = 365
/** How long it is known from where somebody came whose session is over. */
const knownDays = 90
/** How long a token serves before the next takes its place. */
const rotateAfterMs = 3_000_000
/** How long a replaced token is still taken: tabs that ask at once all hold the old one. */
const graceMs = 60_000
/** How exact `lastUsedAt` is; written more often, every look-up would be a write. */
const lastUsedStepMs = 5 * 60_000

const olderThan = (column: unknown, ms: number) =>
  sql<boolean>`${column} < now() - ${ms} * interval '1 millisecond'`

/**
 * Signs the caller's browser in. One statement. False when there is no such user any more, or when `provenBy`, the hash
 * of the password they have shown, is no longer theirs: somebody may set another while it is compared.
 */
export async function beginSession(ctx: Context, userId: string, provenBy?: string): Promise<boolean> {
  const { token, hash } = newToken()
  const id = randomUUID()
  const { db } = ctx.deps
  const isProven = provenBy === undefined ? sql`true` : sql`${users.passwordHash} = ${provenBy}`
  // Locked, so that whoever sets another password meanwhile ends this session too.
  const session = db.$with('session').as(
    db
      .insert(sessions)
      .select(
        sql`select ${id}, ${users.id}, ${ctx.userAgent.slice(0, 400)}, ${ctx.visitor}, now(), now(),
          now() + ${sessionDays} * interval '1 day' from ${users}
          where ${users.id} = ${userId} and ${isProven} for share`,
      )
      .returning({ id: sessions.id }),
  )
  const begun = await db
    .with(session)
    .insert(sessionTokens)
    .select(sql`select ${hash}, id, now(), null::timestamptz from session`)
    .returning({ hash: sessionTokens.hash })
  if (begun.length > 0) ctx.cookie.keep(token)
  return begun.length > 0
}

/**
 * Ends a session as its owner leaves: its tokens go at once, but that they come from this network is known for a while,
 * or whoever guesses at their account could keep them from coming back.
 */
export async function retireSession(
  { deps: { db } }: Pick<Context, 'deps'>,
  sessionId: string,
): Promise<void> {
  await db.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId))
  await db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

/**
 * Who holds this token; null when nobody does any more. One indexed query; once in a while the token is replaced, and
 * one that was replaced before ends its whole session: two browsers hold it, and one of them stole it.
 */
export async function memberOf(ctx: Omit<Context, 'member'>, token: string): Promise<Member | null> {
  const { db } = ctx.deps
  const hash = hashToken(token)
  const [row] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      householdId: memberships.householdId,
      role: memberships.role,
      sessionId: sessions.id,
      isReplaced: sql<boolean>`${sessionTokens.replacedAt} is not null`,
      isReused: sql<boolean>`coalesce(${olderThan(sessionTokens.replacedAt, graceMs)}, false)`,
      isDue: olderThan(sessionTokens.issuedAt, rotateAfterMs),
      isUnnoted: olderThan(sessions.lastUsedAt, lastUsedStepMs),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), memberships.isCurrent))
    .where(and(eq(sessionTokens.hash, hash), sql`${sessions.expiresAt} > now()`))
  if (!row) return null
  const { isReplaced, isReused, isDue, isUnnoted, ...member } = row
  if (isReused) {
    await db.delete(sessions).where(eq(sessions.id, member.sessionId))
    logSecurityEvent(ctx, 'session reused', { email: member.email, session: member.sessionId })
    return null
  }
  if (isDue && !isReplaced) await replaceToken(ctx, hash)
  if (isUnnoted)
    await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, member.sessionId))
  return member as Member
}

/** Of several tabs that come at once, the first replaces the token; the others stay signed in by the grace. */
async function replaceToken(ctx: Omit<Context, 'member'>, oldHash: string): Promise<void> {
  const { token, hash } = newToken()
  const { db } = ctx.deps
  const old = db.$with('old').as(
    db
      .update(sessionTokens)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(sessionTokens.hash, oldHash), isNull(sessionTokens.replacedAt)))
      .returning({ sessionId: sessionTokens.sessionId }),
  )
  const replaced = await db
    .with(old)
    .insert(sessionTokens)
    .select(sql`select ${hash}, session_id, now(), null::timestamptz from old`)
    .returning({ hash: sessionTokens.hash })
  if (replaced.length > 0) ctx.cookie.keep(token)
}

/** The caller's sessions, the last used first. */
export async function listSessions(ctx: MemberContext): Promise<SessionSummary[]> {
  const rows = await ctx.deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.member.userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(sql`${sessions.lastUsedAt} desc, ${sessions.id}`)
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === ctx.member.sessionId,
  }))
}

/** Ends one of the caller's sessions, or all others. Throws NOT_FOUND when it is none of theirs. */
export async function endSession(ctx: MemberContext, { sessionId }: EndSessionInput): Promise<void> {
  const { userId, sessionId: own } = ctx.member
  if (sessionId === null) return await endSessionsOf(ctx, userId, own)
  const [ended] = await ctx.deps.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .returning({ id: sessions.id })
  if (!ended) throw new DomainError('NOT_FOUND', m.auth_no_such_session())
  if (ended.id === own) ctx.cookie.drop()
}

/** Ends every session of a user but the one named, if one is. */
export async function endSessionsOf(
  ctx: Pick<Context, 'deps'>,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId)
  await ctx.deps.db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Forgets sessions that are over, some time after. */
export async function forgetOldSessions(ctx: Pick<Context, 'deps'>): Promise<void> {
  const isOver = lt(sessions.expiresAt, sql`now() - ${knownDays} * interval '1 day'`)
  await ctx.deps.db.delete(sessions).where(isOver)
}
