import { expect, test } from 'vitest'
import { translateFoodsInReport } from '#client/data/translateFoodsInReport.ts'
import { findHazardsOfStep } from '#client/features/warnings/hazardsOf.ts'
import { groupWarningsByPerson } from '#client/features/warnings/householdWarnings.ts'
import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import {
  groupVerdictsByEater,
  inconclusiveVerdicts,
  type VerdictKind,
} from '#shared/kitchen/findings/verdicts.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { unknownLineSentence } from '#shared/messages/recipes/warnings.ts'

const sesame = { kind: 'allergen', id: 'sesame' } as const
const kiwi = { kind: 'allergy', food: 'kiwi' } as const
const verdictsOfMara = (ofSesame: VerdictKind, ofKiwi = ofSesame): RecipeReport['verdictsByEater'] =>
  groupVerdictsByEater([
    { eater: 'Mara', concern: sesame, verdict: ofSesame },
    { eater: 'Mara', concern: kiwi, verdict: ofKiwi },
  ])
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
const told = (findings: ReportedFinding[], verdictsByEater: RecipeReport['verdictsByEater'] = []) =>
  groupWarningsByPerson({
    version: null,
    recipeVersion: null,
    checkedFor: [],
    findings,
    foodNames: [],
    verdicts: [],
    verdictsByEater,
    unknownAllergies: [],
    open: null,
    allergens: [],
    breaksDiets: [],
    unknownLines: [],
    nutrition: { perServing: null, lines: [], notCounted: [] },
  })

test('exactly the allergies with the verdict "nothing found" are listed under "nothing found"', () => {
  expect(told([], verdictsOfMara('nothing found')).cleared).toEqual([
    { eater: 'Mara', allergies: [sesame, kiwi] },
  ])
  expect(told([tahini], verdictsOfMara('contains', 'nothing found')).cleared).toEqual([
    { eater: 'Mara', allergies: [kiwi] },
  ])
})

test.each(inconclusiveVerdicts)(
  'an allergy with the verdict "%s" is not listed under "nothing found"',
  (verdict) => {
    expect(told([], verdictsOfMara(verdict)).cleared).toEqual([])
  },
)

test('no allergy is listed under "nothing found" when findings are missing in a report', () => {
  expect(told([{ kind: 'not listed', count: 3 }], verdictsOfMara('may contain')).cleared).toEqual([])
  expect(told([]).cleared).toEqual([])
})

test('a food that only a step names is listed among the warnings', () => {
  const unlisted: ReportedFinding = { kind: 'unlisted food', food: 'roasted peanut', line: null, step: 1 }
  expect(told([unlisted]).dangers).toEqual([unlisted])
})

test('a word of a step that calls no food we know is among the dangers, by its name and step', () => {
  const unknown: ReportedFinding = { kind: 'unknown word', about: 'fnord', line: null, step: 2 }
  expect(told([unknown]).dangers).toEqual([unknown])
  expect(sentenceOfFinding(unknown)).toBe('We cannot tell what is in it: we do not know “fnord” in step 3.')
  expect(findHazardsOfStep({ findings: [unknown] } as unknown as RecipeReport, 2)).toEqual([unknown])
})

test('a food of a step with an allergen is not repeated as an unlisted food', () => {
  const unlisted: ReportedFinding = { kind: 'unlisted food', food: 'tahini', line: null, step: 1 }
  const other: ReportedFinding = { kind: 'unlisted food', food: 'caper', line: null, step: 1 }
  const { certain, dangers } = told([{ ...tahini, namedIn: 'step', line: null, step: 1 }, unlisted, other])
  expect(certain).toMatchObject([{ contains: [{ food: 'tahini', step: 1 }] }])
  expect(dangers).toEqual([other])
})

test.each(['some', 'for care'] as const)('unread texts (%s) are listed among the warnings', (texts) => {
  const { dangers } = told([{ kind: 'texts not read', texts, line: null, step: null }])
  expect(dangers).toMatchObject([{ kind: 'texts not read' }])
})

test('hazards are listed among the warnings, and an unused ingredient only in the panel below', () => {
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
  const { certain, possible, dangers, remarks } = told([hazard, unknown, unused, tahini])
  expect(certain).toMatchObject([{ eater: 'Mara', contains: [{ food: 'tahini' }] }])
  expect(possible).toEqual([])
  expect(dangers).toEqual([hazard])
  expect(remarks).toEqual([unknown])
})

test('a report of an earlier release, without verdicts, warns and gives no all-clear', () => {
  const nutrition = { perServing: null, lines: [], notCounted: [] }
  const words = { allergens: [], breaksDiets: [], unknownLines: [], nutrition }
  const answered = {
    version: null,
    recipeVersion: null,
    checkedFor: [],
    verdicts: [],
    findings: [tahini],
    ...words,
  }
  const report = translateFoodsInReport(answered)
  expect(groupWarningsByPerson(report).certain).toHaveLength(1)
  expect(groupWarningsByPerson(report).cleared).toEqual([])
  expect(report.open).toBe('not checked')
})

test('an unreadable line is shown with the allergies it may concern, or else as a remark', () => {
  const zorblat: ReportedFinding = { kind: 'unknown line', text: '2 tbsp zorblat', line: 1, step: null }
  const ofMara = told([zorblat], verdictsOfMara('contains', 'unknown line'))
  expect(ofMara).toMatchObject({ remarks: [], unknownLines: [{ line: '2 tbsp zorblat', allergies: [kiwi] }] })
  const [{ line, allergies }] = ofMara.unknownLines as [(typeof ofMara.unknownLines)[0]]
  expect(unknownLineSentence(line, allergies)).toBe(
    'We do not know “2 tbsp zorblat”. Check whether it contains kiwi.',
  )
  expect(told([zorblat])).toMatchObject({ remarks: [zorblat], unknownLines: [] })
})
