import { expect, test } from 'vitest'
import { dishRules, sharesOfDishRules } from '../dishRules.ts'
import { sharedSentenceRule } from '../faultsOfAnswers.ts'
import { brokenBy } from './soundStew.ts'

test('each rule of dishes has a name of its own and a share that may break it', () => {
  const names = [...dishRules.map(({ name }) => name), sharedSentenceRule.name]
  expect([...new Set(names)].sort()).toEqual(Object.keys(sharesOfDishRules).sort())
})

test('a sound stew breaks no rule of dishes', () => {
  expect(brokenBy({})).toEqual([])
})
