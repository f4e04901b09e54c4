import * as m from '#messages'
import { formatDateTime } from '../formatDateTime.ts'
import { cacheNameOfHouseholdPage, type HouseholdPagePath, recipesCacheName } from '../offlineData.ts'
import { isOfflineRecipePath, type RecipeStoredOffline } from '../offlineRecipes.ts'
import { createSelfContainedPage, type LinkOnOfflinePage } from './plainPage.ts'
import { waitForNetworkAnswer } from './storedFiles.ts'
import { setLanguageOfWorker } from './workerLanguage.ts'

/** Instead of a page that needs a network: what can be read without one. */
export async function renderOfflinePage(): Promise<Response> {
  await setLanguageOfWorker()
  const entries = [
    ...(await linkToHouseholdPage('/grocery', m.grocery_page_to_groceries())),
    ...(await linkToHouseholdPage('/meal-planner', m.offline_to_meal_planner())),
    ...(await keptRecipes()),
  ]
  const isOffline = !navigator.onLine
  const title = isOffline ? m.grocery_page_offline_title() : m.offline_silent_title()
  return createSelfContainedPage(
    {
      title,
      lead: entries.length > 0 ? m.offline_readable() : m.grocery_page_offline_text(),
      entries,
      isReloaded: true,
    },
    503,
  )
}

/** A link to a page of the household where it is kept, else nothing. */
async function linkToHouseholdPage(path: HouseholdPagePath, name: string): Promise<LinkOnOfflinePage[]> {
  return (await caches.match(path, { cacheName: cacheNameOfHouseholdPage(path) }))
    ? [{ path, name, note: '' }]
    : []
}

/** The list of recipes; without an answer from the network those that are kept, if there are any. */
export async function answerRecipeListPage(fresh: Promise<Response>): Promise<Response> {
  await setLanguageOfWorker()
  const entries = await keptRecipes()
  if (entries.length === 0) return await fresh.catch(renderOfflinePage)
  const answer = await waitForNetworkAnswer(fresh)
  if (answer) return answer
  const state = navigator.onLine ? m.offline_recipes_silent() : m.offline_recipes_offline()
  return createSelfContainedPage(
    { title: m.offline_recipes_title(), lead: m.offline_recipes_lead(), state, entries },
    200,
  )
}

/** Those that were opened last come first, then the newest. */
async function keptRecipes(): Promise<LinkOnOfflinePage[]> {
  if (!(await caches.has(recipesCacheName))) return []
  const cache = await caches.open(recipesCacheName)
  const keys = (await cache.keys()).filter(({ url }) => isOfflineRecipePath(new URL(url).pathname))
  const answers = await Promise.all(keys.map((key) => cache.match(key)))
  const recipes = await Promise.all(answers.map((answer) => answer?.json() as Promise<RecipeStoredOffline>))
  return recipes
    .toSorted((a, b) => b.openedAt - a.openedAt || b.updatedAt.localeCompare(a.updatedAt))
    .map(({ id, name, keptAt }) => ({
      path: `/recipe/${id}`,
      name,
      note: m.offline_kept_on({ date: formatDateTime(keptAt) }),
    }))
}
