import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoStore } from '../../features/photos/port.ts'
import { diskSpaceOf } from '../diskSpace.ts'

/** Keeps files in a folder, which is made when the first one comes. Every process on it must share the disk. */
export function folderStore(folder: string): PhotoStore {
  const pathOf = (file: string) => path.join(folder, path.basename(file))
  const draftOf = (file: string) => `${pathOf(file)}.unfinished`
  return {
    async put(file, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Whole or not at all: who reads in between never finds half a photo.
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
    diskSpace: () => diskSpaceOf(folder),
  }
}
