import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

/** Opens a file to write and read that has no name, so that it is gone once it is closed, also by the end of the process. */
export async function openUploadFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `larder-${randomUUID()}`)
  const handle = await open(file, 'wx+', 0o600)
  await rm(file, { force: true })
  return handle
}

/** All that was written to a file. */
export async function bytesOf(handle: FileHandle): Promise<Uint8Array> {
  const { size } = await handle.stat()
  const bytes = Buffer.allocUnsafeSlow(size)
  let length = 0
  while (length < size) {
    const { bytesRead } = await handle.read(bytes, length, size - length, length)
    if (bytesRead === 0) throw new Error('An upload is shorter than what was written of it.')
    length += bytesRead
  }
  return bytes
}
