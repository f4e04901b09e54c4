import { and, like, not, type SQL } from 'drizzle-orm'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { type DocumentRow, readDocumentBatches } from '../../replication/readDocuments.ts'
import { forEachInTurns } from '../../turns/inTurns.ts'
import { ListsReader } from './listsReader.ts'
import { groceryDocs, groceryTables } from './table.ts'

export const isList = like(groceryDocs.key, '%/')

/** A list and all that is on it. */
export function isOfList(listId: string): SQL {
  return like(groceryDocs.key, `${listId.replaceAll(/[\\%_]/g, '\\$&')}/%`)
}

/** A household's lists as they are shown, or one of them with the default one, read a part at a time. */
export async function readListsInParts(
  ctx: DbContext,
  householdId: string,
  which?: SQL,
  onRow?: (row: DocumentRow) => void,
): Promise<GroceryList[]> {
  const reader = new ListsReader()
  const add = (row: DocumentRow) => {
    onRow?.(row)
    reader.add(row.key, row.doc)
  }
  // The lists first: what an item is depends on the recipes that are on its list.
  for (const kind of [isList, and(not(isList), not(groceryDocs.isGone))])
    for await (const rows of readDocumentBatches(
      { tables: groceryTables },
      ctx,
      householdId,
      and(kind, which),
    ))
      await forEachInTurns(rows, add)
  return reader.lists()
}
