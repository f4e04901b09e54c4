import { divideAmountByShares, roundShareToMeasurableAmount, subtractAmount } from './amountParts.ts'
import { type CookAmount, formatAmountForStep, isWeightOrVolumeAmount } from './cookAmounts.ts'
import type { FilledDishItem } from './filledDish.ts'
import type { AmountShareName } from './tell/parseTemplate.ts'

/** A food where a step speaks of it; a mark in the step's text stands for what is taken of it there. */
export interface StepFoodMention {
  item: FilledDishItem
  share: AmountShareName | null
  /** Another slot has the same food, so that a step must say how much of it is meant. */
  isOneOfSeveral: boolean
  /** The dish takes "the rest" of it somewhere, though perhaps in a sentence that fell away. */
  hasRest: boolean
}

const mark = '\uE000'
const firstNumber = 0xe100
const marked = /(\b[Tt]he )?\uE000(.)/g

export const makeFoodMentionMark = (index: number) => mark + String.fromCharCode(firstNumber + index)

export const withoutFoodMentionMarks = (text: string) => text.replace(/\uE000./g, '')

/** The steps with the amounts that they take in place of the marks: "2 tablespoons of the ", or only "the ". */
export function writeAmountsIntoSteps(
  steps: readonly string[],
  mentions: readonly StepFoodMention[],
): string[] {
  const mentionOf = (number: string) => mentions[number.charCodeAt(0) - firstNumber]!
  const inOrder = steps.flatMap((step) =>
    [...step.matchAll(marked)].map(([, , number]) => mentionOf(number!)),
  )
  const byItem = Map.groupBy(inOrder, ({ item }) => item)
  const said = new Map<StepFoodMention, string | null>()
  for (const [item, ofItem] of byItem) {
    for (const [mention, phrase] of sharePhrasesOf(item, ofItem)) said.set(mention, phrase)
  }
  return steps.map((step) =>
    step.replace(marked, (_, article: string | undefined, number: string) => {
      const mention = mentionOf(number)
      const phrase = said.get(mention) ?? null
      return phrase ?? article ?? (mention.share ? 'the ' : '')
    }),
  )
}

/** What each mention of one food takes of it; null where it is all of it, or what a step before took. */
function sharePhrasesOf(
  item: FilledDishItem,
  mentions: readonly StepFoodMention[],
): [StepFoodMention, string | null][] {
  const { amount } = item
  if (item.food.name === 'water') return waterAmountsOf(amount, mentions)
  const isSplit = mentions.some(({ share }) => share !== null)
  const isOneOfSeveral = mentions.some((mention) => mention.isOneOfSeveral)
  if (!isSplit)
    return mentions.map((mention, at) => [
      mention,
      at === 0 && isOneOfSeveral ? spelledShareOfThe(amount) : null,
    ])
  const isAmount = isWeightOrVolumeAmount(amount) || isOneOfSeveral
  const taken = sharesOf(mentions)
  const numbers = taken.flatMap(([, share]) => (typeof share === 'number' ? share : []))
  const isWhole = numbers.length > 1 && numbers.reduce((sum, share) => sum + share, 0) > almostAll
  const parts = isWhole && isWeightOrVolumeAmount(amount) ? divideAmountByShares(amount, numbers) : null
  return taken.map(([mention, share], at, all) => {
    if (share === null) return [mention, null]
    if (typeof share === 'string') return [mention, `${share} of the `]
    if (share > almostAll) return [mention, isOneOfSeveral ? spelledShareOfThe(amount) : null]
    const before = all.slice(0, at).flatMap(([, each]) => (typeof each === 'number' ? each : []))
    if (parts) return [mention, spelledShareOfThe(parts[before.length]!)]
    const isRest = before.reduce((sum, each) => sum + each, share) > almostAll
    if (!isAmount) return [mention, isRest ? 'the rest of the ' : `${nearestShareWord(share)} of the `]
    return [mention, spelledShareOfThe(amountTakenByLast(amount, [...before, share], isRest))]
  })
}

const almostAll = 0.99
const spelledShareOfThe = (amount: CookAmount) => `${formatAmountForStep(amount)} of the `

/** The amount that the last of `shares` takes, after those before it were measured out. */
function amountTakenByLast(amount: CookAmount, shares: readonly number[], isRest: boolean): CookAmount {
  let left = amount
  for (const share of shares.slice(0, -1))
    left = subtractAmount(left, roundShareToMeasurableAmount(amount, share, left))
  return isRest
    ? roundShareToMeasurableAmount(left, 1, left)
    : roundShareToMeasurableAmount(amount, shares.at(-1)!, left)
}

const sizes: Partial<Record<AmountShareName, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  most: 3 / 4,
}
/** What these words are where a later step takes the rest; alone they are left to the cook. */
const vague: Partial<Record<AmountShareName, number>> = { some: 1 / 3, 'a little': 1 / 4 }
const isLeftToCook = (share: AmountShareName | null) => share === 'more' || (share !== null && share in vague)

/** The part of the whole that each mention takes; a word where it is left to the cook, null where it takes none. */
function sharesOf(mentions: readonly StepFoodMention[]): [StepFoodMention, number | string | null][] {
  const isFinished =
    mentions.some(({ share }) => share === 'the rest' || share === 'half of the rest') ||
    (mentions.at(-1)?.share === null && mentions.some((mention) => mention.isOneOfSeveral))
  let left = 1
  return mentions.map((mention, at): [StepFoodMention, number | string | null] => {
    const { share } = mention
    const later = mentions.slice(at + 1)
    if (share === 'more' || (isLeftToCook(share) && !isFinished)) return [mention, share]
    if (left < 0.01) return [mention, null]
    if (share === null && (left === 1 || later.some((other) => other.share !== null))) return [mention, null]
    const isLast =
      share === null || share === 'the rest' || (later.length === 0 && mention.hasRest && !isFinished)
    const asked = share === 'half of the rest' ? left / 2 : (sizes[share!] ?? vague[share!] ?? left)
    const size = isLast ? left : Math.min(left, asked)
    left -= size
    return [mention, size]
  })
}

const words: readonly (readonly [number, string])[] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'most'],
]

function nearestShareWord(share: number): string {
  return words.reduce((best, each) =>
    Math.abs(each[0] - share) < Math.abs(best[0] - share) ? each : best,
  )[1]
}

/** Water has no line of its own: each step says how much it takes, but the first may be all there is. */
function waterAmountsOf(
  amount: CookAmount,
  mentions: readonly StepFoodMention[],
): [StepFoodMention, string | null][] {
  const shares = mentions.some(({ share }) => share !== null) ? sharesOf(mentions) : null
  return mentions.map((mention, at) => {
    const size = shares?.[at]?.[1] ?? 1
    const part = typeof size === 'number' ? roundShareToMeasurableAmount(amount, size, amount) : amount
    return [mention, `${formatAmountForStep(part)} `]
  })
}
