import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wholeRecipeIdRegex } from '#shared/contract/ids.ts'
import { matchPathPattern } from '#shared/pathPatterns.ts'
import { isRequestForJsonData } from '../http/oldClients/wantsData.ts'
import { originOfRequest } from '../http/origin.ts'
import { hasSessionCookie } from '../http/signIn/session.ts'
import { type CachedPage, sendCachedPage } from './cachedPage.ts'
import { type PageCaches, recipeListsStampSubject } from './keptPages.ts'
import type { PageSource } from './pageSource.ts'

/** Maximum characters of a list's query: a longer one is unlikely to be requested twice. */
const maxListQuery = 120

/** Answers with a cached page before other hooks run. Register it before all others. */
export function serveCachedPages(
  app: FastifyInstance,
  kept: PageCaches,
  cachedPages: PageSource['cachedPages'],
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForAll(request)) return done()
    const page = kept.cache.find(cacheKey(request))
    if (page) return sendPage(page, request, reply)
    const place = cacheForPage(request.url, kept, cachedPages)
    if (!place) return done()
    place.pages.find(cacheAddressOf(request, kept.publicUrl), place.subject).then(
      (found) => (found ? sendPage(found, request, reply) : done()),
      // An error is logged where the page is rendered.
      () => done(),
    )
  })
}

/** Members see another header, and old clients get no page. */
export function isForAll(request: FastifyRequest): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) && !hasSessionCookie(request) && !isRequestForJsonData(request)
  )
}

/** The cache for the page at this address, and its subject; null for a page that is not cached. */
export function cacheForPage(
  url: string,
  { recipePages, listPages }: PageCaches,
  cachedPages: PageSource['cachedPages'],
) {
  const [path = '', query] = splitAtQuery(url)
  for (const { path: pattern, cachedFor } of cachedPages) {
    const params = matchPathPattern(pattern, path)
    if (!params) continue
    if (cachedFor === 'list') {
      const isCached = query !== undefined && query !== '' && query.length <= maxListQuery
      return isCached ? { pages: listPages, subject: recipeListsStampSubject } : null
    }
    // With a query it is for fewer people or in other units, and not cached.
    const { recipeId = '' } = params
    const isCached = query === undefined && wholeRecipeIdRegex.test(recipeId)
    return isCached ? { pages: recipePages, subject: recipeId } : null
  }
  return null
}

/** The path of an address and its query, which is undefined where there is no question mark. */
function splitAtQuery(url: string): [string, string?] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** The cache key without the language: it contains the host, because several hosts may lead here. */
export function cacheAddressOf(request: FastifyRequest, publicUrl: string | null): string {
  return `${request.locale} ${originOfRequest(request, publicUrl)}${request.url}`
}

export function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  sendCachedPage(page, request, reply.raw)
}

export const cacheKey = ({ locale, url }: FastifyRequest) => `${locale} ${url}`
