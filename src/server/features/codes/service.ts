import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { codes } from './table.ts'

type Purpose = (typeof codes.purpose.enumValues)[number]

/** Minutes a code works, counted from the moment its mail leaves. */
const codeMinutes = 15
const mostTries = 5

interface CodeFor {
  purpose: Purpose
  /** An address or a phone number. */
  sentTo: string
  /** What the code opens: the id of a sign-up, a user or an invitation. */
  subjectId: string
}

/**
 * Prepares a code and returns its id. Nothing fits it until the mail that carries it leaves; older codes for the same
 * purpose and address stop working then.
 */
export async function openCode(ctx: Pick<Context, 'deps'>, code: CodeFor): Promise<string> {
  const id = randomUUID()
  await ctx.deps.db.insert(codes).values({ id, ...code })
  return id
}

/** Makes the digits of a code, as its mail leaves. Null when it was used or forgotten meanwhile. */
export async function issueDigits(ctx: Pick<Context, 'deps'>, codeId: string): Promise<string | null> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16).toString('base64url')
  const issued = await ctx.deps.db
    .update(codes)
    .set({
      salt,
      hash: hashDigits(digits, salt),
      expiresAt: sql`now() + ${codeMinutes} * interval '1 minute'`,
      tries: 0,
    })
    .where(and(eq(codes.id, codeId), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return issued.length > 0 ? digits : null
}

/**
 * Tries digits against the newest code for this purpose and address that is out. Counts the try before it compares, so
 * that many at once get no more than one at a time. Returns what the code opens, once; null when they do not fit.
 */
export async function useCode(
  ctx: Pick<Context, 'deps'>,
  tried: { purpose: Purpose; sentTo: string; digits: string },
): Promise<string | null> {
  const { db } = ctx.deps
  const isAlive = and(isNull(codes.usedAt), gt(codes.expiresAt, sql`now()`), lt(codes.tries, mostTries))
  // The newest, used or not: when it is, no older one works again.
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.purpose, tried.purpose), eq(codes.sentTo, tried.sentTo), isNotNull(codes.hash)))
    .orderBy(sql`${codes.expiresAt} desc`)
    .limit(1)
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, newest), isAlive))
    .returning()
  const salt = code?.salt ?? ''
  const isRight = timingSafeEqual(
    Buffer.from(hashDigits(tried.digits, salt)),
    Buffer.from(code?.hash ?? nobodys),
  )
  if (!code || !isRight) return null
  const used = await db
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(codes.id, code.id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.length > 0 ? code.subjectId : null
}

/** A million possibilities are soon tried whatever the hash: what guards a code is its quarter of an hour. */
function hashDigits(digits: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${digits}`).digest('base64url')
}

const nobodys = hashDigits('', '')

/** Forgets codes that are over for a day, and those whose mail never left. */
export async function forgetOldCodes(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(codes).where(lt(codes.createdAt, sql`now() - interval '3 days'`))
}

/** Forgets every code for an address or a phone number whose account is deleted. */
export async function forgetCodesFor(ctx: Pick<Context, 'deps'>, sentTo: string): Promise<void> {
  await ctx.deps.db.delete(codes).where(eq(codes.sentTo, sentTo))
}
