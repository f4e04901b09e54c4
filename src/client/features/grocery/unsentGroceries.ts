import { createItemId, readGroceryItem } from '#shared/grocery/items.ts'
import { type GroceryDocumentAddress, groceryDocumentKind } from '#shared/grocery/kind.ts'
import type { ReplicaState } from '#shared/replication/replica.ts'
import {
  type KindWithAdditions,
  splitUnsentChanges,
  storeUnsentChanges,
} from '../../replication/unsent/unsentChanges.ts'

/** An item is its author’s alone as long as the household has not got it. */
export const groceryKindWithAdditions: KindWithAdditions<GroceryDocumentAddress> = {
  ...groceryDocumentKind,
  isAddition: ({ id, itemId }, userId) => itemId === createItemId(userId, id),
  isShown: (doc) => readGroceryItem(doc.itemId ?? '', doc, () => false) !== null,
}

export const storeUnsentGroceries = (userId: string, replica: ReplicaState<GroceryDocumentAddress>): void =>
  storeUnsentChanges(
    groceryKindWithAdditions,
    userId,
    splitUnsentChanges(groceryKindWithAdditions, userId, replica),
  )
