import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readUserId } from './features/auth/storedUserId.ts'
import { importPage } from './pageModules.ts'
import { trpc } from './trpc.ts'

const recipePath = /^\/recipe\/([\w-]+)/

/**
 * Lets this browser keep what whoever is signed in may want to read where there is no network; a visitor is told there
 * what is the matter.
 */
export function useKeptRecipes(userId: string | undefined): void {
  const { pathname } = useLocation()
  const openedId = recipePath.exec(pathname)?.[1] ?? null
  const queryClient = useQueryClient()
  const queries = trpc.useUtils()
  const { data: reportVersion } = trpc.recipes.reportVersion.useQuery(undefined, { enabled: false })
  useEffect(() => {
    if (userId === undefined) {
      import('./startWorker.ts').then(({ startWorker }) => startWorker()).catch(() => {})
      return
    }
    const isStillThere = () => readUserId() === userId
    import('./keepRecipes.ts').then(
      ({ keepRecipes }) => {
        const { client } = queries
        const larder = { userId, isStillThere, importPage, queryClient, queries, client, reportVersion }
        return keepRecipes(larder, openedId)
      },
      () => {},
    )
  }, [userId, openedId, reportVersion, queryClient, queries])
}
