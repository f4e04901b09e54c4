import { maxWishDescriptionLength } from '#shared/contract/limits.ts'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { ownCpuMsOf } from '../support/process/cpuTime.ts'
import { type Figure, limit, median } from './table.ts'

const repeated = (words: string) =>
  words.repeat(Math.ceil(maxWishDescriptionLength / words.length)).slice(0, maxWishDescriptionLength)

const ordinary = repeated(
  'Something warm for a rainy evening, with plenty of vegetables and not too much cheese, for my husband and the kids. ',
)

/** Words of one or two letters that are people, foods or nothing in several languages, with signs that part clauses. */
const hostile = [
  ...['i=', 'i,', '1=', '1 ', 'mi=', 'a=', 'ma=', 'er=', '🥜=', '🥜', 'i y ', 'я ', 'و=', 'iegg='],
  'i\u0301 ',
]

const rounds = 7
/** A single reading is too short for the clock of the process. */
const readingsOfOrdinary = 20

/**
 * What the longest wishes that a sender can make up cost beside an ordinary one of the same length: they have up to 500
 * words where that has 100, and more languages may be theirs.
 */
export async function benchHostileWishes(): Promise<Figure> {
  const times: number[] = []
  let worst = { words: '', times: 0 }
  for (const words of hostile) {
    const wish = repeated(words)
    const ofWords: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ordinaryMs = await ownCpuMsOf(async () => {
        for (let at = 0; at < readingsOfOrdinary; at += 1) readWishLimits(ordinary)
      })
      const ms = await ownCpuMsOf(async () => readWishLimits(wish))
      ofWords.push(ms / (ordinaryMs / readingsOfOrdinary))
    }
    const ofMedian = median(ofWords)
    times.push(ofMedian)
    if (ofMedian > worst.times) worst = { words, times: ofMedian }
  }
  return limit(
    `the longest wish of nothing but "${worst.words}", the slowest of ${hostile.length}, beside an ordinary one`,
    [Math.max(...times)],
    40,
    'times',
  )
}
