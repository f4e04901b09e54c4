import type { ViewerAndProviders } from '#shared/contract/auth/auth.ts'
import { procedureNameOfQuery } from '../../data/dehydrateQueries.ts'
import { type PageState, pageStateElementId } from '../../data/pageState.ts'
import { cacheNameOfHouseholdPage, type HouseholdPagePath, offlineOwnerPath } from '../offlineData.ts'
import { isAnswerOfLarder, storeFileOffline } from '../storeFileOffline.ts'
import { renderOfflinePage } from './offlinePage.ts'
import { waitForNetworkAnswer } from './storedFiles.ts'

/** The page from the network, which is kept as well; when that takes long or fails, as it was. */
export function answerHouseholdPage(
  path: HouseholdPagePath,
  fresh: Promise<Response>,
  search: string,
  onKept: () => void,
) {
  // Opened before the answer is here: once it is deleted, since somebody leaves, nothing more gets into it.
  const cache = caches.open(cacheNameOfHouseholdPage(path))
  const answers = fresh.then((answer) => [answer, answer.clone()] as const)
  const shown = answers.then(([first]) => first)
  const isKept =
    search === ''
      ? answers.then(([, second]) => keepPage(path, cache, second)).catch(() => {})
      : Promise.resolve()
  return { page: answerFromNetworkOrCache(path, cache, shown, search, onKept), isKept }
}

async function answerFromNetworkOrCache(
  path: string,
  opening: Promise<Cache>,
  fresh: Promise<Response>,
  search: string,
  onKept: () => void,
): Promise<Response> {
  const page = await (await opening).match(path)
  if (!page) return await fresh.catch(renderOfflinePage)
  const answer = await waitForNetworkAnswer(fresh)
  if (answer) return answer
  // Only the page without a query is here, which can show what any query asks for.
  if (search !== '') return Response.redirect(`${path}#${search.slice(1)}`)
  onKept()
  return await withoutPreloads(page)
}

/** A page without preloads: its files are stored here, and preloading would fetch them twice. */
async function withoutPreloads(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response((await page.text()).replaceAll(preload, ''), { headers })
}

const preload = /<link (?=[^>]*rel="(?:modulepreload|preload)")[^>]*>/g

/** Who is not signed in is sent elsewhere: such an answer, and what it leads to, is not the page. */
const isPageAnswer = (answer: Response) =>
  answer.ok && answer.type === 'basic' && !answer.redirected && isAnswerOfLarder(answer)

/** Keeps the files that stand in a page, then whose page it is, then the page in place of an older one. */
async function keepPage(path: string, opening: Promise<Cache>, answer: Response): Promise<void> {
  if (!isPageAnswer(answer)) return
  const cache = await opening
  const html = await answer.clone().text()
  const userId = userIdIn(html)
  if (userId === null) return
  for (const wanted of assetPathsIn(html)) await storeFileOffline(cache, wanted)
  await noteOwner(path, cache, userId)
  await cache.put(path, answer)
}

/** Notes whose page is kept, and forgets one that was kept for another or without a note. */
async function noteOwner(path: string, cache: Cache, userId: string): Promise<void> {
  const owner = await cache.match(offlineOwnerPath)
  if ((await owner?.text()) === userId) return
  await cache.delete(path)
  await cache.put(offlineOwnerPath, new Response(userId))
}

/** Who was signed in when the server drew a page; null where it cannot be read. */
function userIdIn(html: string): string | null {
  const block = html.split(`id="${pageStateElementId}"`)[1]?.split('>', 2)[1]?.split('</script')[0]
  try {
    const { queries } = JSON.parse(block ?? '') as PageState
    const entrance = queries.queries.find(
      ({ queryKey }) => procedureNameOfQuery(queryKey) === 'auth.entrance',
    )
    return (entrance?.state.data as ViewerAndProviders | undefined)?.viewer?.userId ?? null
  } catch {
    return null
  }
}

const assetPathsIn = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])

/** Keeps these files beside the user's page, and forgets files of an older Larder. A page in another language is fetched again. */
export async function storeHouseholdPageFiles(
  path: HouseholdPagePath,
  { userId, language, files }: { userId: string; language: string; files: readonly string[] },
): Promise<void> {
  const opening = caches.open(cacheNameOfHouseholdPage(path))
  const cache = await opening
  await noteOwner(path, cache, userId)
  const kept = await cache.match(path)
  if (!kept || !(await kept.text()).includes(`<html lang="${language}"`)) {
    const answer = await fetch(path, { credentials: 'same-origin' })
    if (!isPageAnswer(answer)) {
      await caches.delete(cacheNameOfHouseholdPage(path))
      return
    }
    await keepPage(path, opening, answer)
  }
  const html = (await (await cache.match(path))?.text()) ?? ''
  const wanted = new Set([...files, ...assetPathsIn(html)])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== path && pathname !== offlineOwnerPath && !wanted.has(pathname)) await cache.delete(url)
  }
  await Promise.all([...wanted].map((file) => storeFileOffline(cache, file)))
}
