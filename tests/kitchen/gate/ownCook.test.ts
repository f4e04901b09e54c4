import { expect, test } from 'vitest'
import { cookedFindings } from '../../support/recipes/cookedFindings.ts'
import { everyAnswer } from '../../support/recipes/everyAnswer.ts'

/** Every so many answers are cooked here, and all of them by `npm run bench`; a prime, so that none is left out. */
const everySoMany = 53

test('the gate has no findings in the built-in cook’s recipes for a spread of answers', () => {
  const found = [...everyAnswer()].flatMap((answers, seed) =>
    seed % everySoMany === 0 ? cookedFindings(answers, seed) : [],
  )
  expect(found).toEqual([])
})
