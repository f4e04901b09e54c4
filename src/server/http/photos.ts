import type { FileHandle } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { maxPhotoBytes, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import { DomainError } from '../errors.ts'
import { openPhotoFile, requireRoomForPhotosOfSite } from '../features/photos/service.ts'
import { findOwnRecipe } from '../features/recipeEditing/changes.ts'
import {
  filterPhotosVisibleTo,
  limitPhotoUploads,
  removeRecipePhoto,
  setRecipePhoto,
} from '../features/recipeEditing/photo.ts'
import { visitorRecipeViewer } from '../features/recipes/service.ts'
import { runWorkInReadQueue } from '../reads.ts'
import { createQuestionBatcher } from '../turns/batchQuestions.ts'
import { slotSharesOfNetworks, WorkSlots } from '../turns/slots.ts'
import { openTemporaryUploadFile, readUploadFile } from './forms/uploadFile.ts'
import { excludeFromHeldMemory } from './limits/heldMemory.ts'
import { limitWritesPerMinute, type WriteLimits } from './limits/rateLimit.ts'
import type { SessionLookup } from './signIn/session.ts'

export interface PhotoRouteOptions {
  deps: Deps
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  limits: WriteLimits
  readSession: SessionLookup['readSession']
}

/** Maximum uploads at once, each in a file until its photo is stored; below, those of one member and of one network. */
const maxAtOnce = 8
const maxAtOnceOfMember = 2
/** For IPv6 of the whole /48. */
const maxAtOnceOfNetwork = 4
/** A body that arrives more slowly than this for `graceSeconds` is refused, which frees its slot. */
const minBytesPerSecond = 32 * 1024
const graceSeconds = 5

const fileShape = new RegExp(`^([\\da-f]{40})-(?:${photoWidthsInPixels.join('|')})\\.webp$`)

/** Photos that some people may not see are not cached, not even in the browser: another person may use it tomorrow. */
const cacheControlByAudience = {
  everyone: 'public, max-age=31536000, immutable',
  few: 'private, no-store',
} as const

/**
 * GET /photos/… serves the files of photos to people who may see their recipe; POST /recipe/{id}/photo accepts a form
 * with a photo, or with `remove`.
 */
export async function addPhotoRoutes(app: FastifyInstance, options: PhotoRouteOptions): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/photos/:file',
    { config: { readCost: 1, isSameInAllLanguages: true, isWithoutSession: true } },
    async (request, reply) => {
      const ctx = options.contextFor(request, reply)
      const { file } = request.params
      const [name] = fileShape.exec(file)?.slice(1) ?? []
      const audience = name === undefined ? null : await audienceOf(name, request, reply)
      const photo = audience && (await openPhotoFile(ctx, file))
      if (!photo) return reply.header('cache-control', 'no-store').callNotFound()
      reply.header('cache-control', cacheControlByAudience[audience]).type('image/webp')
      if (photo.bytes !== null) reply.header('content-length', photo.bytes)
      return reply.send(photo.content)
    },
  )
  const door: FastifyPluginAsync = async (scope) => addUploadRoute(scope, options)
  await app.register(door)

  // All requests at once use only one database connection.
  const isShownToAll = createQuestionBatcher((names) =>
    filterPhotosVisibleTo(visitorRecipeViewer, options, names),
  )

  /** The caller is looked up only for photos that are not visible to everyone: a page shows many of the others. */
  async function audienceOf(name: string, request: FastifyRequest, reply: FastifyReply) {
    if (await isShownToAll(name)) return 'everyone'
    await options.readSession(request, reply)
    const ctx = options.contextFor(request, reply)
    if (!ctx.member) return null
    const seen = await runWorkInReadQueue(ctx, 1, (inTurn) => filterPhotosVisibleTo(ctx, inTurn, [name]))
    return seen.has(name) ? 'few' : null
  }
}

