import { and, eq } from 'drizzle-orm'
import { householdJoinedMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { usersTable } from '../auth/table.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { queueMail, toMailableName } from '../mail/service.ts'
import { householdsTable, membershipsTable } from './table.ts'

const dayMs = 24 * 60 * 60_000
const weekMs = 7 * dayMs
/** Maximum notices a day to the owner of one household, and about joins from one network. */
const maxNotices = { household: 10, network: 30 }

/**
 * Mails the owner of a household that the caller has joined it, because any member may invite. Sends no mail where the
 * same person joined within a week, nor above the daily maximum: the household's page shows who joined in any case.
 */
export async function mailOwnerAboutJoining(tx: MemberContext, householdId: string): Promise<void> {
  const { db } = tx.deps
  const { userId } = tx.member
  const [owner] = await db
    .select({ id: usersTable.id, email: usersTable.email, household: householdsTable.name })
    .from(membershipsTable)
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .where(and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.role, 'owner')))
  if (!owner || !(await isNoticeAllowed(tx, householdId))) return
  const [joiner] = await db
    .select({ name: usersTable.name })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  const words = await renderInLanguageOfAccount(tx, owner.id, () =>
    householdJoinedMail({
      household: toMailableName(owner.household),
      newMember: toMailableName(joiner?.name ?? ''),
    }),
  )
  await queueMail(tx, { recipient: owner.email, ...words, codeId: null, causedBy: userId })
}

/** Counts a notice; false where one of its limits is used up. */
async function isNoticeAllowed({ deps, member, visitor }: MemberContext, householdId: string) {
  const { household, network } = maxNotices
  const limits = [
    { key: `join notice ${householdId} ${member.userId}`, most: 1, windowMs: weekMs },
    { key: `join notices ${householdId}`, most: household, windowMs: dayMs },
    ...rateLimitsOfNetworks(visitor, { key: 'join notices by', most: network, windowMs: dayMs }),
  ]
  return (await countAndGetWaitSeconds(deps, limits)) === null
}
