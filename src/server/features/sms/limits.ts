import { and, eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { countLimitHits, returnLimitHits } from '../limits/service.ts'
import { isTextDestination } from './destinations.ts'
import { phonesTable, type textMessagesTable } from './table.ts'

const dayMs = 24 * 60 * 60_000

/** Throws INVALID for a number in a country that the operator sends no texts to. */
export function requireTextDestination({ deps }: MemberContext, phoneNumber: string): void {
  if (!isTextDestination(phoneNumber, deps.config.textCountries))
    throw new DomainError('INVALID', 'sms_country_refused')
}

/**
 * Counts a text that the caller requests, for the caller and for the number. Codes requested by members for whom the
 * number is not confirmed count separately from its other texts, and half as many are allowed: strangers must not use
 * up the texts of the number's owner. Throws TOO_MANY.
 */
export async function limitTextMessages(ctx: MemberContext, phoneNumber: string): Promise<void> {
  const { deps, member } = ctx
  const { textsPerDay } = deps.config
  const { userId } = member
  const isConfirmed = await isNumberOfMember(ctx, userId, phoneNumber)
  const keys = keysOfTexts(userId, phoneNumber, isConfirmed)
  const limits = [
    { key: keys.member, most: textsPerDay, windowMs: dayMs },
    { key: keys.number, most: isConfirmed ? textsPerDay : Math.ceil(textsPerDay / 2), windowMs: dayMs },
  ]
  const { exceededMs, hitsByKey } = await countLimitHits(deps, limits)
  if (exceededMs === null) return
  const seconds = Math.max(1, Math.ceil(exceededMs / 1_000))
  // `hitsByKey` has only the limits that are used up.
  const most = Math.max(...limits.filter(({ key }) => hitsByKey.has(key)).map((limit) => limit.most))
  throw new DomainError('TOO_MANY', 'sms_too_many_texts', {
    params: { most, seconds },
    retryAfterSeconds: seconds,
  })
}

/**
 * Returns the place of a text that was never sent, to its member and to its number. Call it in the transaction that
 * ends the text, before its share of the budget is returned: rows are locked in the order in which a text takes them.
 */
export async function returnTextToLimits(
  ctx: DbContext & { deps: { logDigestKey: string } },
  { userId, phoneNumber, codeId, createdAt }: typeof textMessagesTable.$inferSelect,
): Promise<void> {
  // A list was sent to a confirmed number, even if its member has removed the number since.
  const isConfirmed = codeId === null || (await isNumberOfMember(ctx, userId, phoneNumber))
  const { member, number } = keysOfTexts(userId, phoneNumber, isConfirmed)
  const limits = [member, number].map((key) => ({ key, windowMs: dayMs }))
  await returnLimitHits(ctx.deps, limits, createdAt)
}

const keysOfTexts = (userId: string, phoneNumber: string, isConfirmed: boolean) => ({
  member: `texts by ${userId}`,
  number: `${isConfirmed ? 'texts' : 'codes'} to ${phoneNumber}`,
})

async function isNumberOfMember({ deps }: DbContext, userId: string, phoneNumber: string): Promise<boolean> {
  const isOwn = and(eq(phonesTable.userId, userId), eq(phonesTable.phoneNumber, phoneNumber))
  return (await deps.db.$count(phonesTable, isOwn)) > 0
}
