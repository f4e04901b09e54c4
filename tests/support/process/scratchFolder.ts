import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const neededBytes = 2 ** 30

/** A new empty folder: in memory where there is a gigabyte of it to spare, for speed, else on disk. */
export function makeScratchFolder(): string {
  return mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'larder-'))
}

function hasRoom(path: string) {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}
