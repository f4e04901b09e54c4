import { type Area, listIn, textKeptIn } from '../data/browserStore.ts'
import { page } from '../data/page.ts'
import type { DraftKey } from './draftKeys.ts'

/** For whom this page has taken the drafts of others away. */
let clearedFor: string | null | undefined

/**
 * What somebody wrote and did not save yet: a text under a key for each owner, which ends with `~` and the user's id; a
 * visitor's stands under the key alone. No user finds another's. A visitor's goes to the user who signs in next: where they
 * have one of their own, `join` makes one of both, else the visitor's, which is the later one, takes its place.
 */
export function draftKeptIn(area: Area, key: DraftKey, join = (_own: string, visitors: string) => visitors) {
  const visitors = textKeptIn(area, key)
  function own() {
    const owner = page.queries?.auth.entrance.getData()?.viewer?.userId ?? null
    if (clearedFor !== owner) forgetDraftsOfOthers(owner)
    clearedFor = owner
    return owner === null ? visitors : textKeptIn(area, `${key}~${owner}`)
  }
  return {
    read(): string | null {
      const place = own()
      const [first, second] = [place.read(), visitors.read()]
      if (place === visitors || second === null) return first
      return first === null ? second : join(first, second)
    },
    keep(text: string): boolean {
      visitors.forget()
      return own().keep(text)
    },
    forget(): void {
      visitors.forget()
      own().forget()
    },
  }
}

/**
 * Takes the drafts of every user but this one out of this browser; with null, of every user but the one who is away, or who
 * is still noted as signed in where the server could not tell.
 */
export function forgetDraftsOfOthers(userId: string | null): void {
  try {
    const { localStorage, sessionStorage } = window
    const owner = userId ?? localStorage.getItem(awayKey) ?? localStorage.getItem('userid')
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store))
        if ((/^larder\..*~(.*)/.exec(key)?.[1] ?? owner) !== owner) store.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whose session ended without a word, as from another device: their drafts wait for them until another user signs in. */
export const awayKey = 'larder.away'

/** Two lists that are kept as texts, as one. */
export const joinLists = (first: string, second: string): string =>
  JSON.stringify([...listIn(first), ...listIn(second)])
