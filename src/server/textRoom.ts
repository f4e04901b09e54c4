import type { FastifyBaseLogger } from 'fastify'
import { diskSpaceOf } from './adapters/diskSpace.ts'
import type { Deps } from './deps.ts'
import { DomainError } from './errors.ts'

/** Room on the disk of the embedded database. */
export interface TextRoom {
  isLeft: () => Promise<boolean>
}

const megabyte = 1_000_000
/** Of a small disk, what stays free. */
const minFreeShare = 0.05
const retryAfterSeconds = 60

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
  minFreeMb: number
  log: Pick<FastifyBaseLogger, 'warn'>
  lookEveryMs?: number
}): TextRoom {
  const look = async () => {
    const space = await diskSpaceOf(folder).catch(() => null)
    if (!space) return true
    const minFree = Math.min(minFreeMb * megabyte, space.total * minFreeShare)
    if (space.free >= minFree) return true
    log.warn({ freeBytes: space.free, minFreeBytes: minFree }, 'text refused for a full disk')
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

/** Whether the disk of the embedded database has as much free as it must before text is saved. */
export async function hasRoomForText({ deps }: { deps: Pick<Deps, 'textRoom'> }): Promise<boolean> {
  return deps.textRoom === null || (await deps.textRoom.isLeft())
}

/**
 * Throws UNAVAILABLE while the disk of the embedded database has less free than it must. Call it before text of a caller's
 * is saved, not before a deletion.
 */
export async function expectRoomForText(ctx: { deps: Pick<Deps, 'textRoom'> }): Promise<void> {
  if (!(await hasRoomForText(ctx)))
    throw new DomainError('UNAVAILABLE', 'errors_no_room_for_text', { retryAfterSeconds })
}
