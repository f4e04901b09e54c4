import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureSms } from '#shared/grocery/smsSegments.ts'

test.each([
  ['', 'GSM-7', 1],
  ['a'.repeat(160), 'GSM-7', 1],
  ['a'.repeat(161), 'GSM-7', 2],
  ['a'.repeat(306), 'GSM-7', 2],
  ['a'.repeat(307), 'GSM-7', 3],
  ['a'.repeat(1_530), 'GSM-7', 10],
  ['a'.repeat(1_531), 'GSM-7', 11],
  ['Crème brûlée', 'UCS-2', 1],
  ['Käse & Öl, 2 £, @ñ', 'GSM-7', 1],
  ['€'.repeat(80), 'GSM-7', 1],
  ['€'.repeat(81), 'GSM-7', 2],
  // 76 of two septets are 152: the 153rd holds none.
  ['€'.repeat(153), 'GSM-7', 3],
  ['½'.repeat(70), 'UCS-2', 1],
  ['½'.repeat(71), 'UCS-2', 2],
  ['🥕'.repeat(35), 'UCS-2', 1],
  ['🥕'.repeat(36), 'UCS-2', 2],
  ['🥕'.repeat(67), 'UCS-2', 3],
] as const)('the SMS length of %j… is counted as the GSM standard says', (text, alphabet, segments) => {
  expect(measureSms(text)).toMatchObject({ alphabet, segments })
})

test('a longer SMS never takes fewer segments, and the remaining characters are right', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), (text) => {
      const { segments, left } = measureSms(text)
      expect(measureSms(`${text}a`).segments).toBe(left > 0 ? segments : segments + 1)
    }),
  )
})