async function addUploadRoute(
  door: FastifyInstance,
  { contextFor, limits }: PhotoRouteOptions,
): Promise<void> {
  await limitWritesPerMinute(door, limits)
  door.removeContentTypeParser(['application/json', 'text/plain'])
  await door.register(multipart, { limits: { fileSize: maxPhotoBytes, files: 1, fields: 1, parts: 2 } })
  const slots = new WorkSlots(maxAtOnce)
  door.post('/recipe/:recipeId/photo', async (request, reply) => {
    const ctx = contextFor(request, reply)
    const { member } = ctx
    // Checked before the photo is read.
    if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
    const { data: ref } = RecipeRef.safeParse(request.params)
    if (!ref) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
    await findOwnRecipe({ ...ctx, member }, ref.recipeId)
    const shares = [
      { name: `member ${member.userId}`, max: maxAtOnceOfMember },
      ...slotSharesOfNetworks(ctx.visitor, maxAtOnceOfNetwork),
    ]
    const ended = Promise.withResolvers<never>()
    ended.promise.catch(() => {})
    const { socket } = request.raw
    const bytesBefore = socket.bytesRead
    let isReceived = false
    const slot = slots.take(shares, {
      endWork: () => ended.reject(uploadRefusalFor('total')),
      bytes: () => (isReceived ? Infinity : socket.bytesRead - bytesBefore),
    })
    if ('refusedBy' in slot) throw uploadRefusalFor(slot.refusedBy)
    let upload: FileHandle | null = null
    try {
      // A photo counts before it is received; a form that may remove one counts once that is known.
      const isCounted = !isSmallEnoughForRemoval(request)
      const count = async () => {
        await requireRoomForPhotosOfSite(ctx)
        await limitPhotoUploads({ ...ctx, member })
      }
      if (isCounted) await count()
      const file = await openTemporaryUploadFile(ctx.deps.config.uploadFolder)
      upload = file
      await excludeFromHeldMemory(socket, async () => {
        const { isRemoval } = await atSpeed(request, reply, [receiveForm(request, file), ended.promise])
        isReceived = true
        if (!isRemoval && !isCounted) await count()
        if (isRemoval) await removeRecipePhoto({ ...ctx, member }, ref)
        else await setRecipePhoto({ ...ctx, member }, { ...ref, readPhoto: () => readUploadFile(file) })
      })
    } finally {
      slot.release()
      await upload?.close()
    }
    // A form that was sent without a script leads back to the recipe.
    if (request.headers.accept?.includes('text/html')) return reply.redirect(`/recipe/${ref.recipeId}`, 303)
    return reply.code(204).send()
  })
}

/** Maximum bytes of a form that removes a photo. */
const maxRemovalBytes = 1_024

function isSmallEnoughForRemoval({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length']) <= maxRemovalBytes
}

function uploadRefusalFor(limit: 'share' | 'total'): DomainError {
  if (limit === 'total') return new DomainError('UNAVAILABLE', 'photos_busy', { retryAfterSeconds: 60 })
  return new DomainError('TOO_MANY', 'photos_too_many_photos', { retryAfterSeconds: 10 })
}

/**
 * Resolves to the result of `readings`. Throws INVALID when the body arrives too slowly. If the body is not read to its
 * end, the connection ends after the answer.
 */
async function atSpeed<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  readings: readonly Promise<T>[],
): Promise<T> {
  const { socket } = request.raw
  const bytesEachSecond = [socket.bytesRead]
  const slowUploadFailure = Promise.withResolvers<never>()
  const timer = setInterval(() => {
    bytesEachSecond.push(socket.bytesRead)
    const before = bytesEachSecond.at(-1 - graceSeconds)
    if (before === undefined || socket.bytesRead - before >= graceSeconds * minBytesPerSecond) return
    slowUploadFailure.reject(new DomainError('INVALID', 'photos_too_slow'))
  }, 1_000)
  try {
    return await Promise.race([...readings, slowUploadFailure.promise])
  } catch (error) {
    reply.header('connection', 'close')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Writes the photo of a form to `file`, as it arrives. */
async function receiveForm(request: FastifyRequest, file: FileHandle): Promise<{ isRemoval: boolean }> {
  let length = 0
  let isRemoval = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file')
        for await (const chunk of part.file) {
          length += chunk.length
          await file.appendFile(chunk)
        }
      else if (part.fieldname === 'remove') isRemoval = true
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall === 'write') throw cause
    // A body that cannot be parsed as a form is the client's mistake.
    const isTooHeavy = (cause as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw new DomainError('INVALID', isTooHeavy ? 'photos_too_heavy' : 'errors_bad_input', { cause })
  }
  if (!isRemoval && length === 0) throw new DomainError('INVALID', 'photos_no_photo')
  return { isRemoval }
}
