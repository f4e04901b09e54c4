import type { Query, QueryClient } from '@tanstack/react-query'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { nameOf } from './heardQueries.ts'
import { recipeIdOf, recipeVersionOf } from './recipeVersions.ts'

const followed = new WeakSet<QueryClient>()

/**
 * Fetches outdated answers again: reports made for other eaters than those of today, and answers made of an older version of a
 * recipe than another answer on this page.
 */
export function followVersions(queryClient: QueryClient): void {
  if (followed.has(queryClient)) return
  followed.add(queryClient)
  const queries = queryClient.getQueryCache()
  /** When the older answer had come, in milliseconds since 1970, by its query and the version it was asked again for. */
  const asked = new Map<string, number>()

  function follow(query: Query): void {
    if (nameOf(query.queryKey) === 'recipes.reportVersion') {
      followReportVersion(query.state.data)
      // What failed last time is tried again.
      for (const each of queries.getAll()) followWords(each)
    } else followWords(query)
  }

  function followReportVersion(version: unknown): void {
    const isOutdated = ({ state: { data } }: Query) =>
      data !== undefined && (data as RecipeReport).version !== version
    void queryClient.invalidateQueries({ queryKey: [['recipes', 'report']], predicate: isOutdated })
  }

  function followWords(query: Query): void {
    if (recipeVersionOf(query) === undefined) return
    const recipeId = recipeIdOf(query.queryKey)
    const ofRecipe = queries
      .getAll()
      .filter((each) => recipeIdOf(each.queryKey) === recipeId)
      .flatMap((each) => {
        const version = recipeVersionOf(each)
        return version === undefined ? [] : [{ query: each, version }]
      })
    const newest = Math.max(...ofRecipe.map(({ version }) => version))
    for (const { query, version } of ofRecipe)
      if (version < newest && query.state.fetchStatus === 'idle') askAgain(query, newest)
  }

  /** Not again where the server has answered since with the older version. */
  function askAgain({ queryKey, queryHash, state: { dataUpdatedAt } }: Query, newest: number): void {
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
