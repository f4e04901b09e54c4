import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as m from '#messages'
import { ContentPayload, mostScanned, TableFieldsCall } from '#shared/contract/oldClients.ts'
import { done } from '#shared/messages/oldClients.ts'
import type { Context, MemberContext } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { listChefs } from '../../features/chefs/service.ts'
import { listRecipeRows } from '../../features/recipes/rows.ts'
import { limitWrites } from '../rateLimit.ts'
import { toOldChef } from './oldChef.ts'
import { toOldRecipe } from './oldRecipe.ts'
import { refusalOf } from './refusal.ts'
import { createContent, saveContent } from './saveRecipe.ts'
import { askTable } from './tableFields.ts'
import { dataConstraint, variesBy } from './wantsData.ts'

export interface OldDoorOptions {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  limits: { db: Database; writesPerMinute: number; generationsPerMinute: number }
}

/** The addresses that clients of the older product call: docs/old-clients.md. */
export async function openOldDoors(app: FastifyInstance, options: OldDoorOptions): Promise<void> {
  const tables: FastifyPluginAsync = async (scope) => openTables(scope, options)
  await app.register(tables)
  app.addConstraintStrategy(dataConstraint)
  const directory: FastifyPluginAsync = async (scope) => openDirectory(scope, options)
  await app.register(directory)
}

const Params = z.object({ id: z.string() })
const isContent = (body: unknown): body is ContentPayload =>
  Object(body).entity === undefined && ContentPayload.safeParse(body).success

/** POST /v1/tablefields and PUT /api/content/{id}; both answer `{statusCode, body}`, the body as JSON text. */
async function openTables(door: FastifyInstance, { contextFor, limits }: OldDoorOptions): Promise<void> {
  const answer = (reply: FastifyReply, statusCode: number, data: unknown, message: string) =>
    reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .send({ statusCode, body: JSON.stringify({ data, message }) })
  await limitWrites(door, limits)
  door.setErrorHandler((thrown: Error, request, reply) => {
    const { status, sentence, retryAfterSeconds } = refusalOf(thrown, request)
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
    return answer(reply, status, null, sentence)
  })
  door.post('/v1/tablefields', async (request, reply) => {
    const ctx = contextFor(request, reply)
    const { body } = request
    const data = isContent(body)
      ? await createContent(signedIn(ctx), body)
      : await askTable(ctx, TableFieldsCall.parse(body))
    return answer(reply, 200, data, done)
  })
  door.put('/api/content/:id', async (request, reply) => {
    const ctx = signedIn(contextFor(request, reply))
    const { id } = Params.parse(request.params)
    const { recipeId, kind } = await saveContent(ctx, id, ContentPayload.parse(request.body))
    return answer(reply, 200, { recipe_id: recipeId, row_type: kind }, done)
  })
}

/** GET /chefs, and GET /recipes for whoever asks for data: `{isSuccess, data}`. */
async function openDirectory(door: FastifyInstance, { contextFor }: OldDoorOptions): Promise<void> {
  door.setErrorHandler((thrown: Error, request, reply) => {
    const { status, sentence } = refusalOf(thrown, request)
    return reply.code(status).send({ isSuccess: false, data: [], message: sentence })
  })
  door.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-cache')
  })
  door.get('/chefs', { exposeHeadRoute: false }, async (request, reply) => {
    const chefs = await listChefs(contextFor(request, reply), {
      cuisine: null,
      establishmentType: null,
      place: '',
    })
    return { isSuccess: true, data: chefs.map(toOldChef) }
  })
  const forData = { exposeHeadRoute: false, constraints: { [dataConstraint.name]: 'data' } }
  door.get('/recipes', forData, async (request, reply) => {
    reply.header('vary', variesBy)
    const ctx = contextFor(request, reply)
    const rows = await listRecipeRows(ctx, { recipeId: null, limit: mostScanned })
    return { isSuccess: true, data: rows.map((row) => toOldRecipe(row, ctx.member?.userId ?? null)) }
  })
}

function signedIn(ctx: Context): MemberContext {
  const { member } = ctx
  if (!member) throw new DomainError('UNAUTHENTICATED', m.auth_not_signed_in())
  return { ...ctx, member }
}
