import { keptWarnings } from '../../keptWarnings.ts'
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
 * takes away the pages that were kept for when there is no network, and whom foods on the lists harm; changes of lists that wait to be sent stay. When
 * somebody signs in, gives the drafts back to the one whose they are, or takes them out of the browser. `shown`: the user
 * whose page this tab shows; `stored`: the user id in localStorage, which all tabs share. Null: no user.
 */
export function changeHands(
  [shown, stored]: readonly [string | null, string | null],
  to: string | null,
): void {
  void forgetPageOfOthers(to ?? '')
  if (stored !== to) keptWarnings.forget()
  // What all tabs share changes hands once: another tab has done it where `stored` is no longer the former user.
  const formerIn = { localStorage: stored, sessionStorage: shown ?? stored }
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      const former = formerIn[area]
      if (former !== null && former !== to) setAside(window[area], former)
      if (to !== null) takeBack(window[area], to)
    } catch {
      // A browser that keeps nothing has nothing to set aside.
    }
}

function setAside(store: Storage, userId: string): void {
  const before = asideIn(store)
  const texts: Aside['texts'] = before?.userId === userId ? before.texts : {}
  const drafts = Object.keys(store).filter((each) => isDraft.test(each))
  for (const key of drafts) {
    texts[key] = store.getItem(key) ?? ''
    store.removeItem(key)
  }
  if (drafts.length > 0) store.setItem(asideKey, JSON.stringify({ userId, texts } satisfies Aside))
}

const asideIn = (store: Storage) => JSON.parse(store.getItem(asideKey) ?? 'null') as Aside | null

function takeBack(store: Storage, userId: string): void {
  const aside = asideIn(store)
  store.removeItem(asideKey)
  if (aside?.userId !== userId) return
  for (const [key, text] of Object.entries(aside.texts))
    if (store.getItem(key) === null) store.setItem(key, text)
}
