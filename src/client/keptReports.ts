import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { heardQueries, nameOf } from './heardQueries.ts'
import { isKeptRecipePath, type KeptRecipe, keptRecipePath } from './keptRecipes.ts'
import type { Queries } from './trpc.ts'

const atOnce = 5

/** The kept recipes in a cache. */
export async function readAll(cache: Cache): Promise<KeptRecipe[]> {
  const keys = (await cache.keys()).filter(({ url }) => isKeptRecipePath(new URL(url).pathname))
  const answers = await Promise.all(keys.map((key) => cache.match(key)))
  return (await Promise.all(answers.map((answer) => answer?.json() ?? null))).filter((each) => each !== null)
}

export const write = (cache: Cache, recipe: KeptRecipe): Promise<void> =>
  cache.put(keptRecipePath(recipe.id), Response.json(recipe))

const isReport = ({ queryKey }: { queryKey: QueryKey }) => nameOf(queryKey) === 'recipes.report'

const versionOf = ({ queries }: KeptRecipe) =>
  (queries.find(isReport)?.state.data as RecipeReport | undefined)?.version

interface Asked {
  queryClient: QueryClient
  queries: { recipes: Pick<Queries['recipes'], 'report' | 'get'> }
}

/**
 * Asks again for the kept reports of another version than this one. One that cannot be had stays, and so does that of a
 * recipe which has changed since it was kept: the page that shows it compares its version with the one that is kept
 * beside it, and nothing is cleared by a report of other words.
 */
export async function renewReports(
  cache: Cache,
  { queryClient, queries }: Asked,
  version: string,
): Promise<void> {
  const outdated = (await readAll(cache)).filter((recipe) => versionOf(recipe) !== version)
  const renew = async (recipe: KeptRecipe) => {
    const input = { recipeId: recipe.id }
    await queries.recipes.report.fetch(input, { staleTime: 0 })
    const { updatedAt } = await queries.recipes.get.fetch(input, { staleTime: 0 })
    if (updatedAt !== recipe.updatedAt) return
    const isOfIt = (key: QueryKey) =>
      isReport({ queryKey: key }) && (key[1] as { input?: typeof input }).input?.recipeId === recipe.id
    const renewed = heardQueries(queryClient, isOfIt)
    await write(cache, {
      ...recipe,
      queries: [...recipe.queries.filter((each) => !isReport(each)), ...renewed],
    })
  }
  for (let at = 0; at < outdated.length; at += atOnce)
    await Promise.allSettled(outdated.slice(at, at + atOnce).map(renew))
}
