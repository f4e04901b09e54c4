import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ProgramOfRecipes, RecipeFileFormat } from '#shared/contract/recipes/recipeExport.ts'
import { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { writeRecipeFile, writeRecipesForProgram } from '../features/recipeExport/service.ts'
import { WorkSlots } from '../turns/slots.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'
import { originOfRequest } from './origin.ts'
import { streamTextToReader } from './textStream.ts'

/** Maximum archives that this process writes at once. */
const maxArchives = 2
/** Maximum time in which a browser must have received a whole archive. */
const maxArchiveMs = 15 * 60_000
const pace = { bytesPerSecond: 32 * 1024, graceMs: 60_000 }
/** The read cost of one recipe's file, beside its length. */
const fileCost = 2

const namesOfArchives: Record<ProgramOfRecipes, string> = {
  paprika: 'larder.paprikarecipes',
  mealie: 'larder-mealie.zip',
  nextcloud: 'larder-nextcloud.zip',
}

interface RecipeDownloadOptions {
  publicUrl: string | null
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  limits: WriteLimits
}

/**
 * GET /recipe/{recipeId}/download/{format} gives a recipe as a file to anyone who may see it; POST /account/recipes/{program}
 * gives members all their own as an archive, which is written while it is read.
 */
export async function addRecipeDownloadRoutes(
  app: FastifyInstance,
  options: RecipeDownloadOptions,
): Promise<void> {
  const { publicUrl, contextFor, limits } = options
  app.get<{ Params: { recipeId: string; format: string } }>(
    '/recipe/:recipeId/download/:format',
    { config: { readCost: fileCost } },
    async (request, reply) => {
      const { data: ref } = RecipeRef.safeParse({ recipeId: request.params.recipeId })
      const { data: format } = RecipeFileFormat.safeParse(request.params.format)
      if (!ref || !format) return reply.header('cache-control', 'no-store').callNotFound()
      const origin = originOfRequest(request, publicUrl)
      const file = await writeRecipeFile(contextFor(request, reply), ref, { format, origin }).catch(
        (error) => {
          if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
          throw error
        },
      )
      if (!file) return reply.header('cache-control', 'no-store').callNotFound()
      return reply
        .type(file.type)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', dispositionOf(file.name))
        .send(file.text)
    },
  )
  const slots = new WorkSlots(maxArchives)
  const door: FastifyPluginAsync = async (scope) => {
    await limitWritesPerMinute(scope, limits)
    // A form without fields, from a browser whose scripts have not loaded.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    )
    scope.post<{ Params: { program: string } }>('/account/recipes/:program', async (request, reply) => {
      const ctx = contextFor(request, reply)
      const { member } = ctx
      if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
      const { data: program } = ProgramOfRecipes.safeParse(request.params.program)
      if (!program) return reply.header('cache-control', 'no-store').callNotFound()
      const pieces = writeRecipesForProgram({ ...ctx, member }, program, originOfRequest(request, publicUrl))
      const stream = await streamTextToReader(pieces, ctx, { slots, maxMs: maxArchiveMs, pace })
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(namesOfArchives[program]))
        .send(stream)
    })
  }
  await app.register(door)
}

/** For browsers of any age: the name in ASCII, and as it is. */
function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
