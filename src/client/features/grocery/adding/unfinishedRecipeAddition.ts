import { createTextInBrowserStorage } from '../../../data/browserStore.ts'
import { createClientId } from '../../../replication/clientId.ts'
import { readRememberedListId } from '../lastShownList.ts'

const storedAdditionFor = (recipeId: string) =>
  createTextInBrowserStorage('sessionStorage', `larder.addition ${recipeId}`)
/** Where a browser keeps nothing, the page does. */
const additionsNotStored = new Map<string, string>()

/**
 * The list and the id of an addition that is about to be sent: those of the last one of this recipe whose outcome this tab
 * does not know, or new ones. Kept until the outcome is known, so that a reload or other servings do not add it twice.
 */
export function findOrStartRecipeAddition(
  recipeId: string,
  householdId: string,
): { listId: string; additionId: string } {
  const kept = storedAdditionFor(recipeId)
  const [of, ...ids] = (kept.read() ?? additionsNotStored.get(recipeId) ?? '').split(' ')
  const [listId = readRememberedListId(householdId), additionId = createClientId()] =
    of === householdId ? ids : []
  const text = `${householdId} ${listId} ${additionId}`
  if (!kept.keep(text)) additionsNotStored.set(recipeId, text)
  return { listId, additionId }
}

/** The outcome is known: the next one is another. */
export function forgetRecipeAddition(recipeId: string): void {
  storedAdditionFor(recipeId).forget()
  additionsNotStored.delete(recipeId)
}
