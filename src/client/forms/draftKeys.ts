import type { Area } from '../data/browserStore.ts'

/** How the keys of all drafts begin. */
const draftKeys = [
  'larder.contact',
  'larder.drafts',
  'larder.edit.',
  'larder.feedback',
  'larder.items.',
  'larder.listName.',
  'larder.note.',
  'larder.pendingSave',
  'larder.phone',
  'larder.preferences',
  'larder.submission',
  'larder.textNotes',
  'larder.typedDescription',
] as const
export type DraftKey = `${(typeof draftKeys)[number]}${string}`

/**
 * The keys under which drafts are in these stores that this user can read, without their id: their own, and what was typed
 * while it was not known who is signed in.
 */
export function keysOfDrafts(userId: string, areas: readonly Area[]): string[] {
  try {
    return areas
      .flatMap((area) => Object.keys(window[area]))
      .flatMap((each) => {
        const [key = '', owner = userId] = each.split('~')
        return owner === userId && draftKeys.some((begin) => key.startsWith(begin)) ? [key] : []
      })
  } catch {
    // A browser that keeps nothing has nothing to lose.
    return []
  }
}
