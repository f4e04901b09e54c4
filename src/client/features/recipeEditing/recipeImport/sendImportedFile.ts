import { importedPartBytes } from '#shared/contract/limits.ts'
import { createFetchWithTimeouts, minNetworkBytesPerMs } from '../../../data/createFetchWithTimeouts.ts'

/** Milliseconds that the server may take to store a part. */
const answerMs = 30_000
/** Tries of each part; a network that is gone for longer ends the sending. */
const maxTries = 3

/**
 * Sends a file to an import in parts, one after the other. `onProgress` gets the bytes that have arrived. Throws when a part is refused,
 * or could not be sent in three tries.
 */
export async function sendImportedFile(
  importId: string,
  file: Blob,
  onProgress: (bytes: number) => void,
): Promise<void> {
  for (let part = 0; part * importedPartBytes < file.size; part++) {
    const body = file.slice(part * importedPartBytes, (part + 1) * importedPartBytes)
    await sendPart(`/import/${importId}/${part}`, body)
    onProgress(Math.min(file.size, (part + 1) * importedPartBytes))
  }
}

async function sendPart(address: string, body: Blob): Promise<void> {
  const send = createFetchWithTimeouts(fetch, answerMs + body.size / minNetworkBytesPerMs)
  for (let tries = 1; ; tries++) {
    try {
      const headers = { 'content-type': 'application/octet-stream', accept: 'application/json' }
      const answer = await send(address, { method: 'POST', body, headers })
      if (answer.ok) return
      if (answer.status < 500 || tries === maxTries) throw new RefusedPartError(`${answer.status}`)
    } catch (error) {
      if (error instanceof RefusedPartError || tries === maxTries) throw error
    }
  }
}

class RefusedPartError extends Error {
  override readonly name = 'RefusedPartError'
}
