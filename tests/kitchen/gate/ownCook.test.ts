import { expect, test } from 'vitest'
import { cookedFindings } from '../../support/cookedFindings.ts'
import { everyAnswer } from '../../support/everyAnswer.ts'

/** Every so many answers are cooked here, and all of them by `npm run bench`; a prime, so that none is left out. */
const everySoMany = 53

test('the gate finds nothing in what our own cook writes for answers spread through all there are', () => {
  const found = [...everyAnswer()].flatMap((answers, seed) =>
    seed % everySoMany === 0 ? cookedFindings(answers, seed) : [],
  )
  expect(found).toEqual([])
})
