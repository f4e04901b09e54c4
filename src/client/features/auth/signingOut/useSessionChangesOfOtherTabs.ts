import { useEffect, useRef } from 'react'
import type { ViewerAndProviders } from '#shared/contract/auth/auth.ts'
import { isSignOutNotSentToServer } from '../../../data/signOutWaiting.ts'
import { storedUserId, storedUserIdKey } from '../../../data/storedUserId.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { deleteOfflinePagesOfOtherUsers } from '../../../offline/offlineData.ts'
import { storeUserId } from './storeUserId.ts'

/**
 * Keeps true what this page shows of who is signed in: when another tab signs in or out, and when the browser brings
 * back a page it had kept since before that.
 */
export function useSessionChangesOfOtherTabs(entrance: ViewerAndProviders | undefined): void {
  const utils = trpcHooks.useUtils()
  const userId = entrance?.viewer?.userId ?? null
  const shown = useRef(userId)
  useEffect(() => {
    // A call was refused, and the page learned by it that the session has ended.
    if (userId === null && shown.current !== null) void storeUserId(null, shown.current)
    shown.current = userId
    if (userId !== null) void deleteOfflinePagesOfOtherUsers(userId)
  }, [userId])
  useEffect(() => {
    async function askAgain() {
      const before = shown.current
      try {
        await utils.auth.entrance.invalidate(undefined, {}, { throwOnError: true })
      } catch {
        // A page that was drawn with another id stored would be loaded again and again.
        if (hasChanged && before !== null && storedUserId.read() !== before) await loadAnew()
        return
      }
      const now = utils.auth.entrance.getData()?.viewer?.userId ?? null
      await storeUserId(now, before)
      // What somebody had typed into this page is theirs alone.
      if (before !== null && before !== now) await loadAnew()
    }
    if (isSignOutNotSentToServer())
      void import('./endSessionOfOfflineSignOut.ts').then(({ endSessionOfOfflineSignOut }) =>
        endSessionOfOfflineSignOut(utils.client),
      )
    /** Whether another tab signed in or out since this page was drawn. */
    let hasChanged = false
    function compare() {
      // Another tab's user has left, though the server could not be told.
      if (shown.current !== null && isSignOutNotSentToServer()) return void loadAnew()
      if (storedUserId.read() !== shown.current) void askAgain()
    }
    /** What was on the page of a signed-out user must not be visible, not even for a moment. */
    async function loadAnew() {
      const root = document.documentElement
      // A second reload would end the first.
      if (root.hidden) return
      root.hidden = true
      await deleteOfflinePagesOfOtherUsers(storedUserId.read() ?? '')
      location.reload()
    }
    function onStorage({ key }: StorageEvent) {
      hasChanged ||= key === null || key === storedUserIdKey
      compare()
    }
    function onPageShow(event: PageTransitionEvent) {
      if (!event.persisted) return
      if (storedUserId.read() === shown.current) return void askAgain()
      void loadAnew()
    }
    compare()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [utils])
}
