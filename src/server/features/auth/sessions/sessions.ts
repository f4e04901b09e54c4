import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SignedInMember } from '../../../caller.ts'
import type { Context, ServerContext } from '../../../context.ts'
import { tryOptionalDatabaseWrite } from '../../../db/outage.ts'
import { definePreparedQuery } from '../../../db/preparedQuery.ts'
import { runInTransaction } from '../../../db/transaction.ts'
import { createSecretToken, hashSecretToken } from '../../../tokens.ts'
import { membershipsTable } from '../../households/table.ts'
import { logSecurityEvent } from '../../securityLog/service.ts'
import { sessionsTable, sessionTokensTable, usersTable } from '../table.ts'
import { endSessionButKeepBrowserKnown } from './endSessions.ts'

/** Maximum days of a session, however much it is used. */
export const maxSessionDays = 365

/** Days without a call after which a session ends: longer than a summer holiday, short enough for a lost or sold device. */
export const maxIdleSessionDays = 90

/** Days in which a browser stays known after its session ended. */
export const knownBrowserDays = 90

/** Maximum valid sessions of one account, and ended ones whose browser stays known. */
export const maxSessionsOfAccount = 100

/** Maximum sessions that one sign-in deletes, where an account had far more. */
const maxDeletedAtOnce = 1_000

/** Milliseconds after which a token is replaced. */
const rotateAfterMs = 3_000_000

/** Milliseconds in which a replaced token is still accepted: simultaneous requests of several tabs all send the old one. */
const graceMs = 60_000

/** Milliseconds until another successor is issued for a token whose last one has not been used; doubled each time. */
const successorWaitMs = 60_000

/** Precision of `lastUsedAt`; with a higher one every look-up would be a write. */
const lastUsedStepMs = 5 * 60_000

const olderThan = (column: unknown, ms: number) =>
  sql<boolean>`${column} < now() - ${ms} * interval '1 millisecond'`

/** Whether the browser has no successor: none was issued, or so long ago that its answer must have been lost. */
const isSuccessorMissing = sql<boolean>`coalesce(${sessionTokensTable.successorAt} < now() - interval '1 millisecond' *
  least(${successorWaitMs} * power(2, least(${sessionTokensTable.successorCount}, 10) - 1), ${rotateAfterMs}), true)`

/** Whether a session is valid. */
export const sessionValidCondition = sql<boolean>`${sessionsTable.expiresAt} > now()
  and ${sessionsTable.lastUsedAt} > now() - ${sql.raw(String(maxIdleSessionDays))} * interval '1 day'`

/**
 * Signs the caller's browser in, and ends its earlier sessions: the one of its cookie, and this user's others from the
 * same browser, whose cookies are lost. Beyond 100 sessions it deletes the least recently used. One statement. False
 * when the user no longer exists, or when `provenBy`, the hash of the password that was compared, is outdated: the
 * password may change meanwhile.
 */
export async function beginSession(ctx: Context, userId: string, provenBy?: string): Promise<boolean> {
  const { token, hash } = createSecretToken()
  const id = randomUUID()
  const { db } = ctx.deps
  const browserHash = ctx.browserId.keep()
  const isProven = provenBy === undefined ? sql`true` : sql`${usersTable.passwordHash} = ${provenBy}`
  // Locked, so that a simultaneous password change ends this session too.
  const session = db.$with('session').as(
    db
      .insert(sessionsTable)
      .select(
        sql`select ${id}, ${usersTable.id}, ${ctx.userAgent.slice(0, 400)}, ${ctx.visitor}, ${browserHash}, now(), now(), now(),
          null::timestamptz, now() + ${maxSessionDays} * interval '1 day' from ${usersTable}
          where ${usersTable.id} = ${userId} and ${isProven} for share`,
      )
      .returning({ id: sessionsTable.id }),
  )
  const ofBrowser = and(eq(sessionsTable.userId, userId), eq(sessionsTable.browserHash, browserHash))
  const isReplaced = or(eq(sessionsTable.id, ctx.member?.sessionId ?? ''), ofBrowser)
  const ended = db.$with('ended').as(
    db
      .update(sessionsTable)
      .set({ expiresAt: sql`now()` })
      .where(and(isReplaced, sessionValidCondition, sql`exists (select from session)`))
      .returning({ id: sessionsTable.id }),
  )
  const deleted = db.$with('deleted').as(
    db
      .delete(sessionsTable)
      .where(
        and(inArray(sessionsTable.id, excessSessions(userId, isReplaced)), sql`exists (select from session)`),
      )
      .returning({ id: sessionsTable.id }),
  )
  const begun = await db
    .with(session, ended, deleted)
    .insert(sessionTokensTable)
    .select(sql`select ${hash}, id, now(), now(), null::timestamptz, null::timestamptz, 0 from session`)
    .returning({ hash: sessionTokensTable.hash })
  if (begun.length > 0) ctx.cookie.keep(token)
  return begun.length > 0
}

/**
 * The ids of a user's sessions beyond the maximum when one more begins, the least recently used first: of the valid
 * ones, and of the ended ones. Without those in `isReplaced`, and those that another call is changing.
 */
function excessSessions(userId: string, isReplaced: SQL | undefined): SQL {
  return sql`(select id from ${sessionsTable} where id in (
      select id from (
        select id, ${sessionValidCondition} as is_alive,
          row_number() over (partition by ${sessionValidCondition} order by last_used_at desc, id) as place
        from ${sessionsTable} where ${eq(sessionsTable.userId, userId)} and (${isReplaced}) is not true
      ) ranked where place > ${maxSessionsOfAccount} - case when is_alive then 1 else 0 end
    ) order by id limit ${maxDeletedAtOnce} for update skip locked)`
}

