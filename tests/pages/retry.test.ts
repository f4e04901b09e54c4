import { TRPCClientError } from '@trpc/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  delayBeforeRetryMs,
  isFailedCallWorthRetrying,
  maxRetriesPerCall,
  noRetryPause,
  parseRetryAfterMs,
  type RetryPause,
  readFailureAdvice,
  remainingRetryPauseMs,
  retryBackoffMs,
  retryPauseAfterFailure,
  wrapFetchToThrowForeignAnswers,
} from '#client/data/failures/retry.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const now = Date.UTC(2026, 10, 22)

describe('the pause shared by all background work', () => {
  /** The times at which a server that always refuses is called within `forMs`, by a clock that only this test moves. */
  function askedWithin(forMs: number, chances: readonly number[], retryAfter: number): number[] {
    const asked: number[] = []
    let pause: RetryPause = noRetryPause
    for (let clock = now; clock < now + forMs; clock += remainingRetryPauseMs(pause, clock) || 1) {
      asked.push(clock)
      const random = chances[asked.length % chances.length]!
      pause = retryPauseAfterFailure(pause, {
        askedAtMs: clock,
        nowMs: clock,
        chance: random,
        retryAfterMs: retryAfter,
      })
    }
    return asked
  }

  test('the pause shared by all background work allows at most six calls in ten seconds to a server that always refuses, with any jitter', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1, maxLength: 20 }), (chances) => {
        expect(askedWithin(10_000, chances, 0).length).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('the pause shared by all background work lasts at least as long as Retry-After, and at most five minutes', () => {
    fc.assert(
      fc.property(
        fc.array(chance, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (chances, retryAfter) => {
          const asked = askedWithin(3_600_000, chances, retryAfter)
          for (const [index, at] of asked.entries())
            if (index > 0) {
              expect(at - asked[index - 1]!).toBeGreaterThanOrEqual(Math.min(300_000, retryAfter))
              expect(at - asked[index - 1]!).toBeLessThanOrEqual(300_001)
            }
        },
      ),
    )
  })

  test('the pause shared by all background work doubles with each failure, up to one minute', () => {
    const lengths: number[] = []
    let pause: RetryPause = noRetryPause
    for (let failure = 0, clock = now; failure < 12; failure += 1) {
      pause = retryPauseAfterFailure(pause, { askedAtMs: clock, nowMs: clock, chance: 1, retryAfterMs: 0 })
      lengths.push(remainingRetryPauseMs(pause, clock))
      clock = pause.untilMs + 1
    }
    expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60].map((seconds) => seconds * 1_000))
  })

  test('the pause shared by all background work counts simultaneous failures of many tabs and streams as one', () => {
    let pause = retryPauseAfterFailure(noRetryPause, {
      askedAtMs: now,
      nowMs: now + 20,
      chance: 1,
      retryAfterMs: 0,
    })
    for (const late of [30, 40, 50])
      pause = retryPauseAfterFailure(pause, {
        askedAtMs: now + 10,
        nowMs: now + late,
        chance: 1,
        retryAfterMs: 0,
      })
    expect(pause.failures).toBe(1)
    expect(remainingRetryPauseMs(pause, now + 50)).toBe(970)
    // But the longest Retry-After of them applies.
    pause = retryPauseAfterFailure(pause, {
      askedAtMs: now + 10,
      nowMs: now + 60,
      chance: 1,
      retryAfterMs: 7_000,
    })
    expect(remainingRetryPauseMs(pause, now + 60)).toBe(7_000)
  })

  test('the pause shared by all background work does not become longer when the clock is set back', () => {
    const pause = retryPauseAfterFailure(noRetryPause, {
      askedAtMs: now,
      nowMs: now,
      chance: 1,
      retryAfterMs: 0,
    })
    expect(remainingRetryPauseMs(pause, now - 86_400_000)).toBe(1_000)
    expect(remainingRetryPauseMs(pause, now + 86_400_000)).toBe(0)
  })
})

