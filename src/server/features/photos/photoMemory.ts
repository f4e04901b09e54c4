import { isMemoryShort } from '../../memory/freeMemory.ts'

const megabyte = 1_000_000

/** What server and database keep to themselves: with less than this, no photo is read on. */
export const reservedBytes = 40 * megabyte
/** What the process takes to start, and what the heaviest photo that is taken makes it grow by: see tests/http/photoMemory. */
const bytesToStart = 50 * megabyte
const bytesOfPhoto = 110 * megabyte
/** Milliseconds between two looks at the memory while a photo is read. */
export const lookEveryMs = 20

/** Whether any photo that is taken can be read without the kernel ending a process for want of memory. */
export function hasMemoryForPhoto(isStarted: boolean, reserved = reservedBytes): boolean {
  return !isMemoryShort(reserved + bytesOfPhoto + (isStarted ? 0 : bytesToStart))
}
