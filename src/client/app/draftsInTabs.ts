import { hasPageUnsavedForm } from '../forms/unsavedForms.ts'
import { hasTypedDraftsInBrowserStorage } from './hasUnsavedDrafts.ts'

/** Longest wait for answers of other tabs, in milliseconds: of tabs that are there and may be busy, and where their number is unknown. */
const maxWaitForTabsMs = 5_000
const maxWaitForUnknownTabsMs = 1_000

/** What tabs of one browser send each other: one asks whether others have drafts of a user, and each answers. */
interface DraftTabMessage {
  kind: 'asks' | 'has' | 'has none'
  userId: string
}

/** Each tab holds this Web Lock, so that other tabs can count how many will answer. */
const tabLock = 'larder.tab'

let channel: BroadcastChannel | null = null
let receive: ((answer: DraftTabMessage) => void) | null = null

/** Has this tab answer others who ask whether words are in it alone. */
export function answerDraftQuestionsOfOtherTabs(): void {
  if (channel || typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel('larder.drafts')
  channel.onmessage = ({ data }: MessageEvent<DraftTabMessage>) => {
    const { kind, userId } = data
    if (kind !== 'asks') return receive?.(data)
    const hasUnsavedText = hasPageUnsavedForm() || hasTypedDraftsInBrowserStorage(['sessionStorage'], userId)
    channel?.postMessage({ kind: hasUnsavedText ? 'has' : 'has none', userId } satisfies DraftTabMessage)
  }
  void navigator.locks?.request(tabLock, { mode: 'shared' }, () => new Promise(() => {}))
}

/** How many other tabs answer; null where the browser does not tell, as at an address without TLS. */
async function countOtherTabs(): Promise<number | null> {
  const state = await navigator.locks?.query().catch(() => null)
  return state?.held ? state.held.filter(({ name }) => name === tabLock).length - 1 : null
}

/**
 * Whether another tab of this browser has words of this user that are kept nowhere else. True as well where a tab does not
 * answer in time; false where the number of tabs is unknown and none answers.
 */
export async function hasOtherTabUnsavedDrafts(userId: string): Promise<boolean> {
  answerDraftQuestionsOfOtherTabs()
  const others = await countOtherTabs()
  if (!channel || others === 0) return false
  let answers = 0
  return await new Promise((resolve) => {
    receive = (answer) => {
      if (answer.userId !== userId) return
      answers += 1
      if (answer.kind === 'has') resolve(true)
      else if (answers === others) resolve(false)
    }
    setTimeout(() => resolve(others !== null), others === null ? maxWaitForUnknownTabsMs : maxWaitForTabsMs)
    channel?.postMessage({ kind: 'asks', userId } satisfies DraftTabMessage)
  })
}
