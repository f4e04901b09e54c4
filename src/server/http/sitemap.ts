import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recipeIdRegexSource } from '#shared/contract/ids.ts'
import type { Context } from '../context.ts'
import { findFirstIdsOfSitemapParts, readRecipeAddresses } from '../features/recipes/addresses.ts'
import { WorkSlots } from '../turns/slots.ts'
import { originOfRequest } from './origin.ts'
import { SitemapPartsCache } from './sitemapParts.ts'
import { streamTextToReader } from './textStream.ts'

export interface SitemapOptions {
  publicUrl: string | null
  /** Pages without a parameter that search engines should find. */
  pagePaths: readonly string[]
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
}

/** Maximum addresses of one file: https://www.sitemaps.org/protocol.html */
const maxInFile = 50_000
/** The read cost of a file: a search engine may read thirty a minute. */
const fileCost = 200
/** Maximum files that are written at once: each uses a database connection for much of its time. */
const maxAtOnce = 2
/** Maximum time in which a reader must have received a file of 5 MB. */
const maxMs = 60_000
const pace = { bytesPerSecond: 64 * 1024, graceMs: 15_000 }
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Addresses that search engines must not read: they have no content, or none for everybody. */
const closed = [
  '/rpc/',
  '/dev/',
  '/join/',
  '/evening-reminders/',
  '/calendar/',
  '/account',
  '/household',
  '/user-settings',
  '/recipe/*/cook',
  '/recipe/*/download/',
]

/**
 * Serves /robots.txt and /sitemap.xml, which beyond 50,000 addresses lists further files of that size; each is written
 * while it is read. Returns the list of files.
 */
export function addSitemapRoutes(app: FastifyInstance, options: SitemapOptions): SitemapPartsCache {
  const { publicUrl, pagePaths, contextFor } = options
  // The first file also lists the pages.
  const firstSize = maxInFile - pagePaths.length
  const slots = new WorkSlots(maxAtOnce)
  const open = (ctx: Context, file: AsyncGenerator<string>) =>
    streamTextToReader(file, ctx, { slots, maxMs, pace })
  const parts = new SitemapPartsCache()
  const startsFor = (ctx: Context) => parts.starts(() => findFirstIdsOfSitemapParts(ctx, firstSize))

  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
    const sitemap = `Sitemap: ${originOfRequest(request, publicUrl)}/sitemap.xml`
    return reply.type('text/plain; charset=utf-8').send(`${[...rules, '', sitemap].join('\n')}\n`)
  })

  app.get('/sitemap.xml', { config: { readCost: fileCost } }, async (request, reply) => {
    const ctx = contextFor(request, reply)
    const origin = originOfRequest(request, publicUrl)
    const starts = await startsFor(ctx)
    asXml(reply)
    if (starts.length <= 1) return reply.send(await open(ctx, addressFile(ctx, origin, null)))
    const files = starts.map(
      (start) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${start}.xml`)}</loc></sitemap>\n`,
    )
    return reply.send(`${head}<sitemapindex xmlns="${schema}">\n${files.join('')}</sitemapindex>\n`)
  })

  const path = `/sitemap/:start(^${recipeIdRegexSource}).xml`
  app.get<{ Params: { start: string } }>(path, { config: { readCost: fileCost } }, async (request, reply) => {
    const ctx = contextFor(request, reply)
    const { start } = request.params
    const isFirst = (await startsFor(ctx))[0] === start
    const file = addressFile(ctx, originOfRequest(request, publicUrl), start, isFirst)
    return asXml(reply).send(await open(ctx, file))
  })

  return parts

  /** The recipes from this id on. With null, or when `isFirst` says that they are the first, the pages come before them. */
  async function* addressFile(ctx: Context, origin: string, start: string | null, isFirst = true) {
    yield `${head}<urlset xmlns="${schema}">\n`
    if (isFirst) yield pagePaths.map((path) => sitemapEntry(origin + path)).join('')
    for await (const batch of readRecipeAddresses(ctx, start, firstSize))
      yield batch.map(({ id, updatedAt }) => sitemapEntry(`${origin}/recipe/${id}`, updatedAt)).join('')
    yield '</urlset>\n'
  }
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.type('text/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
}

function sitemapEntry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>\n`
}
