import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import { groceryItemText } from '#shared/grocery/listText.ts'
import { defaultGroceryListName } from '#shared/messages/content.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { StreamedInBatches } from '../../personalData.ts'
import { readCostOfLength } from '../../reads.ts'
import { householdsTable, membershipsTable } from '../households/table.ts'
import { defaultStaples } from './kind.ts'
import { readGroceryListsInBatches } from './listsInBatches.ts'
import { groceryHouseholdsTable } from './table.ts'

/** Items that are worded per batch. */
const batchSize = 100

type HouseholdGroceries = StreamedInBatches<AccountData['groceries'][number]>

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
      id: householdsTable.id,
      household: householdsTable.name,
      alwaysHave: groceryHouseholdsTable.staples,
      textLength: sql<number>`coalesce(${groceryHouseholdsTable.textLength}, 0)`,
    })
    .from(membershipsTable)
    .innerJoin(householdsTable, eq(householdsTable.id, membershipsTable.householdId))
    .leftJoin(groceryHouseholdsTable, eq(groceryHouseholdsTable.householdId, householdsTable.id))
    .where(eq(membershipsTable.userId, userId))
    .orderBy(householdsTable.name, householdsTable.id)
  ctx.reads?.charge(readCostOfLength(rows.reduce((sum, { textLength }) => sum + textLength, 0)))
  for (const { id, household, alwaysHave } of rows) {
    yield [{ household, alwaysHave: alwaysHave ?? [...defaultStaples], lists: readLists(ctx, id) }]
  }
}

async function* readLists(ctx: DbContext, householdId: string) {
  for (const { name, items } of await readGroceryListsInBatches(ctx, householdId))
    yield [{ name: name || defaultGroceryListName(), items: wordItems(items) }]
}

/** Each item becomes one line. */
async function* wordItems(items: readonly Parameters<typeof groceryItemText>[0][]): AsyncGenerator<string[]> {
  for (let at = 0; at < items.length; at += batchSize) {
    yield items.slice(at, at + batchSize).map(groceryItemText)
    await yieldToEventLoop()
  }
}
