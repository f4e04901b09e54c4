import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Context, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { isCodeOfGroup, isIssuedCodeOfGroup, lockCodes, retireCodes } from './codeGroups.ts'
import { hashCodeDigits, hashLongDigits, hashOfEmptyCode } from './digits.ts'
import { recordRedeemerOfCode } from './redeemed.ts'
import { codesTable } from './table.ts'
import { hasTooManyWrongCodes, maxWrongCodes, resetWrongCodeCount } from './wrongCodes.ts'

export {
  deleteCodesAtOtherAddresses,
  deleteCodesSentTo,
  deleteOldCodes,
  deleteResetCodesMailedTo,
} from './deletion.ts'

export {
  createCodePlaceholder,
  createLongDigitsPlaceholder,
  storeNewDigitsOfCode,
  storeNewLongDigitsOfCode,
} from './digits.ts'

export { findCodeAlreadyRedeemedByCaller } from './redeemed.ts'

export { countWrongCodeAndCreateError } from './wrongCodes.ts'

type Purpose = (typeof codesTable.purpose.enumValues)[number]

/**
 * Enough for somebody who requested the code on a laptop and types it on a phone; others cannot use up the attempts of
 * the requesting browser.
 */
const maxForeignTries = 3

export interface CodePurposeAndRecipient {
  purpose: Purpose
  /** An address or a phone number. */
  sentTo: string
  /** The id of the sign-up, user or invitation that the code is for. */
  subjectId: string
  /** Hash of the id of the browser that requests it; absent when it is meant for another person's browser. */
  browserHash?: string
}

/**
 * Creates a code without digits and returns its id. It gets digits when its mail is sent; older codes for the same
 * purpose, address and browser stop working then.
 */
export async function createCodeWithoutDigits(
  ctx: ServerContext,
  code: CodePurposeAndRecipient,
): Promise<string> {
  const id = randomUUID()
  await ctx.deps.db.insert(codesTable).values({ id, ...code })
  await resetWrongCodeCount(ctx, code)
  return id
}

export interface CodeAttempt {
  purpose: Purpose
  sentTo: string
  digits: string
  /**
   * The subject that the code must have: codes with another one are neither tried nor used up. Absent where any subject
   * is accepted.
   */
  subjectId?: string
  /** Hash of the browser's id, null when it has none; absent for purposes whose codes are not bound to a browser. */
  browserHash?: string | null
  /** The user who enters a code that is not bound to a browser. */
  userId?: string
}

type AskedCode = Required<Pick<CodeAttempt, 'purpose' | 'sentTo' | 'browserHash'>>

/**
 * Whether a browser requested such a code within a day, mailed or not: whether the address has an account must not
 * change the answer.
 */
export async function hasRequestedCode(
  { deps: { db } }: DbContext,
  { purpose, sentTo, browserHash }: AskedCode,
): Promise<boolean> {
  if (browserHash === null) return false
  const isRecent = gt(codesTable.createdAt, sql`now() - interval '1 day'`)
  const isOwn = eq(codesTable.browserHash, browserHash)
  return (await db.$count(codesTable, and(isCodeOfGroup({ purpose, sentTo }), isOwn, isRecent))) > 0
}

/**
 * Whether such a code was requested within these milliseconds, mailed or not: by this browser, or by any if it has no
 * id, because the answer with its id may have been lost. False if the browser has redeemed or spoilt one since: it
 * needs another.
 */
export async function wasCodeJustRequested(
  ctx: Pick<Context, 'deps' | 'visitor'>,
  asked: AskedCode,
  withinMs: number,
): Promise<boolean> {
  const { purpose, sentTo, browserHash } = asked
  const isRecent = gt(codesTable.createdAt, sql`now() - ${withinMs} * interval '1 millisecond'`)
  const isOwn = browserHash === null ? undefined : eq(codesTable.browserHash, browserHash)
  // Redeemed by this browser, whichever one requested it. Codes that others redeem must not change the answer.
  const isEnteredSince = sql`exists (select from ${codesTable} as entered where entered.purpose = ${purpose}
    and entered.email = ${sentTo} and entered.redeemed_by = ${browserHash} and entered.used_at >= ${codesTable.createdAt})`
  const isOpen = and(isCodeOfGroup({ purpose, sentTo }), isOwn, isRecent, not(isEnteredSince))
  return (await ctx.deps.db.$count(codesTable, isOpen)) > 0 && !(await hasTooManyWrongCodes(ctx, asked))
}

/**
 * Tries digits against the newest code that this browser requested, then against the newest of another browser, which
 * allows fewer attempts. Returns the code's subject, once, and retires all other codes of the same purpose and address;
 * null when the digits do not match. Codes that are not bound to a browser are tried and retired per subject: a
 * stranger's invitation must not end another's. Call it in a transaction.
 */
