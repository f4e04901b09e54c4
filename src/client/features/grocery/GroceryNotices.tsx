import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import type { findUntickedItemOfSameName } from '#shared/grocery/findUntickedItemOfSameName.ts'
import { type GroceryItem, readGroceryItem, readTextFieldOfDocument } from '#shared/grocery/items.ts'
import { type GroceryDocumentAddress, groceryDocumentKey } from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { emptyDocument } from '#shared/replication/documents.ts'
import ReplicaNotices from '../../replication/ReplicaNotices.tsx'
import type { ShownReplica } from '../../replication/replicaState.ts'
import { UnsentNotice } from '../../replication/unsent/UnsentNotice.tsx'
import { discardLeftOverChanges, parseUnsentChanges } from '../../replication/unsent/unsentChanges.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import type { GroceryReplica } from './groceryListsInBrowser.ts'

export { storeUnsentGroceries } from './unsentGroceries.ts'

interface GroceryNoticesProps {
  shown: ShownReplica
  replica: GroceryReplica
  userId: string
  /** Whether the user has just learnt that they no longer belong to another household. */
  isLost: boolean
  /** What `useUnsentText` returned. */
  unsent: string | null
  /** The list that is shown. */
  listId: string
  onOutcome: (sentence: string) => void
  /** Passed in by the page, which imports it anyway: importing it here would put it into a file that every page loads. */
  findSame: typeof findUntickedItemOfSameName
}

/** What stands above the lists only sometimes: notices of the replica, and what a former household never got. */
export default function GroceryNotices(props: GroceryNoticesProps) {
  const { shown, replica, userId, isLost, unsent, listId, onOutcome, findSame } = props
  const { docs } = shown
  const { added, droppedIds } = parseUnsentChanges<GroceryDocumentAddress>(unsent)
  const items = added
    .flatMap((doc) => readGroceryItem(doc.itemId ?? '', doc, () => false) ?? [])
    .sort((a, b) => a.addedAtMs - b.addedAtMs || (a.id < b.id ? -1 : 1))
  const forget = () => discardLeftOverChanges('grocery', userId)
  /** As if it were typed again, and ticked if it was. */
  const putItem = ({ name, quantity, category, isTicked }: GroceryItem) =>
    replica.change((make, now) => {
      const typed = { name, quantity, category }
      const list = readGroceryLists(now).find(({ id }) => id === listId)
      const same = list && !isTicked ? findSame(list, typed) : null
      if (same) return make.addAgain(listId, same.item, same.quantity)
      const item = make.addItem(userId, listId, typed)
      return isTicked ? [item, make.tickItem(now, listId, item.itemId ?? '', true)] : item
    })
  function put() {
    for (const item of items) putItem(item)
    forget()
    onOutcome(m.unsent_items_put({ count: items.length }))
  }
  return (
    <>
      {isLost && <AlertMessage>{m.grocery_page_no_longer_yours()}</AlertMessage>}
      {unsent !== null && (
        <UnsentNotice
          sentence={
            items.length > 0
              ? m.unsent_items({ names: joinWordsAsList(items.map(({ name }) => name)) })
              : null
          }
          dropped={droppedIds.length}
          put={m.unsent_items_put_here()}
          onPut={put}
          onDiscard={forget}
        />
      )}
      <ReplicaNotices
        shown={shown}
        replica={replica}
        namesOfWaiting={replica.waiting.map(({ listId: id, itemId }) =>
          readTextFieldOfDocument(docs.get(groceryDocumentKey(id, itemId)) ?? emptyDocument, 'name'),
        )}
        notStoredSentence={m.grocery_page_not_kept()}
      />
    </>
  )
}
