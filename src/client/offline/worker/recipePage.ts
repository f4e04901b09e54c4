import * as m from '#messages'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { textDirectionOfLocale } from '#shared/locale.ts'
import { type PageState, pageStateElementId, toScriptSafeJson } from '../../data/pageState.ts'
import { recipesCacheName } from '../offlineData.ts'
import {
  type OfflinePageShellData,
  offlineRecipePath,
  offlineReportVersionPath,
  offlineShellDataPath,
  type QueriesStoredOffline,
  type RecipeStoredOffline,
} from '../offlineRecipes.ts'
import { renderOfflinePage } from './offlinePage.ts'
import { escapeHtml } from './plainPage.ts'
import { findStoredRecipeAnswer, waitForNetworkAnswer } from './storedFiles.ts'
import { setLanguageOfWorker } from './workerLanguage.ts'

/** What Larder answers where there is no such recipe, or none any more. */
const isGone = new Set([404, 410])

interface AskedRecipePage {
  /** The page's name in the table of pages: that of a recipe, or of its cook mode. */
  page: string
  recipeId: string
}

/** A recipe's page or its cook mode, from the network; when that takes long or fails, from what is kept of it. */
export async function answerRecipePage(
  { page, recipeId: id }: AskedRecipePage,
  fresh: Promise<Response>,
  onKept: () => void,
) {
  const [kept, shell] = await Promise.all([
    findStoredRecipeAnswer(offlineRecipePath(id)),
    findStoredRecipeAnswer(offlineShellDataPath),
  ])
  if (!kept || !shell) return await fresh.catch(renderOfflinePage)
  const answer = await waitForNetworkAnswer(fresh)
  if (answer && isGone.has(answer.status))
    await (await caches.open(recipesCacheName)).delete(offlineRecipePath(id))
  if (answer) return answer
  onKept()
  await setLanguageOfWorker()
  const version = await findStoredRecipeAnswer(offlineReportVersionPath)
  return await composeRecipePage(await kept.json(), await shell.json(), (await version?.json()) ?? [], page)
}

/** A page without its words: its scripts draw it from what they would have asked for. */
async function composeRecipePage(
  recipe: RecipeStoredOffline,
  shell: OfflinePageShellData,
  version: QueriesStoredOffline,
  page: string,
): Promise<Response> {
  const { assets, origin, units } = shell
  const state: PageState = {
    assets,
    origin,
    queries: { mutations: [], queries: [...shell.queries, ...version, ...recipe.queries] },
    router: { loaderData: { root: null, [page]: null }, errors: null },
    kept: { at: recipe.keptAt, units },
  }
  const styles = assets.styles.map(
    (href) => `<link rel="stylesheet" href="${href}" data-precedence="default">`,
  )
  const scripts = assets.scripts.map(
    (src) => `<script type="module" src="${src}" data-needs="${assets.preloads.join(' ')}"></script>`,
  )
  const html = `<!DOCTYPE html><html lang="${getCurrentLocale()}" dir="${textDirectionOfLocale(getCurrentLocale())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>${escapeHtml(recipe.name)} · ${m.site_site_name()}</title>${styles.join('')}</head><body><script id="${pageStateElementId}" type="application/json">${toScriptSafeJson(state)}</script>${scripts.join('')}</body></html>`
  return new Response(html, { headers: await headersOf(assets.scripts[0]) })
}

/** Every answer of ours carries the same policy: a file that is kept tells it. */
async function headersOf(script: string | undefined): Promise<Headers> {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const theirs = script ? (await findStoredRecipeAnswer(script))?.headers : undefined
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy'])
    if (theirs?.has(name)) headers.set(name, theirs.get(name) ?? '')
  return headers
}
