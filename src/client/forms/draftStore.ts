import { type BrowserStorageName, createTextInBrowserStorage, parseJsonList } from '../data/browserStore.ts'
import { queriesOfBrowserPage } from '../data/page.ts'
import type { StoredDraftKey } from './draftKeys.ts'

/** The user for whom this page last deleted the drafts of others; null for a visitor, undefined before the first time. */
let ownerOfLastClearing: string | null | undefined

/**
 * Text that was typed and not saved, under one key for each owner: the key, `~` and the user's id; for a visitor the key alone.
 * No user sees another user's draft. A visitor's draft goes to the user who signs in next. If that user has a draft too, `join`
 * makes one of both; by default the visitor's, which is later, replaces it.
 */
export function createDraftInBrowserStorage(
  area: BrowserStorageName,
  key: StoredDraftKey,
  join = (_own: string, visitors: string) => visitors,
) {
  const visitorsText = createTextInBrowserStorage(area, key)
  function own() {
    const owner = queriesOfBrowserPage.queries?.auth.entrance.getData()?.viewer?.userId ?? null
    if (ownerOfLastClearing !== owner) deleteDraftsOfOtherUsers(owner)
    ownerOfLastClearing = owner
    return owner === null ? visitorsText : createTextInBrowserStorage(area, `${key}~${owner}`)
  }
  return {
    read(): string | null {
      const place = own()
      const [first, second] = [place.read(), visitorsText.read()]
      if (place === visitorsText || second === null) return first
      return first === null ? second : join(first, second)
    },
    keep(text: string): boolean {
      visitorsText.forget()
      return own().keep(text)
    },
    forget(): void {
      visitorsText.forget()
      own().forget()
    },
  }
}

/**
 * Deletes the drafts of all other users from this browser. With null it keeps those of the user under `endedSessionUserKey`, or else of the
 * user who is still stored as signed in because the server could not be asked.
 */
export function deleteDraftsOfOtherUsers(userId: string | null): void {
  try {
    const { localStorage, sessionStorage } = window
    const owner = userId ?? localStorage.getItem(endedSessionUserKey) ?? localStorage.getItem('userid')
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store))
        if ((/^larder\..*~(.*)/.exec(key)?.[1] ?? owner) !== owner) store.removeItem(key)
  } catch {
    // A browser that stores nothing has no drafts to delete.
  }
}

/**
 * The key of the id of a user whose session ended elsewhere, for example on another device: their drafts stay until another
 * user signs in.
 */
export const endedSessionUserKey = 'larder.away'

/** Joins two lists that are stored as JSON; `first` comes first. */
export const concatenateJsonLists = (first: string, second: string): string =>
  JSON.stringify([...parseJsonList(first), ...parseJsonList(second)])
