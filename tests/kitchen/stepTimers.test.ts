import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timersOf } from '#shared/kitchen/stepTimers.ts'

const told = (step: string) =>
  timersOf(step).map(({ start, end, seconds }) => [step.slice(start, end), seconds])

test.each([
  ['Cook 6 minutes with the tomatoes.', [['6 minutes', 360]]],
  ['Simmer 8 to 10 minutes.', [['8 to 10 minutes', 480]]],
  ['Roast 1 hour 30 minutes.', [['1 hour 30 minutes', 5400]]],
  ['Rest for 1½ hours.', [['1½ hours', 5400]]],
  ['Chill half an hour.', [['half an hour', 1800]]],
  [
    'Boil 5–7 min, rest 8 minutes.',
    [
      ['5–7 min', 300],
      ['8 minutes', 480],
    ],
  ],
  [
    'After a 30-minute rest, whisk 30 seconds.',
    [
      ['30-minute', 1800],
      ['30 seconds', 30],
    ],
  ],
  [
    '5 minutes 1 hour',
    [
      ['5 minutes', 300],
      ['1 hour', 3600],
    ],
  ],
])('%s', (step, expected) => {
  expect(told(step)).toEqual(expected)
})

test.each([
  'Leave it overnight.',
  'Turn every 5 minutes.',
  'In the last 5 minutes add salt.',
  'Cure 3 days, 72 hours.',
  'Add 2 hens and half a cup.',
])('what nobody sets a timer for is none: %s', (step) => expect(told(step)).toEqual([]))

test('any text is read, and every timer has its place and a time', () => {
  fc.assert(
    fc.property(fc.string(), (step) => {
      for (const { start, end, seconds } of timersOf(step)) {
        expect(end).toBeGreaterThan(start)
        expect(seconds).toBeGreaterThan(0)
      }
    }),
  )
})