export async function redeemCode(ctx: DbContext, tried: CodeAttempt): Promise<string | null> {
  const { browserHash } = tried
  await lockCodes(ctx, tried)
  if (browserHash === undefined) return await redeemUnbound(ctx, tried)
  const isUnbound = isNull(codesTable.browserHash)
  const isOwn = browserHash === null ? isUnbound : or(isUnbound, eq(codesTable.browserHash, browserHash))
  const isOthers = and(
    isNotNull(codesTable.browserHash),
    sql`${codesTable.browserHash} is distinct from ${browserHash}`,
  )
  return (
    (await redeemAmong(ctx, tried, { isForeign: false, where: isOwn })) ??
    (await redeemAmong(ctx, tried, { isForeign: true, where: isOthers }))
  )
}

/**
 * Tries long digits against every code that was mailed for this purpose and address, whichever browser requested it.
 * Returns the code's subject, once, and retires all others; null when they match none. Call it in a transaction.
 */
export async function redeemLongDigits(
  ctx: DbContext,
  tried: Pick<CodeAttempt, 'purpose' | 'sentTo' | 'digits' | 'browserHash'>,
): Promise<string | null> {
  await lockCodes(ctx, tried)
  const [code] = await ctx.deps.db
    .select({ id: codesTable.id, subjectId: codesTable.subjectId })
    .from(codesTable)
    .where(
      and(
        isCodeOfGroup(tried),
        eq(codesTable.longHash, hashLongDigits(tried.digits)),
        gt(codesTable.longExpiresAt, sql`now()`),
        isNull(codesTable.usedAt),
      ),
    )
  if (!code) return null
  await retireCodes(ctx, tried)
  await recordRedeemerOfCode(ctx, code.id, tried)
  return code.subjectId
}

/** Counts the attempt before it compares, so that simultaneous attempts are counted one by one. */
async function redeemAmong(
  ctx: DbContext,
  tried: CodeAttempt,
  { isForeign, where }: { isForeign: boolean; where: SQL | undefined },
): Promise<string | null> {
  const [tries, max] = isForeign
    ? [codesTable.foreignTries, maxForeignTries]
    : [codesTable.tries, maxWrongCodes]
  const { db } = ctx.deps
  // The newest, used or not: once it is used, no older one works again.
  const newest = db
    .select({ id: codesTable.id })
    .from(codesTable)
    .where(and(isIssuedCodeOfGroup(tried), where))
    .orderBy(sql`${codesTable.expiresAt} desc`)
    .limit(1)
  const [code] = await db
    .update(codesTable)
    .set({ [isForeign ? 'foreignTries' : 'tries']: sql`${tries} + 1` })
    .where(
      and(
        eq(codesTable.id, newest),
        isNull(codesTable.usedAt),
        gt(codesTable.expiresAt, sql`now()`),
        lt(tries, max),
      ),
    )
    .returning()
  const salt = code?.salt ?? ''
  const isRight = timingSafeEqual(
    Buffer.from(hashCodeDigits(tried.digits, salt)),
    Buffer.from(code?.hash ?? hashOfEmptyCode),
  )
  if (!code || !isRight) return null
  const used = await retireCodes(ctx, tried)
  if (!used.some(({ id }) => id === code.id)) return null
  await recordRedeemerOfCode(ctx, code.id, tried)
  return code.subjectId
}

/** Like `redeemAmong` with the newest code for each subject. */
async function redeemUnbound(ctx: DbContext, tried: CodeAttempt): Promise<string | null> {
  const { db } = ctx.deps
  const subjects = await db
    .selectDistinct({ subjectId: codesTable.subjectId })
    .from(codesTable)
    .where(and(isIssuedCodeOfGroup(tried), isNull(codesTable.usedAt), gt(codesTable.expiresAt, sql`now()`)))
    .orderBy(codesTable.subjectId)
  for (const { subjectId } of subjects) {
    const opened = await redeemAmong(ctx, { ...tried, subjectId }, { isForeign: false, where: undefined })
    if (opened !== null) return opened
  }
  return null
}

/**
 * The address for which a code with this subject was requested within an hour and not redeemed yet; null when there is
 * none. Whether its mail was sent must not change the answer: none is ever sent to an address that has an account.
 */
export async function findAddressOfPendingCode(
  { deps: { db } }: DbContext,
  { purpose, subjectId }: Pick<CodePurposeAndRecipient, 'purpose' | 'subjectId'>,
): Promise<string | null> {
  const isAskedFor = and(eq(codesTable.purpose, purpose), eq(codesTable.subjectId, subjectId))
  const isRecent = gt(codesTable.createdAt, sql`now() - interval '1 hour'`)
  const [code] = await db
    .select({ sentTo: codesTable.sentTo })
    .from(codesTable)
    .where(and(isAskedFor, isNull(codesTable.usedAt), isRecent))
    .orderBy(desc(codesTable.createdAt))
    .limit(1)
  return code?.sentTo ?? null
}
