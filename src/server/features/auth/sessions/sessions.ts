import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Context, Member, ServerContext } from '../../../context.ts'
import type { DbContext } from '../../../db/dbContext.ts'
import { writeBestEffort } from '../../../db/outage.ts'
import { withTransaction } from '../../../db/transaction.ts'
import { hashToken, newToken } from '../../../tokens.ts'
import { memberships } from '../../households/table.ts'
import { logSecurityEvent } from '../../securityLog/service.ts'
import { sessions, sessionTokens, users } from '../table.ts'
import { deleteShown } from './shownInSessions.ts'

/** How long a session lives at most, however much it is used. */
export const sessionDays = 365
/** How long it lives without a call: longer than a summer away, shorter than a lost or sold device is found again. */
export const idleDays = 90
/** How long a browser stays known after its session ended. */
export const knownDays = 90
/** Sessions of one account that are in force at once, and ended ones of which the browser stays known. */
export const maxSessions = 100
/** Sessions that one sign-in deletes at most, where an account had far more. */
const maxDeletedAtOnce = 1_000
/** How long a token serves before the next takes its place. */
const rotateAfterMs = 3_000_000
/** How long a replaced token is still taken: tabs that ask at once all hold the old one. */
const graceMs = 60_000
/** How long until another successor is issued for a token whose last one has not been seen; doubled each time. */
const successorWaitMs = 60_000
/** How exact `lastUsedAt` is; written more often, every look-up would be a write. */
const lastUsedStepMs = 5 * 60_000

const olderThan = (column: unknown, ms: number) =>
  sql<boolean>`${column} < now() - ${ms} * interval '1 millisecond'`

/** Whether no successor is on its way: none was issued, or the last so long ago that its answer must be lost. */
const isSuccessorMissing = sql<boolean>`coalesce(${sessionTokens.successorAt} < now() - interval '1 millisecond' *
  least(${successorWaitMs} * power(2, least(${sessionTokens.successorCount}, 10) - 1), ${rotateAfterMs}), true)`

/** Whether a session is in force. */
export const isSessionValid = sql<boolean>`${sessions.expiresAt} > now()
  and ${sessions.lastUsedAt} > now() - ${sql.raw(String(idleDays))} * interval '1 day'`

/**
 * Signs the caller's browser in, and ends the sessions it had: the one of its cookie, and this user's others from the same
 * browser, whose cookies are lost. Beyond 100 sessions the one that was used longest ago is deleted. One statement. False when there is no such user any more, or when `provenBy`, the hash
 * of the password they have shown, is no longer theirs: somebody may set another while it is compared.
 */
export async function beginSession(ctx: Context, userId: string, provenBy?: string): Promise<boolean> {
  const { token, hash } = newToken()
  const id = randomUUID()
  const { db } = ctx.deps
  const browserHash = ctx.browserId.keep()
  const isProven = provenBy === undefined ? sql`true` : sql`${users.passwordHash} = ${provenBy}`
  // Locked, so that whoever sets another password meanwhile ends this session too.
  const session = db.$with('session').as(
    db
      .insert(sessions)
      .select(
        sql`select ${id}, ${users.id}, ${ctx.userAgent.slice(0, 400)}, ${ctx.visitor}, ${browserHash}, now(), now(), now(),
          null::timestamptz, now() + ${sessionDays} * interval '1 day' from ${users}
          where ${users.id} = ${userId} and ${isProven} for share`,
      )
      .returning({ id: sessions.id }),
  )
  const ofBrowser = and(eq(sessions.userId, userId), eq(sessions.browserHash, browserHash))
  const isReplaced = or(eq(sessions.id, ctx.member?.sessionId ?? ''), ofBrowser)
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(and(isReplaced, isSessionValid, sql`exists (select from session)`))
      .returning({ id: sessions.id }),
  )
  const deleted = db.$with('deleted').as(
    db
      .delete(sessions)
      .where(and(inArray(sessions.id, excessSessions(userId, isReplaced)), sql`exists (select from session)`))
      .returning({ id: sessions.id }),
  )
  const begun = await db
    .with(session, ended, deleted)
    .insert(sessionTokens)
    .select(sql`select ${hash}, id, now(), now(), null::timestamptz, null::timestamptz, 0 from session`)
    .returning({ hash: sessionTokens.hash })
  if (begun.length > 0) ctx.cookie.keep(token)
  return begun.length > 0
}

/**
 * The ids of a user's sessions beyond the limit, those used longest ago first in line, when one more begins beside them: of
 * those in force, and of those that have ended. Without those in `isReplaced`, and without any that another call is changing.
 */
function excessSessions(userId: string, isReplaced: SQL | undefined): SQL {
  return sql`(select id from ${sessions} where id in (
      select id from (
        select id, ${isSessionValid} as is_alive,
          row_number() over (partition by ${isSessionValid} order by last_used_at desc, id) as place
        from ${sessions} where ${eq(sessions.userId, userId)} and (${isReplaced}) is not true
      ) ranked where place > ${maxSessions} - case when is_alive then 1 else 0 end
    ) order by id limit ${maxDeletedAtOnce} for update skip locked)`
}

