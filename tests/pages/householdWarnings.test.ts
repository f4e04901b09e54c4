import { expect, test } from 'vitest'
import { householdWarnings } from '#client/features/warnings/householdWarnings.ts'
import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'

const mara: RecipeReport['checkedFor'][number] = {
  eater: 'Mara',
  allergies: [
    { kind: 'allergen', id: 'sesame' },
    { kind: 'allergy', food: 'kiwi' },
  ],
}
const tahini: ReportedFinding = {
  kind: 'contains',
  eater: 'Mara',
  concern: { kind: 'allergen', id: 'sesame' },
  namedIn: 'line',
  path: ['tahini', 'sesame seed'],
  line: 1,
  step: null,
  steps: [1],
  swaps: [],
}
const told = (...findings: ReportedFinding[]) =>
  householdWarnings({
    findings,
    checkedFor: [mara],
    unknownAllergies: [],
    allergens: [],
    breaksDiets: [],
    unknownLines: [],
    nutrition: { perServing: null, lines: [], notCounted: [] },
  })

test('nothing found is said of the allergies that were looked for and not found, and of no other', () => {
  expect(told().cleared).toEqual([mara])
  expect(told(tahini).cleared).toEqual([{ eater: 'Mara', allergies: [{ kind: 'allergy', food: 'kiwi' }] }])
})

test('nothing found is not said where a recipe was not checked, or where findings are left out', () => {
  expect(told({ kind: 'not checked' }).cleared).toEqual([])
  expect(told(tahini, { kind: 'not listed', count: 3 }).cleared).toEqual([])
})

test('nothing found is not said of a recipe with a line that could not be read', () => {
  const { cleared } = told(tahini, { kind: 'unknown line', text: '1 कप मूंगफली', line: 0, step: null })
  expect(cleared).toEqual([])
})

test('a food that only the steps name is warned of, and nothing is said not to be found', () => {
  const unlisted: ReportedFinding = { kind: 'unlisted food', food: 'roasted peanut', line: null, step: 1 }
  const { cleared, dangers } = told(unlisted)
  expect([cleared, dangers]).toEqual([[], [unlisted]])
})

test('a food of the steps that is warned of is not told again as one that is not on the list', () => {
  const unlisted: ReportedFinding = { kind: 'unlisted food', food: 'tahini', line: null, step: 1 }
  const other: ReportedFinding = { kind: 'unlisted food', food: 'caper', line: null, step: 1 }
  const { certain, dangers } = told({ ...tahini, namedIn: 'step', line: null, step: 1 }, unlisted, other)
  expect(certain).toMatchObject([{ contains: [{ food: 'tahini', step: 1 }] }])
  expect(dangers).toEqual([other])
})

test('nothing found is not said of a recipe whose steps are in a language that is not read', () => {
  const { cleared, dangers } = told({ kind: 'texts not read', line: null, step: null })
  expect([cleared, dangers]).toMatchObject([[], [{ kind: 'texts not read' }]])
})

test('hazards stand with possible allergies, and faults of the text are left to the panel below', () => {
  const hazard: ReportedFinding = {
    kind: 'hazard',
    hazard: 'raw egg',
    eater: null,
    about: 'egg',
    line: null,
    step: 0,
  }
  const unknown: ReportedFinding = { kind: 'unknown line', text: '1 foo', line: 0, step: null }
  const unused: ReportedFinding = { kind: 'unused ingredient', food: 'onion', line: 2, step: null }
  const { certain, possible, dangers, remarks } = told(hazard, unknown, unused, tahini)
  expect(certain).toMatchObject([{ eater: 'Mara', contains: [{ food: 'tahini' }] }])
  expect(possible).toEqual([])
  expect(dangers).toEqual([hazard])
  expect(remarks).toEqual([unknown])
})
