import { toNetworkFailure } from './networkFailure.ts'
import { httpStatusOfStreamError } from './refusals.ts'
import { EngineTryFailure } from './tries.ts'

export interface ModelServerError {
  status: number
  /** The body of the answer, or the error object in a stream. Not for the log: it may repeat our prompt. */
  words: string
  headers: Headers | undefined
}

/** The server's words in an error that the openai package threw; null when the error is no answer of the server. */
export async function readModelServerError(error: unknown): Promise<ModelServerError | null> {
  const { APIError, APIConnectionError, APIUserAbortError } = await import('openai')
  if (!(error instanceof APIError)) return null
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return null
  const { status, headers } = error
  // With a status it is the object that createTolerantFetch made around the whole body.
  if (status) return { status, words: String(Reflect.get(Object(error.error), 'message')), headers }
  const words = JSON.stringify(error.error) ?? ''
  return { status: httpStatusOfStreamError(error.code, words), words, headers }
}

/** The failure to report for an error that is no answer of the server; the error itself when it is a defect of Larder. */
export async function toConnectionFailure(error: unknown): Promise<unknown> {
  const { APIConnectionError, APIConnectionTimeoutError } = await import('openai')
  if (error instanceof APIConnectionTimeoutError) return new EngineTryFailure('timeout', {}, { cause: error })
  if (error instanceof APIConnectionError)
    return toNetworkFailure(error.cause) ?? new EngineTryFailure('network', {}, { cause: error })
  // The package throws these for an event that is not JSON, or that has unexpected types.
  const isMalformed = error instanceof SyntaxError || error instanceof TypeError
  const malformed = isMalformed ? new EngineTryFailure('bad output', { detail: 'malformed stream' }) : error
  return toNetworkFailure(error) ?? malformed
}
