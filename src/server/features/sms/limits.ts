import * as m from '#messages'
import { waitFor } from '#shared/messages/auth.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { waitSeconds } from '../limits/service.ts'
import { isTextDestination } from './destinations.ts'

const dayMs = 24 * 60 * 60_000

/** Throws INVALID for a number of a country that the operator sends no texts to. */
export function expectDestination({ deps }: MemberContext, phoneNumber: string): void {
  if (!isTextDestination(phoneNumber, deps.config.textCountries))
    throw new DomainError('INVALID', m.sms_country_refused())
}

/** Nobody's phone is filled through us, and nobody spends without end. */
export async function limitTexts(ctx: MemberContext, phoneNumber: string): Promise<void> {
  const most = ctx.deps.config.textsPerDay
  const keys = [`texts by ${ctx.member.userId}`, `texts to ${phoneNumber}`]
  const seconds = await waitSeconds(
    ctx.deps,
    keys.map((key) => ({ key, most, windowMs: dayMs })),
  )
  if (seconds === null) return
  throw new DomainError('TOO_MANY', m.sms_too_many_texts({ most, time: waitFor(seconds) }), {
    retryAfterSeconds: seconds,
  })
}