/**
 * Ends a session and keeps its browser known for a while: its tokens go at once, and what an old client was shown in it, but
 * others who guess at the account must not keep that browser from signing in again.
 */
export async function retireSession(ctx: DbContext, sessionId: string): Promise<void> {
  const { db } = ctx.deps
  await db.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId))
  await db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.id, sessionId))
  await deleteShown(ctx, [sessionId])
}

/**
 * Keeps the caller's browser known as the user's without signing it in, as if it had just signed out. For a browser that
 * has shown a mailed code.
 */
export async function rememberBrowser(ctx: Context, userId: string): Promise<void> {
  await ctx.deps.db.insert(sessions).values({
    id: randomUUID(),
    userId,
    userAgent: ctx.userAgent.slice(0, 400),
    visitor: ctx.visitor,
    browserHash: ctx.browserId.keep(),
    expiresAt: sql`now()`,
  })
}

/**
 * Who holds this token; null when nobody does any more. One indexed query; once in a while a successor is issued. A token
 * is replaced when a successor is first seen, not when it is issued, for the answer that brings it may be lost. One that
 * comes again after it was replaced ends its whole session: two browsers hold it, and one of them stole it.
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
      isUnseen: sql<boolean>`${sessionTokens.seenAt} is null`,
      isReplaced: sql<boolean>`${sessionTokens.replacedAt} is not null`,
      isReused: sql<boolean>`coalesce(${olderThan(sessionTokens.replacedAt, graceMs)}, false)`,
      isDue: sql<boolean>`${olderThan(sessionTokens.issuedAt, rotateAfterMs)} and ${isSuccessorMissing}`,
      isUnnoted: olderThan(sessions.lastUsedAt, lastUsedStepMs),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), memberships.isCurrent))
    .where(and(eq(sessionTokens.hash, hash), isSessionValid))
  if (!row) return null
  const { isUnseen, isReplaced, isReused, isDue, isUnnoted, ...member } = row
  if (isReused) {
    await retireSession(ctx, member.sessionId)
    logSecurityEvent(ctx, 'session reused', { email: member.email, session: member.sessionId })
    return null
  }
  const { sessionId } = member
  const noteUse = () => db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId))
  await writeBestEffort(ctx.log, 'session', async () => {
    if (isUnseen && !isReplaced) await replaceOthers(ctx, { hash, sessionId })
    if (isDue && !isReplaced) await issueSuccessor(ctx, hash)
    if (isUnnoted) await noteUse()
  })
  return member as Member
}

/** Whose live session this token is of, for limits alone: only memberOf knows whether it was replaced. */
export async function userIdOf({ deps: { db } }: DbContext, token: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: sessions.userId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, hashToken(token)), isSessionValid))
  return row?.userId ?? null
}

/** Replaces all other tokens of the session by one that is seen for the first time. */
async function replaceOthers(
  ctx: ServerContext,
  { hash, sessionId }: { hash: string; sessionId: string },
): Promise<void> {
  await withTransaction(ctx, async ({ deps: { db } }) => {
    // One after the other: of two successors that are first seen at once, one replaces the other.
    await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('no key update')
    const isCurrent = isNull(sessionTokens.replacedAt)
    const seen = await db
      .update(sessionTokens)
      .set({ seenAt: sql`now()` })
      .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.seenAt), isCurrent))
      .returning({ hash: sessionTokens.hash })
    if (seen.length === 0) return
    await db
      .update(sessionTokens)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(sessionTokens.sessionId, sessionId), ne(sessionTokens.hash, hash), isCurrent))
  })
}

/** Of several tabs that come at once, the first is sent the successor; the others go on with the token they have. */
async function issueSuccessor(ctx: Omit<Context, 'member'>, oldHash: string): Promise<void> {
  const { token, hash } = newToken()
  const { db } = ctx.deps
  const old = db.$with('old').as(
    db
      .update(sessionTokens)
      .set({ successorAt: sql`now()`, successorCount: sql`${sessionTokens.successorCount} + 1` })
      .where(and(eq(sessionTokens.hash, oldHash), isNull(sessionTokens.replacedAt), isSuccessorMissing))
      .returning({ sessionId: sessionTokens.sessionId }),
  )
  const issued = await db
    .with(old)
    .insert(sessionTokens)
    .select(
      sql`select ${hash}, session_id, now(), null::timestamptz, null::timestamptz, null::timestamptz, 0 from old`,
    )
    .returning({ hash: sessionTokens.hash })
  if (issued.length > 0) ctx.cookie.keep(token)
}

/** Ends every session of a user but the one named, if one is, and forgets their browsers. */
export async function endSessionsOf(
  ctx: DbContext,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId)
  await ctx.deps.db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
