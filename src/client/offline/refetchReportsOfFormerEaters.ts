import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { procedureNameOfQuery } from '../data/dehydrateQueries.ts'
import { recipeVersionOfAnswer } from '../data/versions/recipeVersions.ts'
import {
  areRecipeQueriesComplete,
  deleteOfflineRecipeIfGone,
  readOfflineRecipes,
  type SourceOfOfflineCopies,
  storeOfflineRecipe,
} from './offlineCopies.ts'
import type { RecipeStoredOffline } from './offlineRecipes.ts'

const maxParallelFetches = 5

const isReportQuery = ({ queryKey }: RecipeStoredOffline['queries'][number]) =>
  procedureNameOfQuery(queryKey) === 'recipes.report'

const householdVersionOfReport = ({ queries }: RecipeStoredOffline) =>
  (queries.find(isReportQuery)?.state.data as RecipeReport | undefined)?.version

/**
 * Asks again for the kept reports of another version of the household than this one, and for the recipe and its amounts
 * where the recipe has changed since. What is gone or hidden is forgotten, so that it is not asked for at each page; what cannot be had as a whole stays as it was: the page that shows it compares its
 * version with the one that is kept beside it.
 */
export async function refetchReportsOfFormerEaters(
  cache: Cache,
  asked: SourceOfOfflineCopies,
  version: string,
): Promise<void> {
  const { recipes } = asked.queries
  const outdated = (await readOfflineRecipes(cache)).filter(
    (recipe) => householdVersionOfReport(recipe) !== version || !areRecipeQueriesComplete(recipe.queries),
  )
  const refetchReport = async (known: RecipeStoredOffline) => {
    const input = { recipeId: known.id }
    const [recipe, report] = await Promise.all([
      recipes.get.fetch(input, { staleTime: 0 }),
      recipes.report.fetch(input, { staleTime: 0 }),
    ])
    const keptAmounts = known.queries.some(
      (query) =>
        procedureNameOfQuery(query.queryKey) === 'recipes.scalables' &&
        recipeVersionOfAnswer(query) === recipe.version,
    )
    const amounts = keptAmounts
      ? { recipeVersion: recipe.version }
      : await recipes.scalables.fetch(input, { staleTime: 0 })
    if ([report, amounts].some(({ recipeVersion }) => recipeVersion !== recipe.version)) return
    const { openedAt, isOwn } = known
    await storeOfflineRecipe(cache, asked, known.id, { openedAt, isOwn, mayFetch: true }, known)
  }
  for (let at = 0; at < outdated.length; at += maxParallelFetches)
    await Promise.allSettled(
      outdated
        .slice(at, at + maxParallelFetches)
        .map((known) =>
          refetchReport(known).catch((error: unknown) => deleteOfflineRecipeIfGone(cache, known, error)),
        ),
    )
}
