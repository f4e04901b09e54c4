import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { codes } from './table.ts'

type Purpose = (typeof codes.purpose.enumValues)[number]

/** Minutes a code works, counted from the moment its mail leaves. */
const codeMinutes = 15
const maxTries = 5
/** Enough for somebody who asked on a laptop and types on a phone; others cannot use up the tries of who asked. */
const maxForeignTries = 3

interface CodeFor {
  purpose: Purpose
  /** An address or a phone number. */
  sentTo: string
  /** What the code opens: the id of a sign-up, a user or an invitation. */
  subjectId: string
  /** Hash of the id of the browser that asks for it; absent when another person's browser is to use it. */
  browserHash?: string
}

/**
 * Prepares a code and returns its id. Nothing fits it until the mail that carries it leaves; older codes for the same
 * purpose, address and browser stop working then.
 */
export async function openCode(ctx: Pick<Context, 'deps'>, code: CodeFor): Promise<string> {
  const id = randomUUID()
  await ctx.deps.db.insert(codes).values({ id, ...code })
  return id
}

/**
 * Stands in a mail or text for the digits, which are made as it leaves. It names its code, so that nothing a person typed
 * before there was that code can be taken for it.
 */
export function codePlaceholder(codeId: string): string {
  return `{{code ${codeId}}}`
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
      foreignTries: 0,
    })
    .where(and(eq(codes.id, codeId), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return issued.length > 0 ? digits : null
}

interface TriedCode {
  purpose: Purpose
  sentTo: string
  digits: string
  /** Hash of the browser's id, null when it has none; absent for purposes whose codes are bound to no browser. */
  browserHash?: string | null
}

/**
 * Whether a browser asked for such a code within a day, mailed or not: what an address has must not change the answer.
 */
export async function hasAskedForCode(
  { deps: { db } }: Pick<Context, 'deps'>,
  { purpose, sentTo, browserHash }: Required<Omit<TriedCode, 'digits'>>,
): Promise<boolean> {
  if (browserHash === null) return false
  const isAskedFor = and(eq(codes.purpose, purpose), eq(codes.sentTo, sentTo))
  const isRecent = gt(codes.createdAt, sql`now() - interval '1 day'`)
  return (await db.$count(codes, and(isAskedFor, eq(codes.browserHash, browserHash), isRecent))) > 0
}

/**
 * Tries digits against the newest code that this browser asked for, then against the newest that another did, which
 * allows fewer tries. Returns what the code opens, once, and retires all others that are out for the same purpose and
 * address; null when they do not fit. Call it in a transaction.
 */
export async function redeemCode(ctx: Pick<Context, 'deps'>, tried: TriedCode): Promise<string | null> {
  const { purpose, sentTo, browserHash } = tried
  // In one order for all, so that two browsers that try at once do not wait for each other.
  const isTried = and(eq(codes.purpose, purpose), eq(codes.sentTo, sentTo))
  await ctx.deps.db.select({ id: codes.id }).from(codes).where(isTried).orderBy(codes.id).for('update')
  if (browserHash === undefined) return await redeemAmong(ctx, tried, { isForeign: false, where: undefined })
  const isUnbound = isNull(codes.browserHash)
  const isOwn = browserHash === null ? isUnbound : or(isUnbound, eq(codes.browserHash, browserHash))
  const isOthers = and(
    isNotNull(codes.browserHash),
    sql`${codes.browserHash} is distinct from ${browserHash}`,
  )
  return (
    (await redeemAmong(ctx, tried, { isForeign: false, where: isOwn })) ??
    (await redeemAmong(ctx, tried, { isForeign: true, where: isOthers }))
  )
}

/** Counts the try before it compares, so that many at once get no more than one at a time. */
async function redeemAmong(
  { deps: { db } }: Pick<Context, 'deps'>,
  { purpose, sentTo, digits }: TriedCode,
  { isForeign, where }: { isForeign: boolean; where: SQL | undefined },
): Promise<string | null> {
  const [tries, max] = isForeign ? [codes.foreignTries, maxForeignTries] : [codes.tries, maxTries]
  const isIssued = and(eq(codes.purpose, purpose), eq(codes.sentTo, sentTo), isNotNull(codes.hash))
  // The newest, used or not: when it is, no older one works again.
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(isIssued, where))
    .orderBy(sql`${codes.expiresAt} desc`)
    .limit(1)
  const [code] = await db
    .update(codes)
    .set({ [isForeign ? 'foreignTries' : 'tries']: sql`${tries} + 1` })
    .where(and(eq(codes.id, newest), isNull(codes.usedAt), gt(codes.expiresAt, sql`now()`), lt(tries, max)))
    .returning()
  const salt = code?.salt ?? ''
  const isRight = timingSafeEqual(
    Buffer.from(hashDigits(digits, salt)),
    Buffer.from(code?.hash ?? hashOfNoDigits),
  )
  if (!code || !isRight) return null
  const used = await db
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(isIssued, isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.some(({ id }) => id === code.id) ? code.subjectId : null
}

/** A million possibilities are soon tried whatever the hash: what guards a code is its quarter of an hour. */
function hashDigits(digits: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${digits}`).digest('base64url')
}

const hashOfNoDigits = hashDigits('', '')

/** Forgets codes that are over for a day, and those whose mail never left. */
export async function forgetOldCodes(ctx: Pick<Context, 'deps'>): Promise<void> {
  await ctx.deps.db.delete(codes).where(lt(codes.createdAt, sql`now() - interval '3 days'`))
}

/** Forgets every code for an address or a phone number whose account is deleted. */
export async function forgetCodesFor(ctx: Pick<Context, 'deps'>, sentTo: string): Promise<void> {
  await ctx.deps.db.delete(codes).where(eq(codes.sentTo, sentTo))
}
