import { randomUUID } from 'node:crypto'
import zlib from 'node:zlib'
import compress from '@fastify/compress'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { versionHeaderName } from '#shared/contract/versionHeaderName.ts'
import { defaultLocale } from '#shared/locale.ts'
import { fairQueueKeysOfCaller, networkOfVisitorAddress, widerNetworksOfVisitor } from './caller.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import type { Deps } from './deps.ts'
import { addAccountDownloadRoute } from './http/accountDownload.ts'
import { allowHeaderOfProcedureCalls, collectAllowedMethods } from './http/allowedMethods.ts'
import {
  refuseRequestsHandledByNode,
  refuseUnreadablePaths,
  routerOptionsForBadPaths,
} from './http/connections/badPaths.ts'
import {
  refuseMalformedHostHeaders,
  shortenAcceptEncoding,
  warnOfUnknownProxy,
  warnOfUnreadableAddress,
} from './http/connections/incomingHeaders.ts'
import { limitHoldOfConnections } from './http/connections/openConnections.ts'
import { answerUnhandledErrors, refuseUnexpectedBodies, refuseUnroutedBodies } from './http/errors.ts'
import {
  chargeForBodyText,
  refuseDeeplyNestedJson,
  refuseDeeplyNestedJsonText,
} from './http/forms/bodyTexts.ts'
import { addPlainFormRoutes } from './http/forms/plainForms.ts'
import { addHealthRoutes } from './http/health.ts'
import { addImportedFileRoute } from './http/importedFiles.ts'
import { refuseIrregularCalls, retryAfter } from './http/irregularCalls.ts'
import { answerRequestsOfConnectionInTurn } from './http/limits/answerTurns.ts'
import { limitWritesPerMinute, type WriteLimitKind } from './http/limits/rateLimit.ts'
import { chargeAndLimitReads } from './http/limits/readLimit.ts'
import { limitRequestsPerNetwork } from './http/limits/requestLimit.ts'
import { setRequestLocale } from './http/locale.ts'
import { logEachRequest } from './http/log.ts'
import { addMealPlanFeedRoute } from './http/mealPlanFeed.ts'
import { addMetricsRoute } from './http/metrics.ts'
import { addOldClientRoutes } from './http/oldClients/routes.ts'
import { readOutboxToken, redirectAfterOutboxKey } from './http/outboxKey.ts'
import { addPhotoRoutes } from './http/photos.ts'
import { addRecipeDownloadRoutes } from './http/recipeDownload.ts'
import { createRouteNamer } from './http/routeName.ts'
import { addSecurityHeaders, createContentSecurityPolicy } from './http/security.ts'
import { addProviderRoutes } from './http/signIn/oauth.ts'
import { removeForeignCookies } from './http/signIn/ownCookies.ts'
import { addSessionLookup, createBrowserIdCookie, createSessionCookie } from './http/signIn/session.ts'
import { addSitemapRoutes } from './http/sitemap.ts'
import { addStopRemindersRoute } from './http/stopReminders.ts'
import { ReadAdmission, type ReadCaller } from './reads.ts'
import { addCallRoutes } from './rpc/callRoutes.ts'
import { metaOfProcedure } from './rpc/router.ts'
import { serveCachedPages } from './ssr/cachedPages.ts'
import { createPageCaches, updateCachesOnPageChanges } from './ssr/keptPages.ts'
import { addWebManifestRoute } from './ssr/manifest.ts'
import type { PageSource } from './ssr/pageSource.ts'
import { addPageRoutes } from './ssr/pages.ts'

const bodyLimitBytes = 256 * 1024

/** Milliseconds in which a request must have arrived completely. */
const requestTimeoutMs = 60_000

/**
 * Milliseconds without traffic after which a connection is closed, for example when the client stops reading; a model
 * may think longer.
 */
const silenceMs = 120_000

/** Each chunk of a stream is sent at once: the words of a recipe must not wait until a block is full. */
const compression = {
  // Compressed request bodies are refused.
  globalDecompression: false,
  customTypes: /^text\/(?!event-stream)|^application\/json|\+json|\+xml/,
  zlibOptions: { flush: zlib.constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: zlib.constants.BROTLI_OPERATION_FLUSH,
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
  },
}

