import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import type { Context, ServerContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { countLimitHits, resetLimitCounts } from '../limits/service.ts'
import type { codesTable } from './table.ts'

/** Wrong attempts in a row after which a code no longer works. */
export const maxWrongCodes = 5
/** As long as a code works. */
const windowMs = 15 * 60_000

interface CodeAsked {
  purpose: (typeof codesTable.purpose.enumValues)[number]
  sentTo: string
  /** Absent for a code that is bound to no subject; see CodeAttempt. */
  subjectId?: string
  browserHash?: string | null
}

/**
 * Refuses a wrong code with `reason`; from the fifth wrong one in a row, says that a new code is needed: for a
 * household a new invitation. It counts what the caller entered, not the attempts of a code: whether an address has a
 * code must not change the answer.
 */
export async function countWrongCodeAndCreateError(
  { deps, visitor }: Pick<Context, 'deps' | 'visitor'>,
  tried: CodeAsked,
  reason: RefusalReason &
    (
      | 'auth_confirm_failed'
      | 'auth_reset_failed'
      | 'account_prove_failed'
      | 'sms_code_failed'
      | 'households_code_failed'
    ),
): Promise<DomainError> {
  const key = keyOf(tried, tried.browserHash === null ? visitor : '')
  const { exceededMs } = await countLimitHits(deps, [{ key, most: maxWrongCodes - 1, windowMs }])
  if (exceededMs === null) return new DomainError('INVALID', reason)
  const isInvitation = tried.purpose === 'join-household'
  return new DomainError('INVALID', isInvitation ? 'households_code_used_up' : 'auth_code_used_up')
}

/** Whether so many wrong codes were entered that the caller's code no longer works, or allows one more attempt at most. */
export async function hasTooManyWrongCodes(
  { deps, visitor }: Pick<Context, 'deps' | 'visitor'>,
  asked: CodeAsked,
): Promise<boolean> {
  const key = keyOf(asked, asked.browserHash === null ? visitor : '')
  const { exceededMs } = await countLimitHits(deps, [{ key, most: maxWrongCodes - 1, windowMs, amount: 0 }])
  return exceededMs !== null
}

/** For a new code: earlier wrong codes no longer count. */
export async function resetWrongCodeCount({ deps }: ServerContext, asked: CodeAsked): Promise<void> {
  await resetLimitCounts(deps, [keyOf(asked, '')])
}

/** Invitations are entered by another member than the one who requested them. */
function keyOf({ purpose, sentTo, subjectId, browserHash }: CodeAsked, network: string): string {
  const by = purpose === 'join-household' ? '' : (browserHash ?? subjectId ?? network)
  return `wrong code ${purpose} ${sentTo.toLowerCase()} ${by}`
}
