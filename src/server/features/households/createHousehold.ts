import { randomUUID } from 'node:crypto'
import { firstHouseholdName } from '#shared/messages/content.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { householdsTable, membershipsTable } from './table.ts'

/** Creates a household for a new user, with them as its member. */
export async function createHousehold(
  ctx: DbContext,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const householdId = randomUUID()
  await ctx.deps.db.insert(householdsTable).values({ id: householdId, name: firstHouseholdName(name) })
  await ctx.deps.db.insert(membershipsTable).values({ householdId, userId, role: 'owner', isCurrent: true })
}