/**
 * Makes the caller's browser known as the user's without signing it in, as if it had just signed out. For a browser in
 * which a mailed code was entered.
 */
export async function storeBrowserAsKnownWithoutSignIn(ctx: Context, userId: string): Promise<void> {
  await ctx.deps.db.insert(sessionsTable).values({
    id: randomUUID(),
    userId,
    userAgent: ctx.userAgent.slice(0, 400),
    visitor: ctx.visitor,
    browserHash: ctx.browserId.keep(),
    expiresAt: sql`now()`,
  })
}

const memberOfTokenQuery = definePreparedQuery((db) =>
  db
    .select({
      userId: usersTable.id,
      name: usersTable.name,
      email: usersTable.email,
      hasPassword: sql<boolean>`${usersTable.passwordHash} is not null`,
      householdId: membershipsTable.householdId,
      role: membershipsTable.role,
      sessionId: sessionsTable.id,
      isUnseen: sql<boolean>`${sessionTokensTable.seenAt} is null`,
      isReplaced: sql<boolean>`${sessionTokensTable.replacedAt} is not null`,
      isReused: sql<boolean>`coalesce(${olderThan(sessionTokensTable.replacedAt, graceMs)}, false)`,
      isDue: sql<boolean>`${olderThan(sessionTokensTable.issuedAt, rotateAfterMs)} and ${isSuccessorMissing}`,
      isUnnoted: olderThan(sessionsTable.lastUsedAt, lastUsedStepMs),
    })
    .from(sessionTokensTable)
    .innerJoin(sessionsTable, eq(sessionsTable.id, sessionTokensTable.sessionId))
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .innerJoin(membershipsTable, and(eq(membershipsTable.userId, usersTable.id), membershipsTable.isCurrent))
    .where(and(eq(sessionTokensTable.hash, sql.placeholder('hash')), sessionValidCondition))
    .prepare('member_of_token'),
)

/**
 * The member of a session token; null when it is not valid. One indexed query; once in a while a successor is issued. A
 * token is replaced when its successor is first used, not when that is issued, because the answer with it may be lost.
 * A replaced token that is used again ends the whole session: two browsers have it, so one of them stole it.
 */
export async function findMemberOfSessionToken(
  ctx: Omit<Context, 'member'>,
  token: string,
): Promise<SignedInMember | null> {
  const { db } = ctx.deps
  const hash = hashSecretToken(token)
  const [row] = await memberOfTokenQuery(db, { hash })
  if (!row) return null
  const { isUnseen, isReplaced, isReused, isDue, isUnnoted, ...member } = row
  if (isReused) {
    await endSessionButKeepBrowserKnown(ctx, member.sessionId)
    logSecurityEvent(ctx, 'session ended: replaced token used again', {
      email: member.email,
      session: member.sessionId,
    })
    return null
  }
  const { sessionId } = member
  const noteUse = () =>
    db.update(sessionsTable).set({ lastUsedAt: sql`now()` }).where(eq(sessionsTable.id, sessionId))
  await tryOptionalDatabaseWrite(ctx.log, 'session', async () => {
    if (isUnseen && !isReplaced) await replaceOthers(ctx, { hash, sessionId })
    if (isDue && !isReplaced) await issueSuccessor(ctx, hash)
    if (isUnnoted) await noteUse()
  })
  return member as SignedInMember
}

/** Replaces all other tokens of the session by one that is used for the first time. */
async function replaceOthers(
  ctx: ServerContext,
  { hash, sessionId }: { hash: string; sessionId: string },
): Promise<void> {
  await runInTransaction(ctx, async ({ deps: { db } }) => {
    // One after the other: of two successors that are first used at once, one replaces the other.
    await db
      .select({ id: sessionsTable.id })
      .from(sessionsTable)
      .where(eq(sessionsTable.id, sessionId))
      .for('no key update')
    const isCurrent = isNull(sessionTokensTable.replacedAt)
    const seen = await db
      .update(sessionTokensTable)
      .set({ seenAt: sql`now()` })
      .where(and(eq(sessionTokensTable.hash, hash), isNull(sessionTokensTable.seenAt), isCurrent))
      .returning({ hash: sessionTokensTable.hash })
    if (seen.length === 0) return
    await db
      .update(sessionTokensTable)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(sessionTokensTable.sessionId, sessionId), ne(sessionTokensTable.hash, hash), isCurrent))
  })
}

/** Issues a successor to the first of several tabs; the others continue with their token. */
async function issueSuccessor(ctx: Omit<Context, 'member'>, oldHash: string): Promise<void> {
  const { token, hash } = createSecretToken()
  const { db } = ctx.deps
  const old = db.$with('old').as(
    db
      .update(sessionTokensTable)
      .set({ successorAt: sql`now()`, successorCount: sql`${sessionTokensTable.successorCount} + 1` })
      .where(
        and(eq(sessionTokensTable.hash, oldHash), isNull(sessionTokensTable.replacedAt), isSuccessorMissing),
      )
      .returning({ sessionId: sessionTokensTable.sessionId }),
  )
  const issued = await db
    .with(old)
    .insert(sessionTokensTable)
    .select(
      sql`select ${hash}, session_id, now(), null::timestamptz, null::timestamptz, null::timestamptz, 0 from old`,
    )
    .returning({ hash: sessionTokensTable.hash })
  if (issued.length > 0) ctx.cookie.keep(token)
}
