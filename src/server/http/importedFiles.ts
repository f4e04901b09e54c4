import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { importedPartBytes } from '#shared/contract/limits.ts'
import { ImportedItemRef, RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { getSourcePage, storeFilePart } from '../features/recipeImport/service.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'

/** The last part of the largest file is 127. */
const partShape = /^\d{1,3}$/

/**
 * POST /import/{importId}/{part} accepts a part of a file that `recipeImport.begin` announced, as bytes. GET
 * /import/{importId}/page/{page} answers a picture that a model read, to the member who sent it.
 */
export async function addImportedFileRoute(
  app: FastifyInstance,
  options: { limits: WriteLimits; contextFor: (request: FastifyRequest, reply: FastifyReply) => Context },
): Promise<void> {
  const { limits, contextFor } = options
  const openDoor: FastifyPluginAsync = async (door) => {
    await limitWritesPerMinute(door, limits)
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    door.post<{ Params: { importId: string; part: string } }>(
      '/import/:importId/:part',
      { bodyLimit: importedPartBytes },
      async (request, reply) => {
        const ctx = contextFor(request, reply)
        const { member } = ctx
        if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
        const { body, params } = request
        const { data: ref } = RecipeImportRef.safeParse({ importId: params.importId })
        if (!ref || !partShape.test(params.part))
          throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
        if (!Buffer.isBuffer(body)) throw new DomainError('INVALID', 'errors_bad_input')
        await storeFilePart({ ...ctx, member }, { ...ref, part: Number(params.part), bytes: body })
        return reply.code(204).send()
      },
    )
  }
  app.get<{ Params: { importId: string; page: string } }>(
    '/import/:importId/page/:page',
    async (request, reply) => {
      const ctx = contextFor(request, reply)
      const { member } = ctx
      if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
      const { importId, page } = request.params
      const position = partShape.test(page) ? Number(page) : null
      const { data: ref } = ImportedItemRef.safeParse({ importId, position })
      if (!ref) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
      const picture = await getSourcePage({ ...ctx, member }, ref)
      return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(picture)
    },
  )
  await app.register(openDoor)
}
