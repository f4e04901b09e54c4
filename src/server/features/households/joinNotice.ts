import { and, eq } from 'drizzle-orm'
import { householdJoinedMail } from '#shared/messages/mails.ts'
import type { MemberContext } from '../../context.ts'
import { users } from '../auth/table.ts'
import { inOwnLanguage } from '../languages/service.ts'
import { mailableName, queueMail } from '../mail/service.ts'
import { households, memberships } from './table.ts'

/** Tells the owner of a household that the caller has joined it: any of its members may invite. */
export async function mailOwner(tx: MemberContext, householdId: string): Promise<void> {
  const { db } = tx.deps
  const { userId } = tx.member
  const [owner] = await db
    .select({ id: users.id, email: users.email, household: households.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(households, eq(households.id, memberships.householdId))
    .where(and(eq(memberships.householdId, householdId), eq(memberships.role, 'owner')))
  if (!owner) return
  const [joiner] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  const words = await inOwnLanguage(tx, owner.id, () =>
    householdJoinedMail({
      household: mailableName(owner.household),
      newMember: mailableName(joiner?.name ?? ''),
    }),
  )
  await queueMail(tx, { recipient: owner.email, ...words, codeId: null, causedBy: userId })
}
