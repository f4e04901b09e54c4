import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import * as m from '#messages'
import {
  isEmptyCallField,
  maxRowsOfScan,
  OldClientContentCall,
  OldClientContentPayload,
  OldClientTableCall,
} from '#shared/contract/oldClients.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { listDirectoryChefs } from '../../features/chefs/service.ts'
import { readRecipeRows } from '../../features/recipes/rows.ts'
import { chargeReadForTextLength, runWorkInReadQueue } from '../../reads.ts'
import { WorkSlots } from '../../turns/slots.ts'
import { chargeForBodyThenParseJson } from '../forms/bodyTexts.ts'
import { limitWritesPerMinute, type WriteLimits } from '../limits/rateLimit.ts'
import { streamTextToReader } from '../textStream.ts'
import { toOldClientEditView } from './editView.ts'
import { escapeAsJsonString, streamAsJsonArray, wrapWithHeadAndTail } from './listing.ts'
import { toOldClientChef, toOldClientDirectoryDishes, toOldClientDirectoryRecipe } from './oldDirectory.ts'
import { parseOldClientInput } from './parseInput.ts'
import { logAndConvertToOldClientRefusal } from './refusal.ts'
import { createOldClientContent, findRecipeRowById, saveOldClientContent } from './saveRecipe.ts'
import { performOldClientTableAction } from './tableFields.ts'
import { RowListing } from './tables.ts'
import { messageOfAnswer } from './userDetails.ts'
import { headersDecidingForData, routeConstraintForData } from './wantsData.ts'

export interface OldClientRouteOptions {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  limits: WriteLimits
}

/** Maximum listings of whole tables that this process sends at once, some megabytes of memory each. */
const maxListings = 6
/** Maximum time of a listing: at its full 16 MB, 280 kB a second. */
const maxListingMs = 60_000
/** A piece with the longest recipe has half a megabyte. */
const pace = { bytesPerSecond: 128 * 1024, graceMs: 15_000 }

/** Adds the addresses that clients of the older product call: docs/old-clients.md. */
export async function addOldClientRoutes(
  app: FastifyInstance,
  options: OldClientRouteOptions,
): Promise<void> {
  const slots = new WorkSlots(maxListings)
  const openListing = (ctx: Context, pieces: AsyncGenerator<string>) =>
    streamTextToReader(pieces, ctx, { slots, maxMs: maxListingMs, pace })
  const tables: FastifyPluginAsync = async (scope) => openTables(scope, { ...options, openListing })
  await app.register(tables)
  app.addConstraintStrategy(routeConstraintForData)
  const directory: FastifyPluginAsync = async (scope) => openDirectory(scope, { ...options, openListing })
  await app.register(directory)
}

interface DoorOptions extends OldClientRouteOptions {
  openListing: (ctx: Context, pieces: AsyncGenerator<string>) => Promise<Readable>
}

const inEnglish = { isEnglish: true as const }
const ofTables = { ...inEnglish, isRefusedByOwnErrors: true as const }
const Params = z.object({ id: z.string() })
/** The edit page sends no entity. */
const isContentCall = (body: unknown) =>
  isEmptyCallField(Object(body).entity) &&
  ['recipe_name', 'title', 'content'].some((part) => Object(body)[part] != null)

