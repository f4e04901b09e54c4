import { isAdjectiveBehind, isAdjectiveOfOthers } from './adjectivesOfOthers.ts'
import { isWholeNameOnly, longestNameFrom } from './catalogueIndex.ts'
import { type Claim, claimAt } from './claims.ts'
import { correctSpelling } from './correctSpelling.ts'
import { isDescribing, isJoining } from './describingWords.ts'
import { type Food, foodByKey } from './foods.ts'
import { isForeignMeasure } from './foreignMeasures.ts'

/** A stretch of a name: a food, a claim about it, a word that joins, or an unknown word. */
export type Stretch =
  | { kind: 'food'; food: Food; words: readonly string[]; from: number; to: number }
  | { kind: 'claim'; claim: Claim; from: number; to: number }
  | { kind: 'joining' | 'describing' | 'unknown'; word: string; from: number; to: number }

/** What each reading of a word costs; the cheapest way through the words is how they are read. */
const cost = { food: 1, claim: 0.5, joining: 0.2, describing: 0.3, respelt: 1.4, unknown: 3 }
/** Of a food in a sentence whose name has no word that is one alone: "half-and-half". */
const plainNameCost = 0.55
/** The same without a joining word. Others are mostly said of foods in a sentence: "long rolls", "cooked meat". */
const plainNames: ReadonlySet<string> = new Set([
  'spring roll',
  'summer roll',
  'swiss roll',
  'california roll',
  'french stick',
  'salted crisp',
  'half n half',
])

/**
 * How words are read: a remark is no name, and a cut is a food only where nothing else in the whole name is. In a sentence
 * nothing else may be said of a food, so that a name of describing words counts.
 */
export type Reading = 'name' | 'cut' | 'remark' | 'sentence'

/**
 * Reads words (see foodWords) as foods and what is said of them, longest names first, in time linear in their
 * number. In a name, a word one letter away from a food is read as that food; as a cut, words such as "steak" and
 * "heart" are foods too.
 */
export function findFoods(words: readonly string[], reading: Reading = 'name'): Stretch[] {
  return readWords(words, reading === 'cut' ? () => false : isDescribing, reading)
}

function readWords(
  words: readonly string[],
  isDescription: (word: string) => boolean,
  reading: Reading,
): Stretch[] {
  const best: { cost: number; stretch: Stretch | null }[] = [{ cost: 0, stretch: null }]
  for (let to = 1; to <= words.length; to++) best.push({ cost: Number.POSITIVE_INFINITY, stretch: null })
  const offer = (price: number, stretch: Stretch) => {
    const total = best[stretch.from]!.cost + price
    if (total < best[stretch.to]!.cost) best[stretch.to] = { cost: total, stretch }
  }
  const isMeasure = (at: number) => isForeignMeasure(words, at)
  for (let from = 0; from < words.length; from++) {
    const word = words[from]!
    const single = { word, from, to: from + 1 }
    if (isJoining(word)) offer(cost.joining, { kind: 'joining', ...single })
    else if (isDescription(word) || isMeasure(from)) offer(cost.describing, { kind: 'describing', ...single })
    else if (reading !== 'remark' && isOnlyAdjective(words, from))
      offer(cost.describing, { kind: 'describing', ...single })
    else offer(cost.unknown, { kind: 'unknown', ...single })
    const whole = readyLength(words, from)
    if (whole > 0) offer(cost.describing, { kind: 'describing', word, from, to: from + whole })
    const claim = claimAt(words, from)
    if (claim) offer(cost.claim, { kind: 'claim', claim: claim.claim, from, to: from + claim.length })
    offerFoods(words, from, isDescription(word) || isMeasure(from), reading, offer)
  }
  const stretches: Stretch[] = []
  for (let to = words.length; to > 0; ) {
    const { stretch } = best[to]!
    stretches.push(stretch!)
    to = stretch!.from
  }
  return stretches.reverse()
}

/** How many words "ready to eat", "ready to roll" and their like take from here; 0 where none begins. */
function readyLength(words: readonly string[], from: number): number {
  return words[from] === 'ready' && words[from + 1] === 'to' && from + 3 <= words.length ? 3 : 0
}

/** "Of" and articles of other languages: "100 g de pan". */
const wordsBefore = new Set('de di du da do del des d of la le el il lo los las les'.split(' '))

/** Whether there is nothing beside these words but what is said of them: "toasted til". */
function isWhole(words: readonly string[], from: number, to: number): boolean {
  return words.every((word, at) => (at >= from && at < to) || wordsBefore.has(word) || isDescribing(word))
}

/** Whether a food's name has no word by which it could be told from what is said of others. */
export const isPlainName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every((word) => isDescribing(word) || isJoining(word)) &&
  (words.some(isJoining) || plainNames.has(words.join(' ')))

/** Whether a word says what a food beside it is like, and is none itself: "boquerones frescos", "frische Feigen". */
const isOnlyAdjective = (words: readonly string[], at: number): boolean =>
  words.length > 1 &&
  isAdjectiveOfOthers(words[at]!) &&
  (foodByKey(words[at]!) === null || isAdjectiveBehind(words, at))

function offerFoods(
  words: readonly string[],
  from: number,
  isDescription: boolean,
  reading: Reading,
  offer: (price: number, stretch: Stretch) => void,
): void {
  let key = ''
  let isNamed = false
  const last = Math.min(words.length, from + longestNameFrom(words[from]!))
  for (let to = from + 1; to <= last; to++) {
    key = key === '' ? words[from]! : `${key} ${words[to - 1]!}`
    const isSaidOfFood = to === from + 1 && (isDescription || isAdjectiveBehind(words, from))
    const food = isSaidOfFood ? null : foodByKey(key)
    if (!food || (isWholeNameOnly(key) && !isWhole(words, from, to))) continue
    isNamed = true
    const own = words.slice(from, to)
    const isPlain = reading === 'sentence' && isPlainName(own)
    offer(isPlain ? plainNameCost : cost.food, { kind: 'food', food, words: own, from, to })
  }
  if (reading === 'remark' || isNamed || isDescription || isJoining(words[from]!)) return
  if (isOnlyAdjective(words, from)) return
  const meant = correctSpelling(words[from]!)
  const food = meant === null ? null : foodByKey(meant)
  if (food) offer(cost.respelt, { kind: 'food', food, words: [meant!], from, to: from + 1 })
}
