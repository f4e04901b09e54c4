import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { ReaderPaceMeter } from '#server/http/limits/readerPace.ts'
import { streamTextToReader } from '#server/http/textStream.ts'
import { WorkSlots } from '#server/turns/slots.ts'

async function* repeat(piece: string, count: number): AsyncGenerator<string> {
  for (let sent = 0; sent < count; sent += 1) yield piece
}

describe('a reader who takes 1,000 bytes a second or more, with five seconds of grace', () => {
  /** Takes pieces of 1,000 bytes, each after so many milliseconds, and returns how many were taken before it was too slow. */
  async function countTaken(msOfEach: number[]): Promise<number> {
    let now = 0
    const pace = new ReaderPaceMeter({ bytesPerSecond: 1_000, graceMs: 5_000 }, () => now)
    const pieces = pace.measured(repeat('x'.repeat(1_000), msOfEach.length))
    let taken = 0
    for (const ms of msOfEach) {
      await pieces.next()
      now += ms
      if (pace.isTooSlow()) return taken
      taken += 1
    }
    return taken
  }

  test('a reader of 1,000 bytes a second gets the whole answer', async () => {
    expect(await countTaken(Array.from({ length: 100 }, () => 1_000))).toBe(100)
    expect(await countTaken([4_000, 500, 500, 500, 500, 3_000])).toBe(6)
  })

  test('a reader who stops is disconnected after the grace time, however fast they were before', async () => {
    expect(await countTaken([...Array.from({ length: 100 }, () => 1), 5_100])).toBe(100)
    expect(await countTaken(Array.from({ length: 100 }, () => 2_000))).toBeLessThan(6)
  })
})

test('an unread stream is ended, and its slot is free again', async () => {
  const slots = new WorkSlots(1)
  const ctx = { member: null, visitor: '198.51.100.1', reads: null }
  const open = () =>
    streamTextToReader(repeat('x'.repeat(100_000), 3), ctx, {
      slots,
      maxMs: 60_000,
      pace: { bytesPerSecond: 1_000_000, graceMs: 10 },
    })
  const stream = await open()
  stream.once('readable', () => {})
  const [error] = await once(stream, 'error')
  expect((error as Error).message).toBe('The reader was too slow.')
  const next = await open()
  expect((await next.toArray()).join('')).toHaveLength(300_000)
})