describe('a call that the member waits for', () => {
  const answered = (status: number, retryAfterSeconds: number | null = null) =>
    new TRPCClientError<never>('No.', {
      result: {
        error: { code: 0, message: 'No.', data: { httpStatus: status, retryAfterSeconds } },
      } as never,
    })
  const lost = new TRPCClientError<never>('fetch failed')

  test('a call that the member waits for is retried three times at most', () => {
    expect([1, 2, 3, 4].map((failures) => isFailedCallWorthRetrying(lost, failures, now))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(maxRetriesPerCall).toBe(3)
  })

  test.each([
    [408, true],
    [425, true],
    [429, true],
    [500, true],
    [503, true],
    [507, true],
    [400, false],
    [401, false],
    [404, false],
    [409, false],
    [413, false],
  ])('answered with %i is retried: %s', (status, isAgain) => {
    expect(isFailedCallWorthRetrying(answered(status), 1, now)).toBe(isAgain)
  })

  test('a call that the member waits for is not retried after it was cancelled', () => {
    const givenUp = TRPCClientError.from(new DOMException('', 'AbortError')) as TRPCClientError<never>
    expect(isFailedCallWorthRetrying(givenUp, 1, now)).toBe(false)
  })

  test('a call that the member waits for waits 100 ms at first, doubled each time, with jitter, and five minutes at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), chance, (failures, random) => {
        const whole = Math.min(300_000, 100 * 2 ** (failures - 1))
        expect(retryBackoffMs(failures, random)).toBeGreaterThanOrEqual(whole / 2)
        expect(retryBackoffMs(failures, random)).toBeLessThanOrEqual(whole)
      }),
    )
  })

  test('a call that the member waits for waits for Retry-After up to five seconds, and is not retried after a longer one', () => {
    expect(delayBeforeRetryMs(answered(429, 2), 1, now, 0)).toBe(2_000)
    expect(isFailedCallWorthRetrying(answered(429, 5), 1, now)).toBe(true)
    expect(isFailedCallWorthRetrying(answered(429, 6), 1, now)).toBe(false)
  })
})

describe('an answer after a failed call', () => {
  test.each([
    [null, 0],
    ['3', 3_000],
    [' 120 ', 120_000],
    [new Date(now + 9_000).toUTCString(), 9_000],
    [new Date(now - 9_000).toUTCString(), 0],
    ['-5', 0],
    ['soon', 0],
    ['9'.repeat(400), 0],
  ])('an answer after a failed call asks for the wait in its Retry-After header: %s', (header, ms) => {
    expect(parseRetryAfterMs(header, now)).toBe(ms)
  })

  test.each([
    ['a page', 'text/html', '<h1>Busy</h1>'],
    ['JSON of its own', 'application/json', '{"error":"busy"}'],
    ['a message in JSON', 'application/json', '{"message":"Forbidden"}'],
    ['null in JSON', 'application/json', 'null'],
    ['a page that is called JSON', 'application/json', '<h1>Busy</h1>'],
  ])(
    'an answer after a failed call can ask for a wait even if it is unparsable and from a proxy: %s',
    async (_what, type, body) => {
      const headers = { 'content-type': type, 'retry-after': '4' }
      const answer = () => Promise.resolve(new Response(body, { status: 503, headers }))
      const thrown = await wrapFetchToThrowForeignAnswers(answer)('/rpc/grocery.sync').catch(
        (error: Error) => error,
      )
      const error = TRPCClientError.from(thrown as Error)
      expect(readFailureAdvice(error, now)).toEqual({ status: 503, retryAfterMs: 4_000, isForeign: false })
    },
  )

  test.each([
    ['a procedure', '{"error":{"data":{"httpStatus":403}}}'],
    ['several', '[{"result":{}},{"error":{"data":{"httpStatus":403}}}]'],
  ])('an answer after a failed call of Larder is passed on unchanged: %s', async (_what, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = new Response(body, { status: 403, headers })
    const read = await wrapFetchToThrowForeignAnswers(() => Promise.resolve(answer))('/rpc/grocery.sync')
    expect(await read.text()).toBe(body)
  })

  test.each([
    ['404 without a sign of Larder', new Response('', { status: 404 }), true],
    ['a page where a call was', new Response('<h1>Hello</h1>', { status: 200 }), true],
    ['503 without a sign of Larder', new Response('', { status: 503 }), false],
    ['404 of Larder', new Response('', { status: 404, headers: { 'larder-version': '1' } }), false],
  ])(
    'an answer after a failed call is distinguished from one of another server: %s, %#',
    (_what, response, isForeign) => {
      const error = TRPCClientError.from(new SyntaxError('No JSON'), { meta: { response } })
      expect(readFailureAdvice(error, now).isForeign).toBe(isForeign)
    },
  )

  test('an answer after a failed call can ask for at most five minutes', () => {
    const data = { httpStatus: 503, retryAfterSeconds: 10_000_000 }
    const error = new TRPCClientError('No.', {
      result: { error: { code: 0, message: 'No.', data } } as never,
    })
    expect(readFailureAdvice(error, now)).toEqual({ status: 503, retryAfterMs: 300_000, isForeign: false })
  })
})
