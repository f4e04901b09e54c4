import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpcHooks } from '../../../data/trpc.ts'
import { deleteOfflineData } from '../../../offline/offlineData.ts'
import { deleteBrowserDataOfUser, storeUserId } from './storeUserId.ts'

/** What a browser does when somebody has signed in in it, and when they leave. */
export function useSignInAndOutEffects() {
  const queryClient = useQueryClient()
  const utils = trpcHooks.useUtils()

  /**
   * Asks who is signed in, then fetches again what the page shows and drops every other answer. Rejects where the server
   * does not tell who is signed in.
   */
  const arrive = useCallback(async () => {
    await utils.auth.entrance.invalidate(undefined, {}, { throwOnError: true })
    await storeUserId(utils.auth.entrance.getData()?.viewer?.userId ?? null)
    queryClient.removeQueries({ type: 'inactive' })
    await utils.invalidate()
  }, [queryClient, utils])

  /** Forgets everything of theirs and opens `path` as a new document, so that nothing of it is left in memory. */
  const leave = useCallback(
    async (path: string) => {
      deleteBrowserDataOfUser()
      // Emptied earlier, a part of the page that React hydrates late would fetch its data again, as a visitor.
      addEventListener('pagehide', () => queryClient.clear())
      await deleteOfflineData()
      window.location.assign(path)
    },
    [queryClient],
  )

  return { arrive, leave }
}
