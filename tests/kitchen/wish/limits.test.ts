import { expect, test } from 'vitest'
import { hurriedLimits, hurriedWishes } from './cases/hurriedWishes.ts'
import { kindsOfLimits, notOfThoseKinds } from './cases/kindsOfLimits.ts'
import { limitsOfOthers, wishesOfOthers } from './cases/wishesOfOthers.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each([...kindsOfLimits, ...hurriedLimits, ...limitsOfOthers])(
  '"%s" leaves out at least, or asks: %s',
  (wish, expected) => {
    const reading = readingOf(wish)
    const lacks = expectationOf(expected).filter((each) => each !== '?' && !reading.includes(each))
    expect({ reading, lacks: reading.includes('?') ? [] : lacks }).toEqual({ reading, lacks: [] })
    expect(reading).not.toEqual([])
  },
)

test.each([...notOfThoseKinds, ...hurriedWishes, ...wishesOfOthers])(
  '"%s" leaves nothing out and asks nothing',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)
