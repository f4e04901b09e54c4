import { EngineTryFailure } from './tries.ts'

const contextTooSmall =
  /context_length_exceeded|exceed_context_size|maximum context|context (?:length|window|size)|prompt is too long/i
const contentFilterPattern = /content_filter|content_policy/i

/**
 * The failure to report for a server's answer with `status` 300 or above. Of `words`, the server's message, only a code
 * is copied into the failure: servers repeat prompts and keys in their messages.
 */
export function toEngineFailureOfHttpStatus(
  status: number,
  words: string,
  headers: Headers | undefined,
): EngineTryFailure {
  return new EngineTryFailure(failureReasonOfStatus(status, words), {
    status,
    detail: /"code"\s*:\s*"([\w.-]{1,64})"/.exec(words)?.[1] ?? null,
    retryAfterMs: headers ? parseModelRetryAfterMs(headers, Date.now()) : null,
  })
}

function failureReasonOfStatus(status: number, words: string): EngineTryFailure['reason'] {
  // Waiting does not refill a spent account, so this is no rate limit although OpenAI answers 429.
  if (status === 429) return words.includes('insufficient_quota') ? 'rejected' : 'rate limited'
  if (status >= 500) return 'server error'
  if (contentFilterPattern.test(words)) return 'refused'
  return contextTooSmall.test(words) ? 'context too small' : 'rejected'
}

/** The status that the server would have answered if it had not already begun to stream. */
export function httpStatusOfStreamError(code: unknown, words: string): number {
  const status = Number(code)
  if (status >= 400 && status < 600) return status
  if (/rate.?limit/i.test(words)) return 429
  return contextTooSmall.test(words) || contentFilterPattern.test(words) ? 400 : 500
}

/**
 * Milliseconds that the server asks to wait, from retry-after-ms or Retry-After (seconds or an HTTP date); null when it
 * does not say. Never negative. `now` is in milliseconds since 1970.
 */
export function parseModelRetryAfterMs(headers: Headers, now: number): number | null {
  const milliseconds = parseDecimal(headers.get('retry-after-ms'))
  if (milliseconds !== null) return milliseconds
  const retryAfter = headers.get('retry-after')
  const seconds = parseDecimal(retryAfter)
  if (seconds !== null) return seconds * 1000
  // Date.parse reads "-7" as a year; an HTTP date begins with a weekday.
  const date = /^\s*[a-z]/i.test(retryAfter ?? '') ? Date.parse(retryAfter ?? '') : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

function parseDecimal(text: string | null): number | null {
  return text !== null && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null
}
