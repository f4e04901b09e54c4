import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { createTextInBrowserStorage } from '../../data/browserStore.ts'

const remembered = createTextInBrowserStorage('localStorage', 'larder.groceryList')

/** The list of this household that was looked at last in this browser. */
export function readRememberedListId(householdId: string): string {
  const [household, listId] = (remembered.read() ?? '').split(' ')
  return household === householdId && listId ? listId : defaultGroceryListId
}

export function storeRememberedListId(householdId: string, listId: string): void {
  remembered.keep(`${householdId} ${listId}`)
}
