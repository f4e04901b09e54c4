import type { Query, QueryClient } from '@tanstack/react-query'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { procedureNameOfQuery } from '../dehydrateQueries.ts'
import { recipeIdOfQuery, recipeVersionOfAnswer } from './recipeVersions.ts'

const followedClients = new WeakSet<QueryClient>()

/** The message between tabs of one browser: the newest version of a recipe, or of the household's reports. */
type VersionNews = { recipeId: string; version: number } | { reportVersion: unknown }

/**
 * Fetches outdated answers again: reports made for other eaters than those of today, and answers made of an older version of a
 * recipe than another answer on this page or in another tab of this browser.
 */
export function refetchOutdatedAnswers(queryClient: QueryClient): void {
  if (followedClients.has(queryClient)) return
  followedClients.add(queryClient)
  const queries = queryClient.getQueryCache()
  /** When the older answer had arrived, in milliseconds since 1970, by its query and the version it was fetched again for. */
  const asked = new Map<string, number>()

  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('larder.versions') : null
  /** The last version of each subject that was sent to or came from other tabs: no version is sent twice. */
  const known = new Map<string, unknown>()
  function tell(subject: string, version: unknown, news: VersionNews): void {
    if (known.get(subject) === version) return
    known.set(subject, version)
    tabs?.postMessage(news)
  }
  function applyVersionNews(news: VersionNews): void {
    if ('reportVersion' in news) {
      known.set('reports', news.reportVersion)
      const isOther = ({ state: { data } }: Query) => data !== undefined && data !== news.reportVersion
      void queryClient.invalidateQueries({ queryKey: [['recipes', 'reportVersion']], predicate: isOther })
    } else {
      known.set(news.recipeId, news.version)
      refetchOlderAnswers(news.recipeId, news.version)
    }
  }
  if (tabs) tabs.onmessage = ({ data }) => applyVersionNews(data as VersionNews)

  function follow(query: Query): void {
    if (procedureNameOfQuery(query.queryKey) === 'recipes.reportVersion') {
      tell('reports', query.state.data, { reportVersion: query.state.data })
      followReportVersion(query.state.data)
      // Refetches that failed before are tried again.
      for (const each of queries.getAll()) followRecipeVersion(each)
    } else followRecipeVersion(query)
  }

  function followReportVersion(version: unknown): void {
    const isOutdated = ({ state: { data } }: Query) =>
      data !== undefined && (data as RecipeReport).version !== version
    void queryClient.invalidateQueries({ queryKey: [['recipes', 'report']], predicate: isOutdated })
  }

  function followRecipeVersion(query: Query): void {
    if (recipeVersionOfAnswer(query) === undefined) return
    const recipeId = recipeIdOfQuery(query.queryKey)
    if (recipeId === undefined) return
    const newest = Math.max(...versionsOf(recipeId).map(({ version }) => version))
    tell(recipeId, newest, { recipeId, version: newest })
    refetchOlderAnswers(recipeId, newest)
  }

  const versionsOf = (recipeId: string) =>
    queries
      .getAll()
      .filter((each) => recipeIdOfQuery(each.queryKey) === recipeId)
      .flatMap((each) => {
        const version = recipeVersionOfAnswer(each)
        return version === undefined ? [] : [{ query: each, version }]
      })

  function refetchOlderAnswers(recipeId: string, newest: number): void {
    for (const { query, version } of versionsOf(recipeId))
      if (version < newest && query.state.fetchStatus === 'idle') refetchOnce(query, newest)
  }

  /** Does nothing if the server has already answered such a refetch with the older version. */
  function refetchOnce({ queryKey, queryHash, state: { dataUpdatedAt } }: Query, newest: number): void {
    const key = `${queryHash} ${newest}`
    if ((asked.get(key) ?? dataUpdatedAt) !== dataUpdatedAt) return
    asked.set(key, dataUpdatedAt)
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }

  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') follow(event.query)
  })
  queries
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .forEach(follow)
}
