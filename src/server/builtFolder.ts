import path from 'node:path'
import { tryFileLock } from './db/embedded/fileLock.ts'

/** The reason why a folder with built files cannot be used or written. */
export class BuiltFolderInUseError extends Error {
  override readonly name = 'BuiltFolderInUseError'
}

/** The kernel drops a lock with its process, however that ends. */
const lockPathIn = (folder: string) => path.join(folder, 'in-use')

/**
 * Keeps builds away from the built files in `folder` for as long as this process runs: it loads some of them late, and
 * browsers ask for them. Throws BuiltFolderInUseError while a build writes there. A folder that cannot be written, as in the
 * image, needs no lock.
 */
export function preventBuildsOfFolder(folder: string): void {
  let unlock: (() => void) | null
  try {
    unlock = tryFileLock(lockPathIn(folder), 'shared')
  } catch {
    return
  }
  if (!unlock)
    throw new BuiltFolderInUseError(
      `A build writes to ${folder} at the moment. Start Larder when it has ended.`,
    )
}

/** Keeps servers and other builds away from `folder` until the returned function is called. Throws BuiltFolderInUseError. */
export function lockBuiltFolder(folder: string): () => void {
  const unlock = tryFileLock(lockPathIn(folder), 'exclusive')
  if (unlock) return unlock
  throw new BuiltFolderInUseError(
    `The sources have changed, and a Larder that runs, or another build, uses the built files in ${folder}. Stop it first, then start again.`,
  )
}
