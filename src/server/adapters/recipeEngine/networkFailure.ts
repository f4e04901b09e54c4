import { EngineTryFailure } from './tries.ts'

// undici itself stops waiting after five silent minutes.
const timeoutCodes = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']

/** The failure to report for an error of `fetch` or of reading its answer; null when the network is not the cause. */
export function toNetworkFailure(error: unknown): EngineTryFailure | null {
  if (!(error instanceof TypeError) || !/^(?:fetch failed|terminated)$/.test(error.message)) return null
  const detail = codeOf(error.cause)
  const reason = detail !== null && timeoutCodes.includes(detail) ? 'timeout' : 'network'
  return new EngineTryFailure(reason, { detail }, { cause: error })
}

function codeOf(cause: unknown): string | null {
  const hasErrorCode = cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
  return hasErrorCode ? String(cause.code) : null
}
