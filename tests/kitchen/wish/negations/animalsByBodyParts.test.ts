import { expect, test } from 'vitest'
import { animalsByBodyParts, bodyPartsOfNoLimit } from '../cases/animalsByBodyParts.ts'
import { expectationOf, readingOf } from '../readingOf.ts'

test.each(animalsByBodyParts)(
  'the wish "%s" leaves out the animals that it describes: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)

test.each(bodyPartsOfNoLimit)('the wish "%s" leaves nothing out and asks nothing', (wish) => {
  expect(readingOf(wish)).toEqual([])
})
