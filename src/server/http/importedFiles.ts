import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { importedPartBytes } from '#shared/contract/limits.ts'
import { RecipeImportRef } from '#shared/contract/recipes/recipeImport.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { storeFilePart } from '../features/recipeImport/service.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'

/** The last part of the largest file is 127. */
const partShape = /^\d{1,3}$/

/** POST /import/{importId}/{part} accepts a part of a file that `recipeImport.begin` announced, as bytes. */
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
  await app.register(openDoor)
}
