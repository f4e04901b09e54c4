import { type GroceryOperation, groceryDocumentKey } from '#shared/grocery/kind.ts'
import type { DocumentsByKey, ReplicatedDocument } from '#shared/replication/documents.ts'

/** What brings back all of these that were there. */
export function operationsToRestore(
  docs: DocumentsByKey,
  listId: string,
  itemIds: readonly string[],
  restore: (itemId: string, doc: ReplicatedDocument) => GroceryOperation,
): GroceryOperation[] {
  return itemIds.flatMap((itemId) => {
    const doc = docs.get(groceryDocumentKey(listId, itemId))
    return doc ? [restore(itemId, doc)] : []
  })
}
