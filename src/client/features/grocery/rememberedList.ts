import { defaultListId } from '#shared/grocery/defaultList.ts'
import { storedText } from '../../data/browserStore.ts'

const remembered = storedText('localStorage', 'larder.groceryList')

/** The list of this household that was looked at last in this browser. */
export function rememberedList(householdId: string): string {
  const [household, listId] = (remembered.read() ?? '').split(' ')
  return household === householdId && listId ? listId : defaultListId
}

export function rememberList(householdId: string, listId: string): void {
  remembered.keep(`${householdId} ${listId}`)
}
