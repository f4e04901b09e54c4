import { and, like, not, type SQL } from 'drizzle-orm'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { type DocumentRow, readDocumentBatches } from '../../replication/readDocuments.ts'
import { forEachYielding } from '../../turns/forEachYielding.ts'
import { GroceryListsReader } from './listsReader.ts'
import { groceryDocumentsTable, groceryReplicationTables } from './table.ts'

export const groceryListNotItemCondition = like(groceryDocumentsTable.key, '%/')

/** The condition for a list and all its items. */
export function groceryListWithItemsCondition(listId: string): SQL {
  return like(groceryDocumentsTable.key, `${listId.replaceAll(/[\\%_]/g, '\\$&')}/%`)
}

/** A household's lists as they are shown, or one of them with the default one, read in batches. */
export async function readGroceryListsInBatches(
  ctx: DbContext,
  householdId: string,
  which?: SQL,
  onRow?: (row: DocumentRow) => void,
): Promise<GroceryList[]> {
  const reader = new GroceryListsReader()
  const add = (row: DocumentRow) => {
    onRow?.(row)
    reader.add(row.key, row.doc)
  }
  // Lists come first: the recipes of a list decide what its items look like.
  for (const kind of [
    groceryListNotItemCondition,
    and(not(groceryListNotItemCondition), not(groceryDocumentsTable.isGone)),
  ])
    for await (const rows of readDocumentBatches(
      { tables: groceryReplicationTables },
      ctx,
      householdId,
      and(kind, which),
    ))
      await forEachYielding(rows, add)
  return reader.lists()
}
