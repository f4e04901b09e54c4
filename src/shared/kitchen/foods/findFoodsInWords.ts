import { isFoodNameOnlyWhenWhole, longestNameLengthFromWord } from './catalogueIndex.ts'
import { correctFoodWordSpelling } from './correctFoodWordSpelling.ts'
import { isDescribingWord, isJoiningWord } from './describingWords.ts'
import { type Claim, findFoodClaimAt } from './foodClaims.ts'
import { type Food, findFoodByKey } from './foods.ts'
import { isAdjectiveAfterFood, isForeignFoodAdjective } from './foreign/foreignAdjectives.ts'
import { isForeignMeasureWord } from './foreign/foreignMeasures.ts'

/** A stretch of a name: a food, a claim about it, a word that joins, or an unknown word. */
export type FoodNameSegment =
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
  'farmhouse loaf',
  'hawaiian roll',
  'special k',
])

/**
 * How words are read: a remark is no name, and a cut is a food only where nothing else in the whole name is. In a sentence
 * nothing else may be said of a food, so that a name of describing words counts.
 */
export type FoodReadingMode = 'name' | 'cut' | 'remark' | 'sentence'

/**
 * Reads words (see splitFoodNameIntoWords) as foods and what is said of them, longest names first, in time linear in their
 * number. In a name, a word one letter away from a food is read as that food; as a cut, words such as "steak" and
 * "heart" are foods too.
 */
export function findFoodsInWords(
  words: readonly string[],
  reading: FoodReadingMode = 'name',
): FoodNameSegment[] {
  return readWords(words, reading === 'cut' ? () => false : isDescribingWord, reading)
}

function readWords(
  words: readonly string[],
  isDescription: (word: string) => boolean,
  reading: FoodReadingMode,
): FoodNameSegment[] {
  const best: { cost: number; stretch: FoodNameSegment | null }[] = [{ cost: 0, stretch: null }]
  for (let to = 1; to <= words.length; to++) best.push({ cost: Number.POSITIVE_INFINITY, stretch: null })
  const offer = (price: number, stretch: FoodNameSegment) => {
    const total = best[stretch.from]!.cost + price
    if (total < best[stretch.to]!.cost) best[stretch.to] = { cost: total, stretch }
  }
  const isMeasure = (at: number) => isForeignMeasureWord(words, at)
  for (let from = 0; from < words.length; from++) {
    const word = words[from]!
    const single = { word, from, to: from + 1 }
    if (isJoiningWord(word)) offer(cost.joining, { kind: 'joining', ...single })
    else if (isDescription(word) || isMeasure(from)) offer(cost.describing, { kind: 'describing', ...single })
    else if (reading !== 'remark' && isOnlyAdjective(words, from))
      offer(cost.describing, { kind: 'describing', ...single })
    else offer(cost.unknown, { kind: 'unknown', ...single })
    const whole = readyLength(words, from)
    if (whole > 0) offer(cost.describing, { kind: 'describing', word, from, to: from + whole })
    const claim = findFoodClaimAt(words, from)
    if (claim) offer(cost.claim, { kind: 'claim', claim: claim.claim, from, to: from + claim.length })
    offerFoods(words, from, isDescription(word) || isMeasure(from), reading, offer)
  }
  const stretches: FoodNameSegment[] = []
  for (let to = words.length; to > 0; ) {
    const { stretch } = best[to]!
    stretches.push(stretch!)
    to = stretch!.from
  }
  return stretches.reverse()
}

/** How many words "ready to eat", "ready to roll" and their like, or Spanish "en polvo", take from here; 0 where none begins. */
function readyLength(words: readonly string[], from: number): number {
  if (words[from] === 'en' && words[from + 1] === 'polvo') return 2
  return words[from] === 'ready' && words[from + 1] === 'to' && from + 3 <= words.length ? 3 : 0
}

/** "Of" and articles of other languages: "100 g de pan". */
const wordsBefore = new Set('de di du da do del des d of la le el il lo los las les'.split(' '))

/** Whether there is nothing beside these words but what is said of them: "toasted til". */
function isWhole(words: readonly string[], from: number, to: number): boolean {
  return words.every((word, at) => (at >= from && at < to) || wordsBefore.has(word) || isDescribingWord(word))
}

/** Whether a food's name has no word by which it could be told from what is said of others. */
export const isFoodNameWithoutTellingWord = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every((word) => isDescribingWord(word) || isJoiningWord(word)) &&
  (words.some(isJoiningWord) || plainNames.has(words.join(' ')))

/** Whether a word says what a food beside it is like, and is none itself: "boquerones frescos", "frische Feigen". */
const isOnlyAdjective = (words: readonly string[], at: number): boolean =>
  words.length > 1 &&
  isForeignFoodAdjective(words[at]!) &&
  (findFoodByKey(words[at]!) === null || isAdjectiveAfterFood(words, at))

function offerFoods(
  words: readonly string[],
  from: number,
  isDescription: boolean,
  reading: FoodReadingMode,
  offer: (price: number, stretch: FoodNameSegment) => void,
): void {
  let key = ''
  let isNamed = false
  const last = Math.min(words.length, from + longestNameLengthFromWord(words[from]!))
  for (let to = from + 1; to <= last; to++) {
    key = key === '' ? words[from]! : `${key} ${words[to - 1]!}`
    const isSaidOfFood = to === from + 1 && (isDescription || isAdjectiveAfterFood(words, from))
    const food = isSaidOfFood ? null : findFoodByKey(key)
    if (!food || (isFoodNameOnlyWhenWhole(key) && !isWhole(words, from, to))) continue
    isNamed = true
    const own = words.slice(from, to)
    const isPlain = reading === 'sentence' && isFoodNameWithoutTellingWord(own)
    offer(isPlain ? plainNameCost : cost.food, { kind: 'food', food, words: own, from, to })
  }
  if (reading === 'remark' || isNamed || isDescription || isJoiningWord(words[from]!)) return
  if (isOnlyAdjective(words, from)) return
  const meant = correctFoodWordSpelling(words[from]!)
  const food = meant === null ? null : findFoodByKey(meant)
  if (food) offer(cost.respelt, { kind: 'food', food, words: [meant!], from, to: from + 1 })
}