/** POST /v1/tablefields and PUT /api/content/{id}; both answer `{statusCode, body}`, the body as JSON text. */
async function openTables(
  door: FastifyInstance,
  { contextFor, limits, openListing }: DoorOptions,
): Promise<void> {
  const answer = (reply: FastifyReply, statusCode: number, data: unknown, message: string) =>
    reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .send({ statusCode, body: JSON.stringify({ data, message }) })
  await limitWritesPerMinute(door, limits)
  chargeForBodyThenParseJson(door, contextFor)
  door.setErrorHandler((thrown: Error, request, reply) => {
    const { status, sentence, retryAfterSeconds } = logAndConvertToOldClientRefusal(
      thrown,
      request,
      contextFor(request, reply),
    )
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
    return answer(reply, status, null, sentence)
  })
  door.post('/v1/tablefields', { config: ofTables }, async (request, reply) => {
    const ctx = contextFor(request, reply)
    const { body } = request
    const data = isContentCall(body)
      ? await editViewOf(
          ctx,
          await createOldClientContent(requireMember(ctx), parseOldClientInput(OldClientContentCall, body)),
        )
      : await performOldClientTableAction(ctx, parseOldClientInput(OldClientTableCall, body))
    if (!(data instanceof RowListing)) return answer(reply, 200, data, messageOfAnswer(data))
    const text = wrapWithHeadAndTail(
      '{"data":',
      streamAsJsonArray(data.batches),
      `,"message":${JSON.stringify(say.okAnswerSentence)}}`,
    )
    const stream = await openListing(
      ctx,
      wrapWithHeadAndTail('{"statusCode":200,"body":"', escapeAsJsonString(text), '"}'),
    )
    return asJson(reply).header('cache-control', 'no-store').send(stream)
  })
  door.put('/api/content/:id', { config: ofTables }, async (request, reply) => {
    const ctx = requireMember(contextFor(request, reply))
    const { id } = Params.parse(request.params)
    await saveOldClientContent(ctx, id, parseOldClientInput(OldClientContentPayload, request.body))
    return answer(reply, 200, await editViewOf(ctx, id), say.okAnswerSentence)
  })
  door.get('/api/content/:id', { config: ofTables }, async (request, reply) => {
    const { id } = Params.parse(request.params)
    const view = await runWorkInReadQueue(contextFor(request, reply), 2, (ctx) => editViewOf(ctx, id))
    return answer(reply, 200, view, say.okAnswerSentence)
  })
  for (const [url, allowed] of [
    ['/v1/tablefields', ['POST']],
    ['/api/content/:id', ['GET', 'HEAD', 'PUT']],
  ] as const)
    refuseOthers(door, url, allowed, (reply, status, sentence) => answer(reply, status, null, sentence))
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers other methods with 405 and the allowed ones, where a page would redirect home. Answers writes to
 * the same address with a final slash with 404, where GET is redirected to the one without.
 */
function refuseOthers(
  door: FastifyInstance,
  url: string,
  allowed: readonly string[],
  answer: (reply: FastifyReply, status: number, sentence: string) => unknown,
): void {
  const allow = allowed.join(', ')
  const config = { ...inEnglish, isRefusal: true } as const
  /** Runs before a body is read. */
  const refuse = (
    method: readonly (typeof methods)[number][],
    url: string,
    by: (reply: FastifyReply) => unknown,
  ) => {
    const handler = async (_request: FastifyRequest, reply: FastifyReply) =>
      by(reply.header('connection', 'close'))
    door.route({ method: [...method], url, exposeHeadRoute: false, config, onRequest: handler, handler })
  }
  const others = methods.filter((each) => !allowed.includes(each))
  refuse(others, url, (reply) => answer(reply.header('allow', allow), 405, say.wrongMethodSentence(allow)))
  refuse(['POST', 'PUT', 'PATCH', 'DELETE'], `${url}/`, (reply) => answer(reply, 404, m.errors_not_there()))
}

async function editViewOf(ctx: Context, recipeId: string) {
  const row = await findRecipeRowById(ctx, recipeId)
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  chargeReadForTextLength(ctx.reads, [row.content, row.ingredientsJson, row.instructionsJson])
  return toOldClientEditView(row, ctx.member?.userId ?? null)
}

/** GET /chefs, and GET /recipes for callers that accept JSON: `{isSuccess, data}`. */
async function openDirectory(door: FastifyInstance, { contextFor, openListing }: DoorOptions): Promise<void> {
  door.setErrorHandler((thrown: Error, request, reply) => {
    const { status, sentence, retryAfterSeconds } = logAndConvertToOldClientRefusal(
      thrown,
      request,
      contextFor(request, reply),
    )
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
    return reply.code(status).send({ isSuccess: false, data: [], message: sentence })
  })
  door.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-cache')
  })
  door.get('/chefs', { config: inEnglish }, async (request, reply) => {
    const chefs = await runWorkInReadQueue(contextFor(request, reply), 10, (ctx) =>
      listDirectoryChefs(ctx, allChefs),
    )
    return { isSuccess: true, data: chefs.map(toOldClientChef) }
  })
  for (const [url, allowed] of [
    ['/chefs', ['GET', 'HEAD']],
    ['/recipes', ['GET', 'HEAD']],
  ] as const)
    refuseOthers(door, url, allowed, (reply, status, message) =>
      reply.code(status).send({ isSuccess: false, data: [], message }),
    )
  const forData = {
    exposeHeadRoute: false,
    config: inEnglish,
    constraints: { [routeConstraintForData.name]: 'data' },
  }
  door.get('/recipes', forData, async (request, reply) => {
    reply.header('vary', headersDecidingForData)
    const ctx = contextFor(request, reply)
    const readDishes = async () =>
      (await listDirectoryChefs(ctx, allChefs)).flatMap(toOldClientDirectoryDishes)
    const rows = streamAsJsonArray(listDirectoryRecipes(ctx), readDishes)
    return asJson(reply).send(
      await openListing(ctx, wrapWithHeadAndTail('{"isSuccess":true,"data":', rows, '}')),
    )
  })
  // Answers HEAD with the headers of the listing, without reading it.
  door.head('/recipes', forData, async (_request, reply) =>
    asJson(reply.header('vary', headersDecidingForData)).send(),
  )
}

const allChefs = { cuisine: null, establishmentType: null, place: '' }

async function* listDirectoryRecipes(ctx: Context): AsyncGenerator<object[]> {
  const userId = ctx.member?.userId ?? null
  for await (const rows of readRecipeRows(ctx, maxRowsOfScan))
    yield rows.map((row) => toOldClientDirectoryRecipe(row, userId))
}

const asJson = (reply: FastifyReply) => reply.type('application/json; charset=utf-8')

function requireMember(ctx: Context): MemberContext {
  const { member } = ctx
  if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  return { ...ctx, member }
}
