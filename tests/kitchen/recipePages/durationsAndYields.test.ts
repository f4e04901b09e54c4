import { expect, test } from 'vitest'
import { readDuration } from '../../../src/server/recipeFiles/webPage/durations.ts'
import { readYieldText, servingsOfYield } from '../../../src/server/recipeFiles/webPage/yields.ts'

test.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P1DT2H', 1560],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P0DT1H30M', 90],
  ['PT0M', null],
  ['45', 45],
  [45, 45],
  ['1 hour 20 minutes', 80],
  ['1½ hours', 90],
  ['10-15 min', 15],
  ['1 Std. 20 Min.', 80],
  ['une heure', 60],
  ['1h30', 90],
  ['2 ore e 10 minuti', 130],
  ['1 uur en 15 minuten', 75],
  ['1 timme 10 minuter', 70],
  ['2 godziny 5 minut', 125],
  ['1 óra 20 perc', 80],
  ['1 ώρα και 15 λεπτά', 75],
  ['1 час 30 минут', 90],
  ['1 saat 10 dakika', 70],
  ['1時間30分', 90],
  ['40 分钟', 40],
  ['٣٠ دقيقة', 30],
  ['30 मिनट', 30],
  ['soon', null],
  [{ '@type': 'Duration', value: 'PT20M' }, 20],
])('the duration %j has %j minutes', (written, minutes) => {
  expect(readDuration(written)).toBe(minutes)
})

test.each([
  [['4'], '4', 4],
  [['4-6'], '4-6', 4],
  [['4', '4 servings'], '4 servings', 4],
  [['one 9-inch pie'], 'one 9-inch pie', null],
  [['24 cookies'], '24 cookies', null],
  [['Serves 6 to 8'], 'Serves 6 to 8', 6],
  [['für 4 Personen'], 'für 4 Personen', 4],
  [['4人分'], '4人分', 4],
  [[6], '6', 6],
  [[{ '@type': 'QuantitativeValue', value: 8, unitText: 'slices' }], '8 slices', null],
  [['0'], null, null],
  [[''], null, null],
])('the yield %j is %j with %j servings', (values, text, servings) => {
  expect(readYieldText(values)).toBe(text)
  expect(servingsOfYield(readYieldText(values))).toBe(servings)
})
