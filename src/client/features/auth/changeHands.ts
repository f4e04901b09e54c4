import { forgetPageOfOthers } from '../../offlineData.ts'

/** What somebody typed, or had written for them, and did not save yet. */
const isDraft = /^larder\.(?:submission|edit\..*|typedDescription|pendingSave|drafts)$/
const asideKey = 'larder.aside'

interface Aside {
  userId: string
  texts: Record<string, string>
}

/**
 * When a session ends without a word, as from another device, sets that user's drafts aside, where no page shows them, and
 * takes away the pages that were kept for when there is no network; changes of lists that wait to be sent stay. When
 * somebody signs in, gives the drafts back to the one whose they are, or takes them out of the browser. Null: nobody.
 */
export function changeHands(from: string | null, to: string | null): void {
  void forgetPageOfOthers(to ?? '')
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      if (from !== null) setAside(window[area], from)
      if (to !== null) takeBack(window[area], to)
    } catch {
      // A browser that keeps nothing has nothing to set aside.
    }
}

function setAside(store: Storage, userId: string): void {
  const texts: Aside['texts'] = {}
  for (const key of Object.keys(store).filter((each) => isDraft.test(each))) {
    texts[key] = store.getItem(key) ?? ''
    store.removeItem(key)
  }
  if (Object.keys(texts).length > 0)
    store.setItem(asideKey, JSON.stringify({ userId, texts } satisfies Aside))
}

function takeBack(store: Storage, userId: string): void {
  const aside = JSON.parse(store.getItem(asideKey) ?? 'null') as Aside | null
  store.removeItem(asideKey)
  if (aside?.userId !== userId) return
  for (const [key, text] of Object.entries(aside.texts))
    if (store.getItem(key) === null) store.setItem(key, text)
}
