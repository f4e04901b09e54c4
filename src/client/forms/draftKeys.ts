import type { BrowserStorageName } from '../data/browserStore.ts'

/** The prefixes of the keys of all drafts. */
const draftKeys = [
  'larder.contact',
  'larder.drafts',
  'larder.edit.',
  'larder.feedback',
  'larder.home.',
  'larder.items.',
  'larder.listName.',
  'larder.mealComment.',
  'larder.mealNote',
  'larder.note.',
  'larder.pendingSave',
  'larder.phone',
  'larder.preferences',
  'larder.submission',
  'larder.textNotes',
  'larder.typed.',
  'larder.typedDescription',
  'larder.unsent.',
] as const
export type StoredDraftKey = `${(typeof draftKeys)[number]}${string}`

/**
 * The keys of the drafts in these stores that this user can read, without the user id: their own, and those that were typed
 * while the signed-in user was unknown. Empty where the browser denies access.
 */
export function listDraftKeys(userId: string, areas: readonly BrowserStorageName[]): string[] {
  try {
    return areas
      .flatMap((area) => Object.keys(window[area]))
      .flatMap((each) => {
        const [key = '', owner = userId] = each.split('~')
        return owner === userId && draftKeys.some((begin) => key.startsWith(begin)) ? [key] : []
      })
  } catch {
    // A browser that stores nothing has no drafts to lose.
    return []
  }
}