/** The whole server as one Fastify tree, not yet listening. */
export async function createFastifyApp(deps: Deps, pages: PageSource): Promise<FastifyInstance> {
  const { config, closing } = deps
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustProxyOf(config.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: Math.max(silenceMs, config.modelTimeoutMs + silenceMs / 4),
    genReqId: () => randomUUID(),
    ...routerOptionsForBadPaths,
  })
  refuseRequestsHandledByNode(app)
  limitHoldOfConnections(app)
  // A page loaded from an older build can notice the difference, and a service worker that Larder answered and not a
  // proxy.
  const { version } = pages.assetsFor(undefined, defaultLocale)
  app.addHook('onRequest', async (_request, reply) => void reply.header(versionHeaderName, version))
  answerRequestsOfConnectionInTurn(app)
  const readGate = new ReadAdmission(config.readCostPerMinute)
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const contextFor = (request: FastifyRequest, reply: FastifyReply): Context => ({
    deps,
    member: request.member,
    cookie: createSessionCookie(request, reply, isHttps),
    browserId: createBrowserIdCookie(request, reply, isHttps),
    userAgent: request.headers['user-agent'] ?? '',
    host: request.headers.host ?? null,
    outboxToken: readOutboxToken(request, isHttps),
    log: request.log as Context['log'],
    requestId: request.id,
    locale: request.locale,
    visitor: networkOfVisitorAddress(request.ip),
    reads: readGate.readsOf(readGateReaderOf(request)),
    closing: closing.signal,
  })

  const kept = createPageCaches({ deps })
  setRequestLocale(app)
  limitRequestsPerNetwork(app, deps)
  refuseMalformedHostHeaders(app)
  refuseUnreadablePaths(app)
  shortenAcceptEncoding(app)
  removeForeignCookies(app)
  warnOfUnknownProxy(app, config)
  warnOfUnreadableAddress(app, config)
  refuseUnexpectedBodies(app)
  serveCachedPages(app, kept, pages.cachedPages)
  const nameRoute = createRouteNamer(pages.pagePatterns)
  const methodsOf = collectAllowedMethods(app, pages.pagePatterns)
  logEachRequest(app, nameRoute)
  await addMetricsRoute(app, { deps }, nameRoute)
  answerUnhandledErrors(app, deps, { nameRoute, methodsOf })
  addHealthRoutes(app, deps.isReady)
  await addSecurityHeaders(app, {
    isHttps,
    publicUrl: config.publicUrl,
    csp: createContentSecurityPolicy({ isHttps, dev: pages.isDevelopment }),
  })
  refuseUnroutedBodies(app, methodsOf)
  refuseDeeplyNestedJson(app)
  await app.register(compress, compression)
  const { readSession, userIdOf } = await addSessionLookup(app, { deps, isHttps, contextFor })
  chargeAndLimitReads(app, contextFor)

  const { writesPerMinute, generationsPerMinute } = config
  const { db, logDigestKey } = deps
  const limits = { db, logDigestKey, writesPerMinute, generationsPerMinute, userIdOf }
  const rpcDoor: FastifyPluginAsync = async (rpc) => {
    rpc.addHook('onRequest', refuseIrregularCalls)
    rpc.addHook('onRequest', sendOnlyThrough)
    chargeForBodyText(rpc, contextFor)
    refuseDeeplyNestedJsonText(rpc)
    await limitWritesPerMinute(rpc, limits, countOfCall)
    addCallRoutes(rpc, {
      contextFor,
      responseMeta: ({ errors, paths }) => ({
        headers: { ...retryAfter(errors), ...allowHeaderOfProcedureCalls(errors, paths) },
      }),
    })
  }
  await app.register(rpcDoor)
  await addPlainFormRoutes(app, { contextFor, limits })
  const { providers } = deps
  await addProviderRoutes(app, { providers, publicUrl: config.publicUrl, isHttps, contextFor })
  await addPhotoRoutes(app, { deps, contextFor, limits, readSession })
  await addImportedFileRoute(app, { contextFor, limits })
  await addStopRemindersRoute(app, { contextFor, limits })
  addMealPlanFeedRoute(app, { publicUrl: config.publicUrl, contextFor })
  await addAccountDownloadRoute(app, { contextFor, limits })
  await addRecipeDownloadRoutes(app, { publicUrl: config.publicUrl, contextFor, limits })
  await addOldClientRoutes(app, { contextFor, limits })
  await pages.serveFiles(app)
  const sitemapParts = addSitemapRoutes(app, {
    publicUrl: config.publicUrl,
    pagePaths: pages.pathsToFind,
    contextFor,
  })
  addWebManifestRoute(app)
  const before = { '/dev/outbox': redirectAfterOutboxKey({ isHttps, contextFor }) }
  addPageRoutes(app, { ...kept, source: pages, contextFor, isHttps, isBusy: () => readGate.isBusy, before })
  const stopListening = await updateCachesOnPageChanges(deps, kept, sitemapParts)
  app.addHook('onClose', stopListening)
  // Live lists and plans never end by themselves: their clients reconnect to another process, or to this one once it has
  // restarted.
  app.addHook('preClose', async () => {
    deps.groceryFeed.close()
    deps.mealPlanFeed.close()
    deps.jobFeed.close()
  })
  return app
}

function readGateReaderOf({ member, ip, raw }: FastifyRequest): ReadCaller {
  const isGone = () => raw.socket.destroyed
  const visitor = networkOfVisitorAddress(ip)
  const queueCaller = fairQueueKeysOfCaller({ member, visitor })
  if (member) return { caller: member.userId, queueCaller, widerNetworks: [], isGone }
  return { caller: visitor, queueCaller, widerNetworks: widerNetworksOfVisitor(visitor), isGone }
}

/** Counts by the procedure that is called, and by no other part of the address. */
function countOfCall({ params }: FastifyRequest): WriteLimitKind {
  const { path = '' } = params as { path?: string }
  return metaOfProcedure(path)?.countedAs ?? 'write'
}

/**
 * A proxy that buffers an answer would hold back the words of a recipe, and one that caches it would give personal data
 * to other people.
 */
async function sendOnlyThrough(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'x-accel-buffering': 'no', 'cache-control': 'private, no-store' })
}

/**
 * A number trusts that many proxies, counted from this server outwards, at any address. Fastify ignores a number,
 * because then only a firewall stops others from posing as a proxy; docs/running.md warns the operator who sets it.
 */
function trustProxyOf(
  trusted: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted
}
