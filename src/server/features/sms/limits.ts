import { and, eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { countLimitHits } from '../limits/service.ts'
import { isTextDestination } from './destinations.ts'
import { phonesTable } from './table.ts'

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
  const isOwn = and(eq(phonesTable.userId, member.userId), eq(phonesTable.phoneNumber, phoneNumber))
  const isConfirmed = (await deps.db.$count(phonesTable, isOwn)) > 0
  const ofNumber = isConfirmed
    ? { key: `texts to ${phoneNumber}`, most: textsPerDay, windowMs: dayMs }
    : { key: `codes to ${phoneNumber}`, most: Math.ceil(textsPerDay / 2), windowMs: dayMs }
  const limits = [{ key: `texts by ${member.userId}`, most: textsPerDay, windowMs: dayMs }, ofNumber]
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
