import { readLineWithMass } from '../../nutrition/lineMass.ts'
import { formatAmountAndFood } from '../cookAmounts.ts'
import type { FilledDish, FilledDishItem } from '../filledDish.ts'
import type { TypedStep } from './typedStep.ts'

/** A dish without a size in the words of its step; "in which the peppers fit closely" is a size. */
const dishWithoutSize =
  /\b(an?|two|an? (?:oiled|greased|buttered)) (?:(?:small|large|wide|roomy),? )*(deep |shallow )?baking dish(?:es)?\b(?! (?:of|that|in which|no deeper|just))/i
const isSized = /\b\d[\d.]* (?:l|cm|liters?)\b[^.]*\bbaking dish|\bbaking dish of\b/i

/** The sizes that are sold in liters, with the inches of their sides, and the grams of food that each takes with a rim left free. */
const sizes: readonly { grams: number; text: string }[] = [
  { grams: 450, text: '0.5 l (5 × 6 in)' },
  { grams: 700, text: '1 l (6 × 8 in)' },
  { grams: 1_100, text: '1.5 l (8 × 8 in)' },
  { grams: 1_600, text: '2 l (8 × 11 in)' },
  { grams: 2_600, text: '3 l (9 × 13 in)' },
  { grams: 4_000, text: '4.5 l (10 × 15 in)' },
]

/** The steps with a size at the first baking dish that has none: by the weight of all foods but the side's. */
export function sizeBakingDish(steps: readonly TypedStep[], plate: FilledDish): readonly TypedStep[] {
  if (steps.some(({ prose }) => isSized.test(prose.words))) return steps
  const at = steps.findIndex(({ prose, role }) => role === 'dish' && dishWithoutSize.test(prose.words))
  const step = steps[at]
  if (!step) return steps
  const grams = plate.items
    .filter(({ slot }) => !slot.startsWith('side.'))
    .reduce((sum, item) => sum + gramsOfItem(item), 0)
  const size = sizes.find((each) => grams <= each.grams) ?? sizes.at(-1)!
  const count = Math.ceil(grams / size.grams)
  const words = step.prose.words.replace(dishWithoutSize, (_, article: string, depth: string = '') =>
    count > 1
      ? `${count === 2 ? 'two' : count} ${size.text} baking dishes`
      : `${article.toLowerCase() === 'two' ? 'a' : article} ${depth}${size.text} baking dish`,
  )
  return steps.with(at, { ...step, prose: { ...step.prose, words } })
}

/** What an item weighs as it is listed; 0 where it cannot be known. */
export function gramsOfItem({ amount, food, size, preparation }: FilledDishItem): number {
  if (amount.unit === 'g') return amount.quantity
  const line = formatAmountAndFood(amount, food, size)
  return readLineWithMass(preparation ? `${line}, ${preparation}` : line)?.grams?.typical ?? 0
}
