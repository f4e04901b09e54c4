import { asMinutes, type Minutes } from '../../units/quantities.ts'
import type { FilledDish, FilledDishItem } from '../filledDish.ts'
import { gramsOfItem } from './bakingDishSizes.ts'
import { joinProse, sliceProse } from './prose.ts'
import { factsOfStep } from './stepFacts.ts'
import { type FilledSlot, type Prose, type StepPrefix, slotMarks } from './template.ts'

/** Pieces that a step shapes, and how many of them a pan holds. */
export interface ShapedPieces {
  count: number
  perPan: number
}

export function piecesShapedIn({ words, slots }: Prose): ShapedPieces | null {
  const { shapes } = factsOfStep(words)
  const slot = shapes ? slots[shapes.count] : undefined
  return shapes && slot?.kind === 'amount' ? { count: Number(slot.text), perPan: shapes.perPan } : null
}

/** Grams of meat that a skillet of 30 cm browns at once, and how much more of anything passes for one panful. */
const gramsPerPan = 460
const tolerance = 1.35

/** The slots, the time of what a pan does not hold at once in as many batches as it takes. */
export function slotsOfPan(
  { words, slots }: Prose,
  shaped: ShapedPieces | null,
  prefix: StepPrefix,
  plate: FilledDish,
): readonly FilledSlot[] {
  const { panWork } = factsOfStep(words)
  // A dish that was already timed keeps its time when more people come; its description speaks of batches then.
  if (!panWork || plate.orders.prepFor !== null) return slots
  const food = panWork.food === null ? null : slots[panWork.food]
  const panCount =
    food === null
      ? (shaped?.count ?? 0) / (shaped?.perPan ?? 1)
      : food?.kind === 'names'
        ? (panWork.colors ? pansToBrown : pansOfMeat)(
            food.isWhole ? (food.foodSlots ?? []) : [],
            prefix,
            plate,
          )
        : 0
  if (panCount <= tolerance) return slots
  const batches = Math.max(2, Math.ceil(panCount - (tolerance - 1)))
  return slots.map((slot, index) =>
    index === panWork.time && slot.kind === 'time' && !slot.isBackground
      ? {
          ...slot,
          purpose: 'batches',
          batches,
          isRange: false,
          least: slot.upTo,
          upTo: asMinutes(slot.upTo * batches),
        }
      : slot,
  )
}

const pansOfMeat = (...of: Parameters<typeof gramsOfMeat>) => gramsOfMeat(...of) / gramsPerPan

/** Batches and second pans that the author wrote for more meat than there is now. */
const writtenBatchesPattern = new RegExp(
  `,? in two batches,? (${slotMarks.time})(?: in all| (each))?|\\btwo (?:(large|wide) )?(skillets|pans)\\b`,
)

/** The prose without batches and second pans that one panful does not need. */
export function withoutNeedlessBatches(prose: Prose, prefix: StepPrefix, plate: FilledDish): Prose {
  const found = writtenBatchesPattern.exec(prose.words)
  if (!found || plate.orders.prepFor !== null) return prose
  const before = sliceProse(prose, 0, found.index).slots
  const meats = prose.slots.flatMap((slot) => (slot.kind === 'names' ? (slot.foodSlots ?? []) : []))
  const grams = gramsOfMeat([...new Set(meats)], prefix, plate)
  // The author wrote two batches: half of the amount is one of them.
  const { dish, share, servings } = plate
  const isHalf = (share * servings) / (dish.serves ?? 4) <= 0.5
  if (grams === 0 ? !isHalf : grams > gramsPerPan) return prose
  const rest = sliceProse(prose, found.index + found[0].length)
  const [, time, isOfOne, size, pans] = found
  const head = sliceProse(prose, 0, found.index)
  if (!time) return joinProse(head, `a ${size ? `${size} ` : ''}${pans === 'pans' ? 'pan' : 'skillet'}`, rest)
  const slot = prose.slots[before.length]!
  if (slot.kind !== 'time') return prose
  const shared = (minutes: Minutes) => asMinutes(isOfOne ? minutes : Math.ceil(minutes / 2))
  const once: FilledSlot = { ...slot, least: shared(slot.least), upTo: shared(slot.upTo) }
  // "Sear the beef, patted dry, 4 minutes": what is put between commas keeps its second one.
  const comma = found[0].startsWith(',') && /,[^.;]*$/.test(head.words) ? ',' : ''
  return joinProse(head, { words: `${comma} ${slotMarks.time}`, slots: [once] }, rest)
}

/** Grams of vegetables and the like that such a skillet browns at once: a tenth of their water goes in eight minutes. */
const gramsOfVegetablesPerPan = 600
const isSolid: ReadonlySet<string> = new Set(['meat', 'fish', 'vegetable', 'legume', 'fruit', 'dairy'])

/** Grams of one piece of each food, read once: dishes are tried by the hundred. At most as many as the larder has foods and sizes. */
const gramsOfOne = new Map<string, number>()

function roughGramsOfItem(item: FilledDishItem): number {
  const { amount, food, size } = item
  if (amount.unit === 'g') return amount.quantity
  const key = `${food.name}|${amount.unit}|${size}`
  const one = gramsOfOne.get(key) ?? gramsOfItem(item) / amount.quantity
  gramsOfOne.set(key, one)
  return one * amount.quantity
}

/** How many panfuls of meat, fish, vegetables and the like there are, where the step wants them to take color. */
function pansToBrown(slotNames: readonly string[], prefix: StepPrefix, { slots }: FilledDish): number {
  const items = new Set(slotNames.flatMap((slot) => slots.get(prefix + slot) ?? []))
  return [...items].reduce((sum, item) => {
    const { kind, name } = item.food
    if (!isSolid.has(kind) || item.amount.unit === 'clove') return sum
    const isMeat = kind === 'meat' || kind === 'fish'
    const share = name.startsWith('ground ') ? 0.6 : 1
    return sum + (roughGramsOfItem(item) * share) / (isMeat ? gramsPerPan : gramsOfVegetablesPerPan)
  }, 0)
}

/** Pieces of meat and fish; ground meat is stirred as it browns, and more of it goes into a pan. */
function gramsOfMeat(slotNames: readonly string[], prefix: StepPrefix, { slots }: FilledDish): number {
  return slotNames
    .flatMap((slot) => slots.get(prefix + slot) ?? [])
    .reduce((sum, { food, amount }) => {
      const isMeat = (food.kind === 'meat' || food.kind === 'fish') && amount.unit === 'g'
      return sum + (isMeat ? amount.quantity * (food.name.startsWith('ground ') ? 0.6 : 1) : 0)
    }, 0)
}
