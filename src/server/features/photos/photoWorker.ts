import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { DomainError } from '../../errors.ts'
import { isMemoryShort } from '../../memory/freeMemory.ts'
import type { PhotoProcessRequest, PhotoProcessResult } from './photoAnswer.ts'
import { bytesReservedBesidePhotos, memoryCheckIntervalMs } from './photoMemory.ts'
import { resizePhoto } from './pictures.ts'

// The server has ended. A normal exit would wait for the photo that is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// Pages have priority over photos. A host may forbid it.
try {
  setPriority(0, Math.max(5, getPriority(0)))
} catch {}
// When memory is short, the kernel of Linux ends this process before the server and the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

/** One photo at a time: PhotoProcess sends the next one after this answer. */
process.on('message', async ({ id, byteLength }: PhotoProcessRequest) => {
  // A server that is busy with a page would check too late.
  const watch = setInterval(() => {
    if (isMemoryShort(bytesReservedBesidePhotos)) process.kill(process.pid, 'SIGKILL')
  }, memoryCheckIntervalMs)
  process.send?.({ id, ...(await decodePhoto(byteLength)) })
  clearInterval(watch)
})
process.send?.({ isReady: true })

async function decodePhoto(byteLength: number): Promise<PhotoProcessResult> {
  try {
    return { pictures: await resizePhoto(await readInput(byteLength)) }
  } catch (error) {
    if (!(error instanceof DomainError)) return { failure: String(error) }
    const { reason, params, cause }: DomainError = error
    return { refusal: { reason, params }, cause: cause === undefined ? null : String(cause) }
  }
}

async function readInput(byteLength: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(byteLength)
  for (let length = 0; length < byteLength; ) {
    const chunk: Buffer | null = process.stdin.read()
    if (chunk) {
      bytes.set(chunk, length)
      length += chunk.length
    } else await once(process.stdin, 'readable')
  }
  return bytes
}
