import * as z from 'zod/mini'
import { createDraftId } from '#shared/contract/ids.ts'
import { parseJsonList } from '../../data/browserStore.ts'
import type { StoredDraftKey } from '../../forms/draftKeys.ts'
import { concatenateJsonLists, createDraftInBrowserStorage } from '../../forms/draftStore.ts'

const StoredTypedDraft = z.object({
  id: z.string(),
  /** When its last word was typed. */
  atMs: z.number(),
  typed: z.unknown(),
})
type StoredTypedDraft = z.infer<typeof StoredTypedDraft>
/** What was typed into one page and is not saved. */
export type TypedFormDraft<T> = StoredTypedDraft & { typed: T }

/** Of one form; the oldest are dropped. */
const maxDrafts = 10

/**
 * What is typed into a form under this key, kept so that neither a reload nor a closed tab loses a word: a draft for each page,
 * in its tab's own store, and in a list that all tabs of the browser share. A page changes and drops only its own. What an older
 * Larder wrote otherwise than the schema says is left out. `convertDraftOfOtherTab` is what this page makes of a draft of
 * another.
 */
export function createTypedDraftStore<T>(
  key: StoredDraftKey,
  schema: z.ZodMiniType<T>,
  convertDraftOfOtherTab = (typed: T) => typed,
) {
  const draftOfTab = createDraftInBrowserStorage('sessionStorage', key)
  const draftsOfBrowser = createDraftInBrowserStorage('localStorage', key, concatenateJsonLists)
  /** The draft that this page writes. */
  let id = createDraftId()
  /** The draft that this page began with, as it was then, and whether this tab wrote it or was asked to go on with it. */
  let firstDraft: { draft: StoredTypedDraft; isOfTab: boolean } | null = null

  const all = () => draftsIn(draftsOfBrowser.read())
  /** A draft that its own page has changed since is no longer the one that this page began with. */
  const isFirstDraft = ({ id, atMs }: StoredTypedDraft) =>
    id === firstDraft?.draft.id && atMs === firstDraft.draft.atMs
  const others = () => all().filter((each) => each.id !== id && !isFirstDraft(each))

  function store(drafts: StoredTypedDraft[]): void {
    if (drafts.length > 0) draftsOfBrowser.keep(JSON.stringify(drafts.slice(-maxDrafts)))
    else draftsOfBrowser.forget()
  }

  function read(kept: StoredTypedDraft, isOfTab: boolean): TypedFormDraft<T> | null {
    const { data } = schema.safeParse(kept.typed)
    return data === undefined ? null : { ...kept, typed: isOfTab ? data : convertDraftOfOtherTab(data) }
  }

  /** What other pages left, newest first. */
  const left = () =>
    others()
      .flatMap((each) => read(each, false) ?? [])
      .sort((one, other) => other.atMs - one.atMs)

  return {
    /** Goes on with what this tab typed before a reload, else with the newest that another page left; null without any. */
    begin(): TypedFormDraft<T> | null {
      const own = draftsIn(draftOfTab.read())[0]
      const draft = (own && read(own, true)) ?? left()[0] ?? null
      firstDraft = draft && { draft, isOfTab: draft.id === own?.id }
      return draft
    },
    left,
    /** Goes on with another one. What this page had typed stays a draft of its own. */
    take(draft: TypedFormDraft<T>): void {
      id = createDraftId()
      firstDraft = { draft, isOfTab: true }
      draftOfTab.keep(JSON.stringify(draft))
    },
    keep(typed: T): void {
      const draft = { id, atMs: Date.now(), typed }
      draftOfTab.keep(JSON.stringify(draft))
      // A draft that another page wrote stays, which may still be open.
      store([...(firstDraft?.isOfTab === false ? all().filter((each) => each.id !== id) : others()), draft])
    },
    /** Drops this page's draft, and the one it began with. */
    forget(): void {
      draftOfTab.forget()
      store(others())
      firstDraft = null
    },
  }
}

/** Several or one; an older Larder kept what was typed without a draft around it. */
function draftsIn(text: string | null): StoredTypedDraft[] {
  return parseJsonList(`[${text ?? ''}]`)
    .flat()
    .map((each) => StoredTypedDraft.safeParse(each).data ?? { id: '', atMs: 0, typed: each })
}
