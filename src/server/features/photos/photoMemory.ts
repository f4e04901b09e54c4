import { isMemoryShort } from '../../memory/freeMemory.ts'

const megabyte = 1_000_000

/** Memory for server and database: with less than this free, no photo is decoded further. */
export const bytesReservedBesidePhotos = 40 * megabyte
/** Memory that the process needs to start, and for the largest photo: see tests/slow/photos/photoMemory.test.ts. */
const bytesToStart = 50 * megabyte
const bytesOfPhoto = 110 * megabyte
/** Milliseconds between two checks of the memory while a photo is decoded. */
export const memoryCheckIntervalMs = 20

/** Whether there is memory to decode any accepted photo without the kernel ending a process. */
export function hasMemoryForPhoto(isStarted: boolean, reserved = bytesReservedBesidePhotos): boolean {
  return !isMemoryShort(reserved + bytesOfPhoto + (isStarted ? 0 : bytesToStart))
}
