import { expect, test } from 'vitest'
import { parseMinutes, parseServings } from '#shared/kitchen/parseMinutesAndServings.ts'
import { hostileTexts } from '../../support/hostileTexts.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'

test.each([
  [25, 25],
  [7.2, 8],
  ['20', 20],
  ['20 min', 20],
  ['20min.', 20],
  ['about 20 minutes', 20],
  ['1 hour', 60],
  ['1 h 20', 80],
  ['1h30', 90],
  ['1h30m', 90],
  ['an hour', 60],
  ['half an hour', 30],
  ['two hours', 120],
  ['one hour and ten minutes', 70],
  ['1 hr 15 mins', 75],
  ['2 hours and 5 minutes', 125],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['1 and 1/2 hours', 90],
  ['½ hour', 30],
  ['1:20', 80],
  ['15-20 minutes', 20],
  ['15–20', 20],
  ['1 to 2 hours', 120],
  ['30 seconds', 1],
  ['2 days', 2880],
  ['PT20M', 20],
  ['PT1H20M', 80],
  ['P1DT2H', 1560],
  ['pt45m', 45],
  ['PT90S', 2],
  ['PT0M', 0],
  ['1 Std. 20 Min.', 80],
  ['1 Stunde', 60],
  ['eine Stunde', 60],
  ['2 heures', 120],
  ['une heure', 60],
  ['1 h 30', 90],
  ['1 hora y media', 90],
  ['30 minutos', 30],
  ['30 मिनट', 30],
  ['1 घंटा', 60],
  ['٣٠ دقيقة', 30],
  ['ساعتين', 120],
  [0, 0],
])('the text %j is read as %j minutes', (written, minutes) => {
  expect(parseMinutes(written)).toBe(minutes)
})

test.each([
  -5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  '',
  'overnight',
  'P',
  'PT',
  'PT1.2.3H',
  null,
  [],
  {},
])('the text %j is not read as a time', (written) => {
  expect(parseMinutes(written)).toBeNull()
})

test.each([
  [4, 4],
  [3.6, 4],
  ['4', 4],
  ['4 servings', 4],
  ['4-6', 4],
  ['Serves four', 4],
  [['6', '6 bowls'], 6],
])('the text %j is read as %j servings', (written, people) => {
  expect(parseServings(written)).toBe(people)
})

test.each([0, -1, 0.2, '0', '', 'a crowd', 'zero', null, {}, [], [null]])(
  'the text %j is not read as servings',
  (written) => {
    expect(parseServings(written)).toBeNull()
  },
)

test.each([parseMinutes, parseServings])(
  'the function %o reads no text of more than 100 characters',
  (read) => {
    expect(read(`4 h ${'x'.repeat(96)}`)).not.toBeNull()
    expect(read(`4 h ${'x'.repeat(97)}`)).toBeNull()
  },
)

test('reading a time or servings from 250,000 repeated characters takes less than 100 ms of CPU', () => {
  const slow = hostileTexts(250_000).flatMap(([name, text]) => {
    const ms = cpuMs(() => [parseMinutes(text), parseServings(text), parseServings([text, [text]])])
    return ms > 100 ? [`${name}: ${Math.round(ms)} ms`] : []
  })
  expect(slow).toEqual([])
})
