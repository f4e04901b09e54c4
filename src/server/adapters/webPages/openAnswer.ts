import type { ClientRequest, IncomingMessage } from 'node:http'
import { PageFetchError } from '../../features/recipeImport/port.ts'

/** Sends a request without a body. Resolves to its answer once its headers have come. Throws PageFetchError. */
export async function openAnswer(request: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once('response', (answer) => {
      // Its end is read by the reader of the body; a socket that breaks after it was left is of no interest.
      answer.on('error', () => {})
      resolve(answer)
    })
    request.once('error', (error) => reject(signal.aborted ? error : failureOf(error)))
    request.end()
  })
}

/** The words by which the filter of addresses refuses one; it has no code. */
const refusedByFilter = /is not allowed/

function failureOf(error: Error): PageFetchError {
  const { code = '' } = error as NodeJS.ErrnoException
  if (refusedByFilter.test(error.message)) return new PageFetchError('private address', error)
  return new PageFetchError(code.startsWith('HPE_') ? 'failed' : 'unreachable', error)
}
