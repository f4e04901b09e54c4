import type { QueryClient } from '@tanstack/react-query'
import { signedOutPageState } from '../../../data/signOutWaiting.ts'
import { deleteOfflineData } from '../../../offline/offlineData.ts'
import { dropSessionOfBrowser } from './dropSessionOfBrowser.ts'
import { deleteBrowserDataOfUser } from './storeUserId.ts'

/**
 * Forgets everything of the user of this page without the server: the page shows nothing of theirs any more, and the
 * session ends later.
 */
export async function signOutLocally(queryClient: QueryClient): Promise<void> {
  dropSessionOfBrowser()
  deleteBrowserDataOfUser()
  signedOutPageState.leave()
  await deleteOfflineData()
  queryClient.clear()
}
