import { expect, test } from 'vitest'
import { sampleOf } from '../../support/grid.ts'
import { cookedFindings } from '../../support/recipes/cookedFindings.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'

/** Every so many answers are cooked here, and all of them by `npm run bench`; primes, so that answers of every kind are met. */
const everySoMany = 53
const everySoManyOfThose = 7

test('the gate has no findings in the built-in cook’s recipes for a spread of answers', () => {
  const spread = [...everyAnswer()].entries().filter(([seed]) => seed % everySoMany === 0)
  const found = sampleOf([...spread], everySoManyOfThose).flatMap(([seed, answers]) =>
    cookedFindings(answers, seed),
  )
  expect(found).toEqual([])
})
