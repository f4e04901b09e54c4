import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Recipe } from '#shared/contract/recipes.ts'
import { textKeptIn } from './browserStore.ts'
import { heardQueries, nameOf } from './heardQueries.ts'
import { keepShell } from './keepShell.ts'
import { type KeptRecipe, keptPhotoPath, keptRecipePath } from './keptRecipes.ts'
import { readAll, renewReports, write } from './keptReports.ts'
import { forgetPageOfOthers, offlineOwner, recipesCache } from './offlineData.ts'
import { startWorker } from './startWorker.ts'
import type { Queries, RpcClient } from './trpc.ts'

interface Larder {
  userId: string
  /** Whether this user is the one whom this browser knows to be signed in. */
  isStillThere: () => boolean
  importPage: (page: string) => Promise<unknown>
  queryClient: QueryClient
  queries: Pick<Queries, 'recipes' | 'auth' | 'feedback' | 'preferences'>
  client: Pick<RpcClient, 'recipes'>
  /** Of reports for the household of today; undefined while no page has asked for it. */
  reportVersion: string | undefined
}

/** How often it is asked which recipes are one's newest, in milliseconds. */
const againMs = 60 * 60_000
const mostOpened = 20
const atOnce = 5
const lastAsked = textKeptIn('localStorage', 'larder.recipesKept')
/** What is kept of a recipe, by the names of its queries. */
const about = new Set(['recipes.get', 'recipes.scalables', 'recipes.report', 'notes.list', 'ratings.mine'])

let last = Promise.resolve()

/** Keeps one's newest recipes and the one whose page is open, one call after the other. Never rejects. */
export function keepRecipes(larder: Larder, openedId: string | null): Promise<void> {
  // Without a network, or in a browser that keeps nothing, nothing more can be kept now.
  last = last.then(() => keepThem(larder, openedId)).catch(() => {})
  return last
}

async function keepThem(larder: Larder, openedId: string | null): Promise<void> {
  const worker = await startWorker()
  const mayFetch = !isFrugal()
  if (!worker || (!mayFetch && openedId === null)) return
  const cache = await openFor(larder)
  const newest = mayFetch && isDue(larder.userId) ? await larder.client.recipes.listNewestOwn.query() : null
  // Kept with the shell: by it a page without a network tells whether a kept report is one of today's household.
  const version =
    larder.reportVersion ?? (mayFetch ? await larder.queries.recipes.reportVersion.fetch() : null)
  await keepShell(cache, larder)
  if (openedId !== null) await keepOpened(cache, larder, openedId, mayFetch)
  if (newest) await keepNewest(cache, larder, newest)
  await forgetOld(cache, newest && new Set(newest.map(({ id }) => id)))
  if (mayFetch && version !== null) await renewReports(cache, larder, version)
}

/** Whether whoever pays for the connection wants little sent over it. */
function isFrugal(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string }
  }
  const { saveData = false, type, effectiveType = '' } = connection ?? {}
  return saveData || type === 'cellular' || effectiveType.includes('2g')
}

function isDue(userId: string): boolean {
  const [whose, at] = lastAsked.read()?.split(' ') ?? []
  return whose !== userId || Date.now() - Number(at) >= againMs
}

/** Opened before it is looked who is there: whoever leaves from now on takes it away, and nothing more gets into it. */
async function openFor({ userId, isStillThere }: Larder): Promise<Cache> {
  await forgetPageOfOthers(userId)
  const cache = await window.caches.open(recipesCache)
  if (!isStillThere()) {
    await window.caches.delete(recipesCache)
    throw new Error('Nobody is there to keep it for.')
  }
  await cache.put(offlineOwner, new Response(userId))
  return cache
}

async function keepOpened(cache: Cache, larder: Larder, recipeId: string, mayFetch: boolean): Promise<void> {
  const known = await read(cache, recipeId)
  await keepOne(cache, larder, recipeId, { openedAt: Date.now(), isOwn: known?.isOwn ?? false, mayFetch })
}

