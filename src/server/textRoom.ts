import type { DatabaseTextRoom } from './deps.ts'
import { DomainError } from './errors.ts'
import { type Log, logEvents } from './logEvents.ts'
import { readDiskSpace } from './process/diskSpace.ts'

/** The part of a context that text is saved with; `textRoom` as in `Deps`. */
export interface WithTextRoom {
  deps: { textRoom: DatabaseTextRoom | null }
}

const megabyte = 1_000_000
/** Bytes that must stay free: more than the embedded Postgres keeps of its write-ahead log. */
const minFreeBytes = 250 * megabyte
/** The share of a small disk that must stay free, where `minFreeBytes` would be more than this share. */
const maxFreeShare = 0.12
const retryAfterSeconds = 60

/** Bytes that must stay free on a disk where no setting says how many. */
export const defaultMinFreeDiskBytes = (totalBytes: number): number =>
  Math.min(minFreeBytes, totalBytes * maxFreeShare)

/**
 * Checks whether the disk has its minimum of free space; a result is reused for `lookEveryMs`. A disk whose free space
 * is unknown counts as having enough.
 */
export function createDiskRoomCheck({
  folder,
  minFreeMb,
  log,
  lookEveryMs = 2_000,
}: {
  folder: string
  /** Null: the minimum follows from the size of the disk. */
  minFreeMb: number | null
  log: Pick<Log, 'warn'>
  lookEveryMs?: number
}): DatabaseTextRoom {
  const look = async () => {
    const space = await readDiskSpace(folder).catch(() => null)
    if (!space) return true
    const minFree = minFreeMb === null ? defaultMinFreeDiskBytes(space.total) : minFreeMb * megabyte
    if (space.free >= minFree) return true
    log.warn({ freeBytes: space.free, minFreeBytes: minFree }, logEvents.textWritesRefusedForDisk)
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

/** Whether the disk of the embedded database has its minimum of free space. */
export async function hasDatabaseRoomForText({ deps }: WithTextRoom): Promise<boolean> {
  return !deps.textRoom || (await deps.textRoom.isLeft())
}

/**
 * Throws UNAVAILABLE while the disk of the embedded database has less than its minimum of free space. Call it before a
 * caller's text is saved, not before a deletion.
 */
export async function requireDatabaseRoomForText(ctx: WithTextRoom): Promise<void> {
  if (!(await hasDatabaseRoomForText(ctx)))
    throw new DomainError('UNAVAILABLE', 'errors_no_room_for_text', { retryAfterSeconds })
}
