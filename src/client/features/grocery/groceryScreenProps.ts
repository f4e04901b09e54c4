import type { ReactNode } from 'react'
import type { GroceryPageData } from '#shared/contract/grocery.ts'
import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'

export interface GroceryScreenProps {
  userId: string
  householdId: string
  /** What the page brought along. */
  first: ServerChanges<GroceryDocumentAddress> | undefined
  /** The part of the list that is loaded after the first. */
  next: GroceryPageData['next'] | undefined
  /** Which list the address asks for; null for the default one. */
  listId: string | null
  onList: (listId: string) => void
  /** Whether the user has just learnt that they no longer belong to another household. */
  isLost: boolean
  /** They belong to the household no more. */
  onHouseholdLeft: () => void
  /** Draws what sends a list to a phone. */
  drawSending: (list: GroceryList, isSaved: boolean) => ReactNode
}