/** Fetches those of one's newest that are not kept as they are now. */
async function keepNewest(
  cache: Cache,
  larder: Larder,
  newest: readonly { id: string; updatedAt: string }[],
): Promise<void> {
  const { recipes } = larder.queries
  for (let at = 0; at < newest.length; at += atOnce)
    await Promise.all(
      newest.slice(at, at + atOnce).map(async ({ id: recipeId, updatedAt }) => {
        const known = await read(cache, recipeId)
        if (known?.updatedAt !== updatedAt)
          await Promise.all([
            recipes.get.fetch({ recipeId }),
            recipes.scalables.fetch({ recipeId }),
            recipes.report.fetch({ recipeId }),
          ])
        const openedAt = known?.openedAt ?? 0
        await keepOne(cache, larder, recipeId, { openedAt, isOwn: true, mayFetch: true }, known)
      }),
    )
  if (larder.isStillThere()) lastAsked.keep(`${larder.userId} ${Date.now()}`)
}

interface How extends Pick<KeptRecipe, 'openedAt' | 'isOwn'> {
  mayFetch: boolean
}

/** Keeps what this page has heard of a recipe, or else `known` as it is. */
async function keepOne(
  cache: Cache,
  { queryClient }: Larder,
  recipeId: string,
  { mayFetch, ...how }: How,
  known?: KeptRecipe | null,
): Promise<void> {
  const heard = heardQueries(queryClient, isAbout(recipeId))
  const own = heard.find(({ queryKey }) => nameOf(queryKey) === 'recipes.get')
  const recipe = own?.state.data as Recipe | undefined
  if (!own || !recipe) {
    if (known) await write(cache, { ...known, ...how })
    return
  }
  const photo = await keepPhoto(cache, recipe.photo, mayFetch)
  // Without its photo it is shown with its drawn cover.
  const queries = heard.map((query) =>
    query === own ? { ...own, state: { ...own.state, data: { ...recipe, photo } } } : query,
  )
  const { id, name, updatedAt } = recipe
  await write(cache, { ...how, id, name, updatedAt, keptAt: own.state.dataUpdatedAt, photo, queries })
}

async function keepPhoto(cache: Cache, photo: string | null, mayFetch: boolean): Promise<string | null> {
  if (photo === null) return null
  const path = keptPhotoPath(photo)
  if (await cache.match(path)) return photo
  return mayFetch &&
    (await cache.add(path).then(
      () => true,
      () => false,
    ))
    ? photo
    : null
}

const isAbout = (recipeId: string) => (key: QueryKey) => {
  const { input } = (key[1] ?? {}) as { input?: { recipeId?: string } }
  return input?.recipeId === recipeId && about.has(nameOf(key))
}

/** One's newest stay, and those opened last; the photos of the others go with them. */
async function forgetOld(cache: Cache, newest: ReadonlySet<string> | null): Promise<void> {
  const kept = await readAll(cache)
  const isOwn = ({ id, isOwn }: KeptRecipe) => (newest ? newest.has(id) : isOwn)
  const opened = kept.filter(({ openedAt }) => openedAt > 0).toSorted((a, b) => b.openedAt - a.openedAt)
  const staying = new Set([...kept.filter(isOwn), ...opened.slice(0, mostOpened)])
  for (const recipe of kept) if (!staying.has(recipe)) await cache.delete(keptRecipePath(recipe.id))
  const photos = new Set([...staying].flatMap(({ photo }) => (photo ? [keptPhotoPath(photo)] : [])))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/photos/') && !photos.has(pathname)) await cache.delete(url)
  }
}

async function read(cache: Cache, recipeId: string): Promise<KeptRecipe | null> {
  return ((await (await cache.match(keptRecipePath(recipeId)))?.json()) as KeptRecipe | undefined) ?? null
}
