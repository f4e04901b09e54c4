import { hasTypedWordsIn } from './hasUnsavedDrafts.ts'
import { hasUnsavedForm } from './unsavedForms.ts'

/** Longest that whoever signs out waits for another tab to tell that it has something, in milliseconds. */
const patienceMs = 300

/** What tabs of one browser send each other: one asks whether others have drafts of a user, who answer where they have. */
interface Word {
  kind: 'asks' | 'has'
  userId: string
}

let channel: BroadcastChannel | null = null
const waiting = new Map<string, () => void>()

/** Has this tab answer others who ask whether words are in it alone. */
export function answerOtherTabs(): void {
  if (channel || typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel('larder.drafts')
  channel.onmessage = ({ data: { kind, userId } }: MessageEvent<Word>) => {
    if (kind === 'has') waiting.get(userId)?.()
    else if (hasUnsavedForm() || hasTypedWordsIn(['sessionStorage'], userId))
      channel?.postMessage({ kind: 'has', userId } satisfies Word)
  }
}

/** Whether another tab of this browser has words that this user typed and nobody else has. False where none answers in time. */
export function haveOtherTabsDrafts(userId: string): Promise<boolean> {
  answerOtherTabs()
  return new Promise((resolve) => {
    waiting.set(userId, () => resolve(true))
    setTimeout(() => resolve(false), channel ? patienceMs : 0)
    channel?.postMessage({ kind: 'asks', userId } satisfies Word)
  })
}
