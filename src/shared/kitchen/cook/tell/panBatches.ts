import { asMinutes } from '../../units/quantities.ts'
import type { FilledDish } from '../filledDish.ts'
import { factsOfStep } from './stepFacts.ts'
import type { FilledSlot, Prose, StepPrefix } from './template.ts'

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
const gramsPerPan = 500
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
  const panfuls =
    food === null
      ? (shaped?.count ?? 0) / (shaped?.perPan ?? 1)
      : food?.kind === 'names'
        ? gramsOfMeat(food.isWhole ? (food.foodSlots ?? []) : [], prefix, plate) / gramsPerPan
        : 0
  if (panfuls <= tolerance) return slots
  const batches = Math.max(2, Math.ceil(panfuls - (tolerance - 1)))
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

/** Pieces of meat and fish; ground meat is stirred as it browns, and more of it goes into a pan. */
function gramsOfMeat(slotNames: readonly string[], prefix: StepPrefix, { slots }: FilledDish): number {
  return slotNames
    .flatMap((slot) => slots.get(prefix + slot) ?? [])
    .reduce((sum, { food, amount }) => {
      const isMeat = (food.kind === 'meat' || food.kind === 'fish') && amount.unit === 'g'
      return sum + (isMeat ? amount.quantity * (food.name.startsWith('ground ') ? 0.6 : 1) : 0)
    }, 0)
}
