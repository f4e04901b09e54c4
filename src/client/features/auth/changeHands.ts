import { textKeptIn } from '../../browserStore.ts'
import { cookedAnyway } from '../../cookedAnyway.ts'
import { awayKey, forgetDraftsOfOthers } from '../../draftStore.ts'
import { keptWarnings } from '../../keptWarnings.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import { forgetPageOfOthers } from '../../offlineData.ts'

/**
 * Takes out of this browser what other users had in it: drafts, the pages that were kept for when there is no network, whom
 * foods on the lists harm, what they answered in the wizard, and which warnings they cooked in spite of; changes of lists that
 * wait to be sent stay. Where a session ended without a word, as from another device, that user's drafts wait for them. `stored`: the user id in localStorage, which all tabs share. Null: no user.
 */
export function changeHands(stored: string | null, to: string | null): void {
  void forgetPageOfOthers(to ?? '')
  if (stored !== to) keptWarnings.forget()
  if (stored !== null && stored !== to) for (const each of [lastAnswers, cookedAnyway]) each.forget()
  const away = textKeptIn('localStorage', awayKey)
  if (to !== null) away.forget()
  // Where another tab has signed out, nothing is stored any more, and nothing waits.
  else if (stored !== null) away.keep(stored)
  forgetDraftsOfOthers(to)
}
