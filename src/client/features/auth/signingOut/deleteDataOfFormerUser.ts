import { clearLarderBrowserStorage, createTextInBrowserStorage } from '../../../data/browserStore.ts'
import { deleteDraftsOfOtherUsers, endedSessionUserKey } from '../../../forms/draftStore.ts'
import { storedLastWizardAnswers } from '../../../forms/lastAnswers.ts'
import { storedAcceptedWarnings } from '../../../offline/cookedAnyway.ts'
import { storedGroceryWarnings } from '../../../offline/keptWarnings.ts'
import { deleteOfflineData, deleteOfflinePagesOfOtherUsers } from '../../../offline/offlineData.ts'
import { clearSignOutMark, findTabOfSignOut } from './signOutState.ts'

export { storeSignOutStarted } from './signOutState.ts'

/**
 * Takes out of this browser what other users had in it: drafts, the pages that were kept for when there is no network, whom
 * foods on the lists harm, what they answered in the wizard, and which warnings they cooked in spite of; changes of lists that
 * wait to be sent stay. Where a session ended without a word, as from another device, that user's drafts wait for them. `stored`: the user id in localStorage, which all tabs share. `shown`: whose page this was. Null: no user.
 * Returns false where a sign-out is about to take everything of theirs out of this browser.
 */
export function deleteDataOfFormerUser(
  stored: string | null,
  to: string | null,
  shown: string | null,
): boolean {
  const signsOutIn = to === null && stored !== null ? findTabOfSignOut(stored) : null
  if (signsOutIn === 'this tab') return false
  if (signsOutIn === 'another tab') {
    // This tab has learned before that one that the session has ended.
    if (shown === stored) loadWithoutDrafts()
    return false
  }
  if (signsOutIn === 'abandoned') {
    clearLarderBrowserStorage()
    void deleteOfflineData()
    return true
  }
  void deleteOfflinePagesOfOtherUsers(to ?? '')
  if (stored !== to) storedGroceryWarnings.forget()
  if (stored !== null && stored !== to)
    for (const each of [storedLastWizardAnswers, storedAcceptedWarnings]) each.forget()
  const away = createTextInBrowserStorage('localStorage', endedSessionUserKey)
  if (to !== null) {
    away.forget()
    clearSignOutMark()
  }
  // Where another tab has signed out, nothing is stored any more, and nothing waits.
  else if (stored !== null) away.keep(stored)
  deleteDraftsOfOtherUsers(to)
  return true
}

/** What was on the page of a signed-out user must not be visible, not even for a moment. */
function loadWithoutDrafts(): void {
  document.documentElement.hidden = true
  deleteDraftsOfOtherUsers('')
  location.reload()
}
