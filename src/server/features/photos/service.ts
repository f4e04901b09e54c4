import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { photoFile, photoWidths } from '#shared/contract/photos.ts'
import { type Context, type MemberContext, queueCallerOf } from '../../context.ts'
import { recipes } from '../recipes/table.ts'
import { picturesOf, type ReadPhoto } from './pictures.ts'
import type { PhotoFile } from './port.ts'
import { photos } from './table.ts'

type Kitchen = Pick<Context, 'deps'>

/** An upload takes seconds; one that nothing shows after this was cut short, or what showed it is gone. */
const orphanAfter = sql`now() - interval '1 hour'`
const mostAtOnce = 100

/**
 * Keeps a photo in all its widths and returns its name, which no other photo has, not even of the same bytes: removing
 * one never takes another's files. Throws INVALID when it is no photo that we take. It goes by itself unless something
 * shows it within the hour.
 */
export async function keepPhoto(ctx: MemberContext, readPhoto: ReadPhoto): Promise<string> {
  const { deps } = ctx
  const pictures = await picturesOf(readPhoto, queueCallerOf(ctx))
  const name = randomBytes(20).toString('hex')
  await deps.db.insert(photos).values({ name })
  await Promise.all(
    pictures.map((picture) => deps.photoStore.put(photoFile(name, picture.width), picture.bytes)),
  )
  return name
}

/**
 * Removes a photo that nothing shows any more. Call it once that is committed. What cannot be removed now is logged,
 * and housekeeping tries again.
 */
export async function forgetPhoto({ deps }: Kitchen, name: string): Promise<void> {
  try {
    await Promise.all(photoWidths.map((width) => deps.photoStore.remove(photoFile(name, width))))
    await deps.db.delete(photos).where(eq(photos.name, name))
  } catch (err) {
    deps.log.warn({ err }, 'the files of a photo were not removed')
  }
}

/** One of our files, which the caller reads or destroys; null when there is none. */
export async function openPhotoFile({ deps }: Kitchen, file: string): Promise<PhotoFile | null> {
  return await deps.photoStore.open(file)
}

/** Removes photos that nothing has shown for an hour: their recipe was deleted, or an upload was cut short. */
export async function forgetOrphanPhotos({ deps }: Kitchen): Promise<void> {
  const shown = deps.db.select({ name: recipes.photo }).from(recipes).where(eq(recipes.photo, photos.name))
  const orphans = await deps.db
    .select({ name: photos.name })
    .from(photos)
    .where(and(lt(photos.createdAt, orphanAfter), sql`not exists ${shown}`))
    .limit(mostAtOnce)
  for (const { name } of orphans) await forgetPhoto({ deps }, name)
}
