/// <reference lib="webworker" />
import * as say from '#shared/messages/groceryPage.ts'
import { siteName } from '#shared/messages/site.ts'
import { offlineCache, offlineOwner } from './offlineData.ts'

declare const self: ServiceWorkerGlobalScope

const groceryPath = '/grocery'
/** How long a page that is kept waits for a newer one, in milliseconds. */
const patienceMs = 4_000

/** Pages that were handed out as they were kept. They find their files beside them. */
const keptPages = new Set<string>()

// Pages that are open stay as they are: one that was taken over midway would fetch its files twice.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('message', (event) => {
  const { userId, files } = event.data as { userId: string; files: string[] }
  // Without a network nothing more can be kept now.
  event.waitUntil(keepFiles(openCache(), userId, files).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && url.pathname === groceryPath) {
    // Opened before the answer is here: once it is deleted, since somebody leaves, nothing more gets into it.
    const cache = openCache()
    const answers = fetch(request).then((answer) => [answer, answer.clone()] as const)
    const fresh = answers.then(([shown]) => shown)
    event.respondWith(listPage(cache, fresh, url.search, resultingClientId))
    if (url.search === '') event.waitUntil(answers.then(([, kept]) => keepPage(cache, kept)).catch(() => {}))
  } else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  // Other pages fetch their files themselves: what a worker answers, Chromium fetches anew after it was preloaded.
  else if (isFile(url.pathname) && (keptPages.has(clientId) || !navigator.onLine))
    event.respondWith(file(request))
})

const openCache = () => caches.open(offlineCache)

/** Names of files that are kept; one with a hash in it never changes its content. */
const isFile = (path: string) => path.startsWith('/assets/') || path === '/favicon.svg'

/** The page from the network; when that takes long, there is none or the server is broken, as it was. */
async function listPage(
  opening: Promise<Cache>,
  fresh: Promise<Response>,
  search: string,
  pageId: string,
): Promise<Response> {
  const page = await (await opening).match(groceryPath)
  if (!page) return await fresh.catch(offlinePage)
  const answer = await Promise.race([fresh, later()]).catch(() => null)
  if (answer && answer.status < 500) return answer
  // Only the first list's page is here, which can show every other.
  if (search !== '') return Response.redirect(`${groceryPath}#${search.slice(1)}`)
  keptPages.add(pageId)
  return await withoutPreloads(page)
}

const later = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))

/** A page whose files are here: to preload them would fetch them twice. */
async function withoutPreloads(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response((await page.text()).replaceAll(preload, ''), { headers })
}

const preload = /<link (?=[^>]*rel="(?:modulepreload|preload)")[^>]*>/g

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: offlineCache })) ?? (await fetch(request))
}

/** Who is not signed in is sent elsewhere: such an answer, and what it leads to, is not the page. */
const isPage = (answer: Response) => answer.ok && answer.type === 'basic' && !answer.redirected

/** Keeps the files that stand in a page, then the page in place of an older one. */
async function keepPage(opening: Promise<Cache>, answer: Response): Promise<void> {
  if (!isPage(answer)) return
  const cache = await opening
  const html = await answer.clone().text()
  for (const wanted of filesIn(html)) if (!(await cache.match(wanted))) await cache.add(wanted)
  await cache.put(groceryPath, answer)
}

const filesIn = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])

/** Keeps these files beside the page, notes whose page it is, and forgets files of an older Larder. */
async function keepFiles(opening: Promise<Cache>, userId: string, files: string[]): Promise<void> {
  const cache = await opening
  await cache.put(offlineOwner, new Response(userId))
  if (!(await cache.match(groceryPath))) {
    const answer = await fetch(groceryPath, { credentials: 'same-origin' })
    if (!isPage(answer)) {
      await caches.delete(offlineCache)
      return
    }
    await keepPage(opening, answer)
  }
  const html = (await (await cache.match(groceryPath))?.text()) ?? ''
  const wanted = new Set([...files, ...filesIn(html)])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== groceryPath && pathname !== offlineOwner && !wanted.has(pathname))
      await cache.delete(url)
    wanted.delete(pathname)
  }
  await Promise.all([...wanted].map((path) => cache.add(path)))
}

function offlinePage(): Response {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${say.offlineTitle} · ${siteName}</title></head><body><main><h1>${say.offlineTitle}</h1><p>${say.offlineText}</p><p><a href="${groceryPath}">${say.toGroceries}</a></p></main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
