import { statfs } from 'node:fs/promises'
import path from 'node:path'

/** In bytes: of the disk that a folder lies on, or will lie on while it is not made; null where the disk does not tell. */
export async function diskSpaceOf(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return blocks === 0 ? null : { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return await diskSpaceOf(path.dirname(path.resolve(folder)))
  }
}
