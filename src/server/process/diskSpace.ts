import { statfs } from 'node:fs/promises'
import path from 'node:path'

/**
 * Free and total bytes of the disk that holds a folder, or would hold it where the folder does not exist yet; null
 * where the system does not say.
 */
export async function readDiskSpace(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return blocks === 0 ? null : { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return await readDiskSpace(path.dirname(path.resolve(folder)))
  }
}
