import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import { groceryItemText } from '#shared/grocery/listText.ts'
import { defaultListName } from '#shared/messages/content.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { Streamed } from '../../personalData.ts'
import { costOfLength } from '../../reads.ts'
import { households, memberships } from '../households/table.ts'
import { defaultStaples } from './kind.ts'
import { readListsInParts } from './listsInParts.ts'
import { groceryHouseholds } from './table.ts'

/** Items that are worded per batch. */
const batchSize = 100

type HouseholdGroceries = Streamed<AccountData['groceries'][number]>

/**
 * The lists of a user's households, for their own download: one household at a time, because all of them may have many
 * megabytes. The caller is charged for all before any is read.
 */
export async function* readGroceryData(
  ctx: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<HouseholdGroceries[]> {
  const rows = await ctx.deps.db
    .select({
      id: households.id,
      household: households.name,
      alwaysHave: groceryHouseholds.staples,
      textLength: sql<number>`coalesce(${groceryHouseholds.textLength}, 0)`,
    })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .leftJoin(groceryHouseholds, eq(groceryHouseholds.householdId, households.id))
    .where(eq(memberships.userId, userId))
    .orderBy(households.name, households.id)
  ctx.reads?.charge(costOfLength(rows.reduce((sum, { textLength }) => sum + textLength, 0)))
  for (const { id, household, alwaysHave } of rows) {
    yield [{ household, alwaysHave: alwaysHave ?? [...defaultStaples], lists: readLists(ctx, id) }]
  }
}

async function* readLists(ctx: DbContext, householdId: string) {
  for (const { name, items } of await readListsInParts(ctx, householdId))
    yield [{ name: name || defaultListName(), items: wordItems(items) }]
}

/** Each item becomes one line. */
async function* wordItems(items: readonly Parameters<typeof groceryItemText>[0][]): AsyncGenerator<string[]> {
  for (let at = 0; at < items.length; at += batchSize) {
    yield items.slice(at, at + batchSize).map(groceryItemText)
    await yieldToEventLoop()
  }
}
