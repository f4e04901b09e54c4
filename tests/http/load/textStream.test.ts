import { expect, test } from 'vitest'
import { streamTextToReader } from '#server/http/textStream.ts'
import { WorkSlots } from '#server/turns/slots.ts'

const options = (slots: WorkSlots) => ({
  slots,
  maxMs: 60_000,
  pace: { bytesPerSecond: 1, graceMs: 60_000 },
})
const at = (visitor: string) => ({ member: null, visitor, reads: null })

async function* piecesAfter(isReady: Promise<void>, ended: () => void): AsyncGenerator<string> {
  try {
    await isReady
    yield 'first'
    yield 'second'
  } finally {
    ended()
  }
}

test('a text stream that loses its slot before its first chunk is refused, and its work is aborted', async () => {
  let nowMs = 0
  const slots = new WorkSlots(1, () => nowMs)
  const ready = Promise.withResolvers<void>()
  let hasEnded = false
  const pieces = piecesAfter(ready.promise, () => {
    hasEnded = true
  })
  const slow = streamTextToReader(pieces, at('192.0.2.1'), options(slots))
  nowMs = 10_000
  const other = await streamTextToReader(
    piecesAfter(Promise.resolve(), () => {}),
    at('192.0.2.2'),
    options(slots),
  )
  ready.resolve()
  await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(hasEnded).toBe(true)
  expect(await Array.fromAsync(other)).toEqual(['first', 'second'])
})
