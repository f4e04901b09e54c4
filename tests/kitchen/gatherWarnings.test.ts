import { describe, expect, test } from 'vitest'
import type { EaterConcern } from '#shared/kitchen/findings/concerns.ts'
import {
  type EaterFoodFinding,
  groupFindingsIntoWarnings,
} from '#shared/kitchen/findings/groupFindingsIntoWarnings.ts'
import {
  allergiesWithNothingFound,
  groupVerdictsByEater,
  inconclusiveVerdicts,
} from '#shared/kitchen/findings/verdicts.ts'
import { sortFindingsByLevel, warningLevelOfFinding } from '#shared/kitchen/findings/warningLevels.ts'

const sesame: EaterConcern = { kind: 'allergen', id: 'sesame' }
const milk: EaterConcern = { kind: 'allergen', id: 'milk' }
const kiwi: EaterConcern = { kind: 'allergy', food: 'kiwi' }
const vegan: EaterConcern = { kind: 'diet', id: 'vegan' }

const found = (
  kind: EaterFoodFinding['kind'],
  eater: string,
  concern: EaterConcern,
  ...path: string[]
): EaterFoodFinding => ({ kind, eater, concern, path, namedIn: 'line', step: null })

const listed = (food: string) => ({ food, namedIn: 'line', step: null })

describe('gathering findings', () => {
  test('groupFindingsIntoWarnings makes one warning per person and allergen, with the foods that contain it', () => {
    const warnings = groupFindingsIntoWarnings([
      found('may contain', 'Mara', sesame, 'flatbread', 'sesame seed'),
      found('contains', 'Mara', sesame, 'tahini', 'sesame seed'),
      found('contains', 'Mara', sesame, 'sesame seed'),
      found('contains', 'Mara', sesame, 'tahini', 'sesame seed'),
      found('contains', 'Jonas', sesame, 'tahini', 'sesame seed'),
    ])
    expect(warnings).toEqual([
      {
        level: 'certain',
        eater: 'Mara',
        concern: sesame,
        contains: [listed('tahini'), listed('sesame seed')],
        mayContain: [listed('flatbread')],
      },
      { level: 'certain', eater: 'Jonas', concern: sesame, contains: [listed('tahini')], mayContain: [] },
    ])
  })

  test('groupFindingsIntoWarnings sorts certain allergies first, then possible ones, then diets and dislikes', () => {
    const warnings = groupFindingsIntoWarnings([
      found('contains', '', vegan, 'honey'),
      found('contains', 'Jonas', { kind: 'dislike', food: 'olives' }, 'olive'),
      found('may contain', 'Mara', milk, 'bread'),
      found('contains', 'Mara', kiwi, 'fruit salad'),
    ])
    expect(warnings.map(({ level, concern }) => [level, concern.kind])).toEqual([
      ['certain', 'allergy'],
      ['possible', 'allergen'],
      ['note', 'diet'],
      ['note', 'dislike'],
    ])
  })

  test('groupFindingsIntoWarnings names a food that certainly and possibly contains an allergen once, as certain', () => {
    const [warning] = groupFindingsIntoWarnings([
      found('may contain', 'Mara', milk, 'bread'),
      found('contains', 'Mara', milk, 'bread'),
    ])
    expect(warning).toMatchObject({ contains: [listed('bread')], mayContain: [] })
  })
})

test('hazards and unchecked recipes have the severity of a possible allergy', () => {
  expect(warningLevelOfFinding({ kind: 'hazard' })).toBe('possible')
  expect(warningLevelOfFinding({ kind: 'not checked' })).toBe('possible')
  expect(warningLevelOfFinding({ kind: 'over time' })).toBe('note')
  expect(warningLevelOfFinding({ kind: 'contains', concern: vegan })).toBe('note')
})

test('only allergies with the verdict "nothing found" are listed as not found, by person', () => {
  expect(
    allergiesWithNothingFound(
      groupVerdictsByEater([
        { eater: 'Mara', concern: sesame, verdict: 'may contain' },
        { eater: 'Mara', concern: kiwi, verdict: 'nothing found' },
        { eater: 'Jonas', concern: milk, verdict: 'contains' },
        { eater: 'Mara', concern: milk, verdict: 'nothing found' },
        { eater: 'Mara', concern: vegan, verdict: 'nothing found' },
        ...inconclusiveVerdicts.map((verdict) => ({ eater: 'Tom', concern: milk, verdict })),
      ]),
    ),
  ).toEqual([{ eater: 'Mara', allergies: [milk, kiwi] }])
})

test('detailed findings are sorted by severity, certain ones first', () => {
  const inOrder = sortFindingsByLevel([
    found('may contain', 'Mara', vegan, 'bun'),
    found('contains', 'Jonas', vegan, 'milk'),
    { kind: 'hazard' as const },
    found('may contain', 'Mara', sesame, 'bun'),
    found('contains', 'Mara', milk, 'milk'),
  ])
  expect(
    inOrder.map((each) => ('concern' in each ? `${each.kind} ${each.concern.kind}` : each.kind)),
  ).toEqual(['contains allergen', 'hazard', 'may contain allergen', 'contains diet', 'may contain diet'])
})
