import { type BrowserStorageName, createTextInBrowserStorage } from '../data/browserStore.ts'
import { pendingSaveStorageKey } from '../features/generation/pendingSave.ts'
import {
  loadRecipeDraftReader,
  readRecipeDrafts,
  recipeDraftsStorageKey,
} from '../features/generation/recipeDrafts.ts'
import { listDraftKeys } from '../forms/draftKeys.ts'

/** It holds recipes, ids or a choice, not words that somebody typed. */
const isKeyWithoutTypedText = (key: string, userId: string) =>
  key === recipeDraftsStorageKey ||
  key.startsWith(pendingSaveStorageKey) ||
  (key.startsWith('larder.unsent.') &&
    // `unsentChanges.ts` writes the additions first: there are none, only changes that were dropped.
    createTextInBrowserStorage('localStorage', `${key}~${userId}`).read()?.startsWith('[[],') === true)

/** Whether words that this user typed are in these stores. */
export const hasTypedDraftsInBrowserStorage = (areas: readonly BrowserStorageName[], userId: string) =>
  listDraftKeys(userId, areas).some((key) => !isKeyWithoutTypedText(key, userId))

/**
 * Whether this browser alone has the last recipe that was written for this user, which they neither saved nor put aside,
 * or words that they typed. True where it cannot be told. Never rejects.
 */
export async function hasUnsavedDrafts(userId: string): Promise<boolean> {
  if (hasTypedDraftsInBrowserStorage(['localStorage', 'sessionStorage'], userId)) return true
  if (readRecipeDrafts() === null) await loadRecipeDraftReader()
  const drafts = readRecipeDrafts()
  if (drafts === null) return true
  const newestDraft = drafts.at(-1)
  return newestDraft !== undefined && !newestDraft.isSaved && !newestDraft.isPutAside
}
