import { networkFailure } from './networkFailure.ts'
import { statusInStream } from './refusals.ts'
import { TryFailure } from './tries.ts'

export interface ServerError {
  status: number
  /** The body of the answer, or the error object in a stream. Not for the log: it may repeat our prompt. */
  words: string
  headers: Headers | undefined
}

/** The server's words in an error that the openai package threw; null when the error is no answer of the server. */
export async function serverErrorOf(error: unknown): Promise<ServerError | null> {
  const { APIError, APIConnectionError, APIUserAbortError } = await import('openai')
  if (!(error instanceof APIError)) return null
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return null
  const { status, headers } = error
  // With a status it is the object that tolerantFetch made around the whole body.
  if (status) return { status, words: String(Reflect.get(Object(error.error), 'message')), headers }
  const words = JSON.stringify(error.error) ?? ''
  return { status: statusInStream(error.code, words), words, headers }
}

/** The failure to report for an error that is no answer of the server; the error itself when it is a defect of Larder. */
export async function connectionFailure(error: unknown): Promise<unknown> {
  const { APIConnectionError, APIConnectionTimeoutError } = await import('openai')
  if (error instanceof APIConnectionTimeoutError) return new TryFailure('timeout', {}, { cause: error })
  if (error instanceof APIConnectionError)
    return networkFailure(error.cause) ?? new TryFailure('network', {}, { cause: error })
  // The package throws these for an event that is not JSON, or that has unexpected types.
  const isMalformed = error instanceof SyntaxError || error instanceof TypeError
  const malformed = isMalformed ? new TryFailure('bad output', { detail: 'malformed stream' }) : error
  return networkFailure(error) ?? malformed
}
