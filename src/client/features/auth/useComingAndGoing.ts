import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { forgetOfflineData } from '../../offlineData.ts'
import { trpc } from '../../trpc.ts'
import { forgetBrowserData, keepUserId } from './storedUserId.ts'

/** What a browser does when somebody has signed in in it, and when they leave. */
export function useComingAndGoing() {
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()

  /**
   * Fetches everything anew that is shown, who is signed in first of all, and forgets the rest. Rejects where it cannot
   * be learned who is signed in.
   */
  const arrive = useCallback(async () => {
    await utils.auth.entrance.invalidate(undefined, {}, { throwOnError: true })
    await keepUserId(utils.auth.entrance.getData()?.viewer?.userId ?? null)
    queryClient.removeQueries({ type: 'inactive' })
    await utils.invalidate()
  }, [queryClient, utils])

  /** Forgets everything of theirs and opens `path` as a new document, so that nothing of it is left in memory. */
  const leave = useCallback(
    async (path: string) => {
      forgetBrowserData()
      // Emptied earlier, a part of the page that React hydrates late would fetch its data again, as a visitor.
      addEventListener('pagehide', () => queryClient.clear())
      await forgetOfflineData()
      window.location.assign(path)
    },
    [queryClient],
  )

  return { arrive, leave }
}
