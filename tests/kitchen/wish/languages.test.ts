import { describe, expect, test } from 'vitest'
import { arabicCases } from './cases/arabic.ts'
import { dutchCases } from './cases/dutch.ts'
import { englishCases } from './cases/english.ts'
import { frenchCases } from './cases/french.ts'
import { italianCases } from './cases/italian.ts'
import { expectationOf, readingOf } from './readingOf.ts'

describe.each([
  ['English', englishCases],
  ['French', frenchCases],
  ['Italian', italianCases],
  ['Dutch', dutchCases],
  ['Arabic', arabicCases],
] as const)('limits of a wish in %s', (_language, cases) => {
  test.each(cases)('"%s" leaves out: %s', (wish, expected) => {
    const reading = readingOf(wish)
    // A question is no mistake where it stands beside what was understood; silence is.
    expect(expected === '?' ? reading.includes('?') : reading).toEqual(
      expected === '?' ? true : expectationOf(expected),
    )
  })
})
