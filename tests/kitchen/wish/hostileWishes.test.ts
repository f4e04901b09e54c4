import { expect, test } from 'vitest'
import { maxWishDescriptionLength } from '#shared/contract/limits.ts'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'

const repeated = (words: string) =>
  words.repeat(Math.ceil(maxWishDescriptionLength / words.length)).slice(0, maxWishDescriptionLength)

const ordinary = repeated(
  'Something warm for a rainy evening, with plenty of vegetables and not too much cheese, for my husband and the kids. ',
)

/** Words of one or two letters that are people, foods or nothing in several languages, with signs that part clauses. */
const hostile = [
  'i=',
  'i,',
  '1=',
  '1 ',
  'mi=',
  'a=',
  'ma=',
  'er=',
  '🥜=',
  '🥜',
  'i y ',
  'я ',
  'و=',
  'iegg=',
  'i\u0301 ',
]

/** They have up to 500 words where the ordinary wish has 100, and more languages may be theirs. */
const maxTimes = 40

// The two are timed in turn, and the least of each counts: others use the machine as well.
test.each(hostile)(
  'the longest wish of nothing but "%s" takes as long as 40 ordinary ones at most',
  (words) => {
    const wish = repeated(words)
    const ordinaryWishes = Array<string>(maxTimes).fill(ordinary)
    let [least, leastOrdinary] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < 3; round += 1) {
      leastOrdinary = Math.min(
        leastOrdinary,
        cpuMs(() => ordinaryWishes.map((each) => readWishLimits(each))),
      )
      least = Math.min(
        least,
        cpuMs(() => readWishLimits(wish)),
      )
    }
    expect(least).toBeLessThan(leastOrdinary)
  },
)
