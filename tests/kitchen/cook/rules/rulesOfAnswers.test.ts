import { expect, test } from 'vitest'
import { cookAnswers } from '../../../support/recipes/cookedAnswers.ts'
import { sharesOfDishRules } from './dishRules.ts'
import { findFaultsOfAnswers } from './faultsOfAnswers.ts'

/** Prime to the length of every word list. The bench reads every answer. */
const every = 173

test('in a sample of the answers, no rule of dishes is broken more often than it may be', () => {
  const { answers, answersByRule, faults } = findFaultsOfAnswers(cookAnswers(every))
  const tooMany = Object.entries(sharesOfDishRules).flatMap(([rule, share]) => {
    const found = answersByRule.get(rule) ?? 0
    // A sample meets a rare fault by chance: three standard deviations are allowed.
    const most = share * answers + 3 * Math.sqrt(share * (1 - share) * answers)
    const examples = faults.filter((fault) => fault.rule === rule).slice(0, 3)
    return found > most ? [{ rule, found, most, examples }] : []
  })
  expect(tooMany).toEqual([])
})
