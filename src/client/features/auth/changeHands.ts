import { textKeptIn } from '../../browserStore.ts'
import { cookedAnyway } from '../../cookedAnyway.ts'
import { awayKey, forgetDraftsOfOthers, leavingKey } from '../../draftStore.ts'
import { keptWarnings } from '../../keptWarnings.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import { forgetPageOfOthers } from '../../offlineData.ts'

/**
 * Takes out of this browser what other users had in it: drafts, the pages that were kept for when there is no network, whom
 * foods on the lists harm, what they answered in the wizard, and which warnings they cooked in spite of; changes of lists that
 * wait to be sent stay. Where a session ended without a word, as from another device, that user's drafts wait for them. `stored`: the user id in localStorage, which all tabs share. `shown`: whose page this was. Null: no user.
 * Returns false where another tab is about to take everything of theirs out of this browser.
 */
export function changeHands(stored: string | null, to: string | null, shown: string | null): boolean {
  const leaving = textKeptIn('localStorage', leavingKey)
  if (to === null && stored !== null && leaving.read() === stored) {
    // This tab has learned before that one that the session is over.
    if (shown === stored) loadWithoutDrafts()
    return false
  }
  void forgetPageOfOthers(to ?? '')
  if (stored !== to) keptWarnings.forget()
  if (stored !== null && stored !== to) for (const each of [lastAnswers, cookedAnyway]) each.forget()
  const away = textKeptIn('localStorage', awayKey)
  if (to !== null) for (const each of [away, leaving]) each.forget()
  // Where another tab has signed out, nothing is stored any more, and nothing waits.
  else if (stored !== null) away.keep(stored)
  forgetDraftsOfOthers(to)
  return true
}

/** Nobody may see, not even for a moment, what was on a page of somebody who has left. */
function loadWithoutDrafts(): void {
  document.documentElement.hidden = true
  forgetDraftsOfOthers('')
  location.reload()
}
