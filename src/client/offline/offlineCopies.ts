import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  queriesBesideRecipe,
  queriesOfRecipeVersion,
} from '#shared/contract/procedures/offlineProcedureLists.ts'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { dehydrateQueries, procedureNameOfQuery } from '../data/dehydrateQueries.ts'
import { appErrorDataOf } from '../data/failure.ts'
import type { PageQueries } from '../data/trpc.ts'
import { recipeIdOfQuery, recipeVersionOfAnswer } from '../data/versions/recipeVersions.ts'
import {
  isOfflineRecipePath,
  offlinePhotoPath,
  offlineRecipePath,
  type QueriesStoredOffline,
  type RecipeStoredOffline,
} from './offlineRecipes.ts'
import { storeFileOffline } from './storeFileOffline.ts'

export interface SourceOfOfflineCopies {
  queryClient: QueryClient
  queries: { recipes: Pick<PageQueries['recipes'], 'get' | 'scalables' | 'report'> }
}

/** The kept recipes in a cache. */
export async function readOfflineRecipes(cache: Cache): Promise<RecipeStoredOffline[]> {
  const keys = (await cache.keys()).filter(({ url }) => isOfflineRecipePath(new URL(url).pathname))
  const answers = await Promise.all(keys.map((key) => cache.match(key)))
  return (await Promise.all(answers.map((answer) => answer?.json() ?? null))).filter((each) => each !== null)
}

export async function readOfflineRecipe(cache: Cache, recipeId: string): Promise<RecipeStoredOffline | null> {
  return (
    ((await (await cache.match(offlineRecipePath(recipeId)))?.json()) as RecipeStoredOffline | undefined) ??
    null
  )
}

const writeOfflineCopy = (cache: Cache, recipe: RecipeStoredOffline): Promise<void> =>
  cache.put(offlineRecipePath(recipe.id), Response.json(recipe))

/** Whether a recipe, its amounts and its report are all there, and of one version. */
export function areRecipeQueriesComplete(queries: QueriesStoredOffline): boolean {
  const versions = [...queriesOfRecipeVersion].map((name) => versionNamed(queries, name))
  return versions.every((version) => version !== undefined && version === versions[0])
}

const queryNamed = (queries: QueriesStoredOffline, name: string) =>
  queries.find(({ queryKey }) => procedureNameOfQuery(queryKey) === name)

function versionNamed(queries: QueriesStoredOffline, name: string): number | undefined {
  const query = queryNamed(queries, name)
  return query && recipeVersionOfAnswer(query)
}

/** What this page has heard of a recipe. */
export const dehydrateRecipeQueries = (queryClient: QueryClient, recipeId: string): QueriesStoredOffline =>
  dehydrateQueries(queryClient, (key) => recipeIdOfQuery(key) === recipeId && isStoredQuery(key))

const isStoredQuery = (key: QueryKey) =>
  queriesOfRecipeVersion.has(procedureNameOfQuery(key)) || queriesBesideRecipe.has(procedureNameOfQuery(key))

/** Fetches a recipe, its amounts and its report as they are now. Rejects if one of them cannot be fetched. */
export async function fetchRecipeForOffline(
  { queries: { recipes } }: SourceOfOfflineCopies,
  recipeId: string,
): Promise<void> {
  await Promise.all([
    recipes.get.fetch({ recipeId }, { staleTime: 0 }),
    recipes.scalables.fetch({ recipeId }, { staleTime: 0 }),
    recipes.report.fetch({ recipeId }, { staleTime: 0 }),
  ])
}

/** Whether the last answer to one of this page's queries was that there is no such recipe, or none that this user may see. */
export const isRecipeGone = (queryClient: QueryClient, recipeId: string): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(
      ({ queryKey, state }) => recipeIdOfQuery(queryKey) === recipeId && isRecipeNotFoundError(state.error),
    )

export const isRecipeNotFoundError = (error: unknown): boolean =>
  appErrorDataOf(error)?.reason === 'recipes_recipe_not_found'

/** With its photo, where that is named. */
export async function deleteOfflineRecipe(
  cache: Cache,
  { id, photo = null }: { id: string; photo?: string | null },
): Promise<void> {
  await cache.delete(offlineRecipePath(id))
  if (photo) await cache.delete(offlinePhotoPath(photo))
}

/**
 * Deletes the copy of a recipe that was deleted or is hidden from this user, if the error of a call and a second request to
 * Larder both say so.
 */
export async function deleteOfflineRecipeIfGone(
  cache: Cache,
  copy: { id: string; photo?: string | null },
  error: unknown,
): Promise<void> {
  if (isRecipeNotFoundError(error)) await deleteOfflineRecipe(cache, copy)
}

interface StoreOptions extends Pick<RecipeStoredOffline, 'openedAt' | 'isOwn'> {
  mayFetch: boolean
}

/**
 * Keeps what this page has heard of a recipe; where it has heard nothing, or of an older version only, `known` as it is.
 * Amounts and a report of another version than the recipe are left out: none is better than those of other words.
 */
export async function storeOfflineRecipe(
  cache: Cache,
  { queryClient }: Pick<SourceOfOfflineCopies, 'queryClient'>,
  recipeId: string,
  { mayFetch, ...how }: StoreOptions,
  known: RecipeStoredOffline | null,
): Promise<void> {
  const heard = dehydrateRecipeQueries(queryClient, recipeId)
  const own = queryNamed(heard, 'recipes.get')
  const recipe = own?.state.data as SavedRecipe | undefined
  const knownQueries = known?.queries ?? []
  if (!own || !recipe || recipe.version < (versionNamed(knownQueries, 'recipes.get') ?? 0)) {
    if (known) await writeOfflineCopy(cache, { ...known, ...how })
    return
  }
  const photo = await keepPhoto(cache, recipe.photo, mayFetch)
  const { id, name, updatedAt, version } = recipe
  const isQueryOfRecipe = ({ queryKey, state }: QueriesStoredOffline[number]) =>
    queriesBesideRecipe.has(procedureNameOfQuery(queryKey)) ||
    recipeVersionOfAnswer({ queryKey, state }) === version
  const fresh = heard.filter(isQueryOfRecipe)
  const others = knownQueries.filter(
    (each) => isQueryOfRecipe(each) && !queryNamed(fresh, procedureNameOfQuery(each.queryKey)),
  )
  // Without its photo it is shown with its drawn cover.
  const queries = [...fresh, ...others].map((query) =>
    query === own ? { ...own, state: { ...own.state, data: { ...recipe, photo } } } : query,
  )
  await writeOfflineCopy(cache, {
    ...how,
    id,
    name,
    updatedAt,
    keptAt: own.state.dataUpdatedAt,
    photo,
    queries,
  })
}

async function keepPhoto(cache: Cache, photo: string | null, mayFetch: boolean): Promise<string | null> {
  if (photo === null) return null
  const path = offlinePhotoPath(photo)
  const isKept = mayFetch
    ? storeFileOffline(cache, path).then(
        () => true,
        () => false,
      )
    : cache.match(path)
  return (await isKept) ? photo : null
}
