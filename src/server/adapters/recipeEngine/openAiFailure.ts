import { networkFailure } from './networkFailure.ts'
import { statusInStream } from './refusals.ts'
import { TryFailure } from './tries.ts'

export interface ServerWords {
  status: number
  /** The body of the answer, or the error object in the middle of a stream. Not for the log: it may repeat us. */
  words: string
  headers: Headers | undefined
}

/** What the server said in an error the openai package threw; null when it is not an answer of the server. */
export async function serverWords(error: unknown): Promise<ServerWords | null> {
  const { APIError, APIConnectionError, APIUserAbortError } = await import('openai')
  if (!(error instanceof APIError)) return null
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return null
  const { status, headers } = error
  // With a status it is the object tolerantFetch made, around the whole body.
  if (status) return { status, words: String(Reflect.get(Object(error.error), 'message')), headers }
  const words = JSON.stringify(error.error) ?? ''
  return { status: statusInStream(error.code, words), words, headers }
}

/** The failure behind an error that is no answer of the server; the error itself when it is a fault of ours. */
export async function connectionFailure(error: unknown): Promise<unknown> {
  const { APIConnectionError, APIConnectionTimeoutError } = await import('openai')
  if (error instanceof APIConnectionTimeoutError) return new TryFailure('timeout', {}, { cause: error })
  if (error instanceof APIConnectionError)
    return networkFailure(error.cause) ?? new TryFailure('network', {}, { cause: error })
  // The package throws these for an event that is not JSON, or of other types than it should be.
  const isMalformed = error instanceof SyntaxError || error instanceof TypeError
  const malformed = isMalformed ? new TryFailure('bad output', { detail: 'malformed stream' }) : error
  return networkFailure(error) ?? malformed
}
