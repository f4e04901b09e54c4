import { expect, test } from 'vitest'
import {
  httpStatusOfStreamError,
  parseModelRetryAfterMs,
  toEngineFailureOfHttpStatus,
} from '#server/adapters/recipeEngine/refusals.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 08:00:12 GMT' }, 12_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '40' }, 40],
  [{ 'retry-after-ms': '40', 'retry-after': '7' }, 40],
  [{ 'retry-after-ms': 'soon', 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '-7' }, null],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('the headers %j mean a wait of %j ms', (headers, waitMs) => {
  expect(parseModelRetryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(waitMs)
})

test.each([
  [429, '{"error":{"code":"rate_limit_exceeded"}}', 'rate limited'],
  [429, '{"error":{"code":"insufficient_quota"}}', 'rejected'],
  [500, '', 'server error'],
  [503, 'context length', 'server error'],
  [400, '{"error":{"code":"context_length_exceeded"}}', 'context too small'],
  [400, '{"message":"This model\'s maximum context length is 4096 tokens."}', 'context too small'],
  [400, '{"error":"the request exceeds the available context size"}', 'context too small'],
  [400, '{"error":{"code":"content_filter"}}', 'refused'],
  [400, 'Bad Request', 'rejected'],
  [401, '', 'rejected'],
  [404, '{"error":{"message":"model not found"}}', 'rejected'],
  [302, '', 'rejected'],
])('status %i with %j is classified as %j', (status, words, reason) => {
  expect(toEngineFailureOfHttpStatus(status, words, new Headers())).toMatchObject({ reason, status })
})

test('of a server’s error text only the code is kept', () => {
  const words = '{"error": {"message": "Incorrect API key provided: sk-123", "code": "invalid_api_key"}}'
  const failure = toEngineFailureOfHttpStatus(401, words, undefined)
  expect(failure.detail).toBe('invalid_api_key')
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain('sk-123')
})

test.each([
  [503, '{}', 503],
  ['429', '{}', 429],
  ['rate_limit_exceeded', '{"code":"rate_limit_exceeded"}', 429],
  [null, '{"message":"maximum context length"}', 400],
  [undefined, '{"message":"upstream went away"}', 500],
  [7, '{}', 500],
])(
  'a model server’s error within a stream, with code %j and words %j, counts as HTTP status %i',
  (code, words, status) => {
    expect(httpStatusOfStreamError(code, words)).toBe(status)
  },
)
