import { diskSpaceOf } from './adapters/diskSpace.ts'
import type { TextRoom } from './deps.ts'
import { DomainError } from './errors.ts'
import { type Log, logEvents } from './logEvents.ts'

/** The part of a context that text is saved by; `textRoom` as in `Deps`. */
interface WithTextRoom {
  deps: { textRoom: TextRoom | null }
}

const megabyte = 1_000_000
/** Bytes that stay free: more than the embedded Postgres keeps of its write-ahead log. */
const minFreeBytes = 250 * megabyte
/** Of a disk of which that is more than this share, this share stays free. */
const maxFreeShare = 0.12
const retryAfterSeconds = 60

/** Bytes that stay free of a disk where the setting does not say so. */
export const minFreeOf = (totalBytes: number): number => Math.min(minFreeBytes, totalBytes * maxFreeShare)

/**
 * Tells whether the disk has as much free as it must, by a look that is at most `lookEveryMs` old. A disk that does not
 * tell has room.
 */
export function openTextRoom({
  folder,
  minFreeMb,
  log,
  lookEveryMs = 2_000,
}: {
  folder: string
  /** Null where it goes by the size of the disk. */
  minFreeMb: number | null
  log: Pick<Log, 'warn'>
  lookEveryMs?: number
}): TextRoom {
  const look = async () => {
    const space = await diskSpaceOf(folder).catch(() => null)
    if (!space) return true
    const minFree = minFreeMb === null ? minFreeOf(space.total) : minFreeMb * megabyte
    if (space.free >= minFree) return true
    log.warn({ freeBytes: space.free, minFreeBytes: minFree }, logEvents.diskFull)
    return false
  }
  let last = { at: Number.NEGATIVE_INFINITY, isLeft: Promise.resolve(true) }
  return {
    isLeft: () => {
      const now = performance.now()
      if (now - last.at >= lookEveryMs) last = { at: now, isLeft: look() }
      return last.isLeft
    },
  }
}

/** Whether the disk of the embedded database has as much free as it must. */
export async function hasRoomForText({ deps }: WithTextRoom): Promise<boolean> {
  return !deps.textRoom || (await deps.textRoom.isLeft())
}

/**
 * Throws UNAVAILABLE while the disk of the embedded database has less free than it must. Call it before text of a caller's
 * is saved, not before a deletion.
 */
export async function expectRoomForText(ctx: WithTextRoom): Promise<void> {
  if (!(await hasRoomForText(ctx)))
    throw new DomainError('UNAVAILABLE', 'errors_no_room_for_text', { retryAfterSeconds })
}
