import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Opens a file to write and read that has no name, so that it is gone once it is closed, also by the end of the process. */
export async function openTemporaryUploadFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `larder-${randomUUID()}`)
  const handle = await open(file, 'wx+', 0o600)
  await rm(file, { force: true })
  return handle
}

/** What was written to a file, read from its beginning; the file stays open. */
export async function readUploadFile(handle: FileHandle): Promise<{ byteLength: number; content: Readable }> {
  const { size } = await handle.stat()
  return { byteLength: size, content: handle.createReadStream({ start: 0, autoClose: false }) }
}
