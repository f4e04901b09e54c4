import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoStore } from '../../features/photos/port.ts'
import { readDiskSpace } from '../../process/diskSpace.ts'

/** Stores files in a folder, which the first file creates. All processes must share its disk. */
export function createFolderPhotoStore(folder: string): PhotoStore {
  const pathOf = (file: string) => path.join(folder, path.basename(file))
  const draftOf = (file: string) => `${pathOf(file)}.unfinished`
  return {
    async put(file, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Writes a draft and renames it, so that a reader never sees half a photo.
      const handle = await open(draftOf(file), 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draftOf(file), pathOf(file))
    },
    async open(file) {
      try {
        const handle = await open(pathOf(file))
        const { size } = await handle.stat()
        return { bytes: size, content: handle.createReadStream() }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(file) {
      await rm(pathOf(file), { force: true })
      await rm(draftOf(file), { force: true })
    },
    diskSpace: () => readDiskSpace(folder),
  }
}
