import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql, sum } from 'drizzle-orm'
import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { fairQueueKeysOfCaller } from '../../caller.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { recipesTable } from '../recipes/table.ts'
import type { OpenUploadedPhoto, PhotoFile } from './port.ts'
import { photosTable } from './table.ts'

export type { OpenUploadedPhoto } from './port.ts'

type Kitchen = ServerContext

/** An upload takes seconds; a photo that nothing refers to after this time was interrupted, or its recipe was deleted. */
const orphanAfter = sql`now() - interval '1 hour'`
const maxAtOnce = 100
const megabyte = 1_000_000
/** The share of the photos' disk that must stay free for the database and other uses. */
const minFreeShare = 0.05

/**
 * Stores a photo in all its widths and returns its name, which no other photo ever gets, not even one of the same
 * bytes: removing one never deletes another's files. Throws INVALID when the photo is not accepted, TOO_MANY when the
 * caller's network added too many bytes, and UNAVAILABLE when there is no room. Housekeeping deletes it unless a recipe
 * shows it within the hour.
 */
export async function storePhoto(ctx: MemberContext, readPhoto: OpenUploadedPhoto): Promise<string> {
  const { deps } = ctx
  const pictures = await deps.photoProcess.picturesOf(readPhoto, fairQueueKeysOfCaller(ctx))
  const name = randomBytes(20).toString('hex')
  const bytes = pictures.reduce((total, picture) => total + picture.bytes.length, 0)
  await countStoredBytes(ctx, bytes)
  await expectRoomOnSite(ctx, bytes)
  await deps.db.insert(photosTable).values({ name, bytes })
  await Promise.all(
    pictures.map((picture) => deps.photoStore.put(photoFileName(name, picture.width), picture.bytes)),
  )
  return name
}

/** Throws UNAVAILABLE when the disk of photos is nearly full, or the site has its maximum of photos. */
export async function requireRoomForPhotosOfSite({ deps }: Kitchen): Promise<void> {
  const space = await deps.photoStore.diskSpace()
  const minFree = Math.max(deps.config.minFreeDiskMb * megabyte, (space?.total ?? 0) * minFreeShare)
  if (space && space.free < minFree) {
    deps.log.warn({ freeBytes: space.free, minFreeBytes: minFree }, logEvents.photoRefusedForDisk)
    throw noRoom()
  }
  await expectRoomOnSite({ deps }, 0)
}

async function expectRoomOnSite({ deps }: Kitchen, bytes: number): Promise<void> {
  const max = deps.config.maxPhotoMbOfSite * megabyte
  if (max === 0) return
  const [kept] = await deps.db.select({ bytes: sum(photosTable.bytes) }).from(photosTable)
  const keptBytes = Number(kept?.bytes ?? 0)
  if (keptBytes < max && keptBytes + bytes <= max) return
  deps.log.warn({ keptBytes, maxBytes: max }, logEvents.photoRefusedForQuota)
  throw noRoom()
}

function noRoom(): DomainError {
  return new DomainError('UNAVAILABLE', 'photos_no_room', { retryAfterSeconds: 3_600 })
}

/** Counts the stored size of a photo, in kilobytes, for the caller's network. */
async function countStoredBytes({ deps, visitor }: MemberContext, bytes: number): Promise<void> {
  const retryAfterSeconds = await countAndGetWaitSeconds(
    deps,
    rateLimitsOfNetworks(visitor, {
      key: 'photo kilobytes by',
      most: deps.config.photoMbPerVisitor * 1_000,
      windowMs: 3_600_000,
      amount: Math.ceil(bytes / 1_000),
    }),
  )
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', 'photos_too_many_photos', { retryAfterSeconds })
}

/**
 * Removes a photo that nothing refers to any more. Call it after that is committed. Failures are logged, and
 * housekeeping tries again.
 */
export async function deletePhotoFiles({ deps }: Kitchen, name: string): Promise<void> {
  try {
    await Promise.all(photoWidthsInPixels.map((width) => deps.photoStore.remove(photoFileName(name, width))))
    await deps.db.delete(photosTable).where(eq(photosTable.name, name))
  } catch (err) {
    deps.log.warn({ err }, logEvents.photoFilesNotDeleted)
  }
}

/** A file of a photo, which the caller reads or destroys; null when it does not exist. */
export async function openPhotoFile({ deps }: Kitchen, file: string): Promise<PhotoFile | null> {
  return await deps.photoStore.open(file)
}

/**
 * Removes photos that nothing has referred to for an hour: their recipe was deleted, or an upload was interrupted.
 * Throws after `maxMs` milliseconds, because a store that does not answer takes 100 times its time limit; the rest is
 * removed another time.
 */
export async function deleteOrphanPhotos({ deps }: Kitchen, maxMs: number): Promise<void> {
  const shown = deps.db
    .select({ name: recipesTable.photo })
    .from(recipesTable)
    .where(eq(recipesTable.photo, photosTable.name))
  const orphans = await deps.db
    .select({ name: photosTable.name })
    .from(photosTable)
    .where(and(lt(photosTable.createdAt, orphanAfter), sql`not exists ${shown}`))
    // In random order, so that files which cannot be removed do not come first each time.
    .orderBy(sql`random()`)
    .limit(maxAtOnce)
  const overdue = AbortSignal.timeout(maxMs)
  const removeAll = async () => {
    for (const { name } of orphans) {
      if (overdue.aborted) return
      await deletePhotoFiles({ deps }, name)
    }
  }
  const isLate = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`Photos were not removed within ${maxMs} ms.`))
    overdue.addEventListener('abort', refuse, { once: true })
  })
  await Promise.race([removeAll(), isLate])
}
