import { createListInBrowserStorage } from '../../data/browserStore.ts'
import { concatenateJsonLists, createDraftInBrowserStorage } from '../../forms/draftStore.ts'
import { importWithRetries } from '../../ui/importWithRetries.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'

/** Enough for an evening of trying; a browser keeps a few megabytes for us, these are some 400 kB. */
const maxKept = 40

export const recipeDraftsStorageKey = 'larder.drafts'

let shape: typeof GeneratedRecipeDraft | null = null
const drafts = createListInBrowserStorage(
  createDraftInBrowserStorage('localStorage', recipeDraftsStorageKey, concatenateJsonLists),
  (each) => shape?.safeParse(each).data,
)
const none: GeneratedRecipeDraft[] = []

/**
 * All drafts of this browser, oldest first: the same array until something changes. Null until they can be read: most who
 * come have none, and do without what reads them.
 */
export function readRecipeDrafts(): GeneratedRecipeDraft[] | null {
  if (shape !== null) return drafts.read()
  if (drafts.isEmpty()) return none
  void loadRecipeDraftReader()
  return null
}

let coming: Promise<void> | null = null

/**
 * Fetches what reads drafts, again and again until it comes. Resolves once it has come, or has not come the first time. Never
 * rejects.
 */
export function loadRecipeDraftReader(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const importShape = async () =>
      await import('./draftShape.ts').catch((error: unknown) => {
        resolve()
        throw error
      })
    void importWithRetries(importShape, Infinity).then((module) => {
      shape = module.GeneratedRecipeDraft
      drafts.notifyListeners()
      resolve()
    })
  })
  return coming
}

export const onRecipeDraftsChange = drafts.onChange

export function storeRecipeDraft(draft: GeneratedRecipeDraft): void {
  drafts.change((list) => [...list, draft].slice(-maxKept))
}

/** Changes a stored draft, which stays for a later return to it. */
export function updateRecipeDraft(
  draftId: string,
  note: Pick<GeneratedRecipeDraft, 'isSaved' | 'isPutAside'>,
): void {
  drafts.change((list) =>
    list.map((each) => (Object(each).id === draftId ? { ...Object(each), ...note } : each)),
  )
}
