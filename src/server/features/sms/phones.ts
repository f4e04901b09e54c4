import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type {
  ConfirmedPhone,
  ConfirmPhoneInput,
  RequestPhoneCodeInput,
  TextMessageRef,
} from '#shared/contract/sms.ts'
import { smsCodeText } from '#shared/messages/content.ts'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { limitCodeTries, lockCallerAccount } from '../callers/service.ts'
import {
  countWrongCodeAndCreateError,
  createCodePlaceholder,
  createCodeWithoutDigits,
  findCodeAlreadyRedeemedByCaller,
  redeemCode,
} from '../codes/service.ts'
import { enqueueJob } from '../jobs/service.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { takeTextFromBudget } from './budget.ts'
import { limitTextMessages, requireTextDestination } from './limits.ts'
import { isTextQueued, lockTextsOfCaller } from './ownTexts.ts'
import { phonesTable, textMessagesTable } from './table.ts'
import { textMessageJobKind } from './textMessageJobKind.ts'

/** The caller's confirmed number. */
export async function getPhoneOfCaller({ deps, member }: MemberContext): Promise<ConfirmedPhone> {
  const [row] = await deps.db.select().from(phonesTable).where(eq(phonesTable.userId, member.userId))
  return { phoneNumber: row?.phoneNumber ?? null }
}

/**
 * Texts a code to a number, which becomes the caller's when they enter the code. A repeated id sends no second text.
 * Throws INVALID, TOO_MANY, NOT_FOUND for an id of another text.
 */
export async function textCodeToPhone(
  ctx: MemberContext,
  input: RequestPhoneCodeInput,
): Promise<TextMessageRef> {
  const { phoneNumber, textId = randomUUID() } = input
  requireTextDestination(ctx, phoneNumber)
  return await runInTransaction(ctx, async (tx) => {
    await lockTextsOfCaller(tx)
    if (await isTextQueued(tx, textId, phoneNumber)) return { textId }
    // In the transaction, so that a code that the day's budget refuses counts neither for the member nor for the
    // number.
    await limitTextMessages(tx, phoneNumber)
    const share = await takeTextFromBudget(tx, 'code', smsCodeText('000000'))
    const subjectId = ctx.member.userId
    const codeId = await createCodeWithoutDigits(tx, {
      purpose: 'confirm-phone',
      sentTo: phoneNumber,
      subjectId,
    })
    const message = smsCodeText(createCodePlaceholder(codeId))
    const text = { id: textId, userId: subjectId, phoneNumber, message, codeId, ...share }
    await tx.deps.db.insert(textMessagesTable).values(text)
    await enqueueJob(tx, textMessageJobKind, { textId }, { id: textId, userId: subjectId })
    return { textId }
  })
}

/** Makes a number the caller's by the code that was texted to it. Throws INVALID, TOO_MANY, UNAUTHENTICATED. */
export async function confirmPhoneByCode(
  ctx: MemberContext,
  { phoneNumber, code }: ConfirmPhoneInput,
): Promise<ConfirmedPhone> {
  const { userId, email } = ctx.member
  await limitCodeTries(ctx, 'confirm-phone', email, userId)
  const tried = {
    purpose: 'confirm-phone',
    sentTo: phoneNumber,
    subjectId: userId,
    digits: code,
    userId,
  } as const
  // A wrong code throws after the transaction, which would otherwise undo the count of this attempt.
  const isRight = await runInTransaction(ctx, async (tx) => {
    // A password reset either has ended the session, or later finds the recently confirmed number.
    await lockCallerAccount(tx)
    if ((await redeemCode(tx, tried)) === null) return false
    const confirmed = { phoneNumber, confirmedAt: sql`clock_timestamp()` }
    await tx.deps.db
      .insert(phonesTable)
      .values({ userId, ...confirmed })
      .onConflictDoUpdate({ target: phonesTable.userId, set: confirmed })
    return true
  })
  if (!isRight) {
    // The answer to an earlier call with the same code may have been lost.
    const phone = (await findCodeAlreadyRedeemedByCaller(ctx, tried)) && (await getPhoneOfCaller(ctx))
    if (phone?.phoneNumber === phoneNumber) return phone
    logSecurityEvent(ctx, 'code rejected', { email, purpose: 'confirm-phone' })
    throw await countWrongCodeAndCreateError(ctx, tried, 'sms_code_failed')
  }
  logSecurityEvent(ctx, 'phone number confirmed', { email })
  return { phoneNumber }
}

/** Deletes the caller's number. */
export async function deletePhoneOfCaller({ deps, member }: MemberContext): Promise<void> {
  await deps.db.delete(phonesTable).where(eq(phonesTable.userId, member.userId))
}
