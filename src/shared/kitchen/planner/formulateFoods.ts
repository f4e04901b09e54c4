import type { EntryColumn, Formulation } from './formulateProblem.ts'
import { convertToObjectivePoints } from './indexProblem.ts'
import { infinity, LinearSum } from './linearModel.ts'
import type { TrackedFood } from './packWaste.ts'
import { noCandidate } from './planState.ts'

/** What uses a food: columns of entries, with the grams that each takes and the day on which it is cooked. */
interface FoodUse extends EntryColumn {
  grams: number
  day: number
}

/**
 * Waste: what remains of packs, times the share of it that counts as wasted, and what remains of foods at hand.
 * The grams that dishes use lower the waste, so the objective is the cost of the packs less the cost of those grams.
 */
export function formulateFoods(formulation: Formulation): void {
  const { index, builder, byCandidate } = formulation
  const cost = index.problem.weights.waste * convertToObjectivePoints('waste', 1)
  const usesOf: FoodUse[][] = index.foods.map(() => [])
  byCandidate.forEach((entries, candidate) => {
    const { foods, grams } = index.foodsOf[candidate]!
    for (const entry of entries) {
      const day = index.slots[entry.source === noCandidate ? entry.slot : entry.source]!.day
      foods.forEach((food, at) => {
        usesOf[food]!.push({ ...entry, grams: grams[at]! * index.slots[entry.slot]!.servings, day })
      })
    }
  })
  index.foods.forEach((food, at) => {
    const uses = usesOf[at]!
    builder.offset += cost * food.handGrams
    if (uses.length === 0) return
    if (food.packGrams > 0)
      for (const { column, grams } of uses) builder.addCost(column, -cost * food.restShare * grams)
    if (food.packGrams === 0) formulateFoodAtHand(formulation, food, uses, cost)
    else if (food.lifeDays >= index.days - 1) formulateKeptPacks(formulation, food, uses, cost)
    else formulateSpoilingPacks(formulation, food, uses, cost)
  })
}

/** What is taken from the food at hand, as one column; null where there is none. Its unit is the food's, see `unitOf`. */
function addTakenFromHand({ builder }: Formulation, food: TrackedFood, cost: number): number | null {
  if (food.handGrams === 0) return null
  const unit = unitOf(food)
  // Food at hand counts in full; that no pack is opened for it is counted by the packs.
  const share = food.packGrams > 0 ? 1 - food.restShare : 1
  return builder.addColumn(-cost * unit * share, 0, food.handGrams / unit, 'continuous')
}

/** Grams in which amounts of the food are counted, so that coefficients are near 1. */
const unitOf = ({ packGrams, handGrams }: TrackedFood) => packGrams || handGrams

/** Limits what is taken from the food at hand to what dishes need before its last day. */
function limitTaken(
  { builder }: Formulation,
  food: TrackedFood,
  uses: readonly FoodUse[],
  taken: number,
): void {
  const sum = new LinearSum().add(taken, 1)
  for (const { column, grams, day } of uses) if (day <= food.handUntil) sum.add(column, -grams / unitOf(food))
  builder.addRow(-infinity, sum, 0)
}

function formulateFoodAtHand(
  formulation: Formulation,
  food: TrackedFood,
  uses: readonly FoodUse[],
  cost: number,
): void {
  const taken = addTakenFromHand(formulation, food, cost)
  if (taken !== null) limitTaken(formulation, food, uses, taken)
}

/** Packs that keep to the end of the plan: their number is all that matters. */
function formulateKeptPacks(
  formulation: Formulation,
  food: TrackedFood,
  uses: readonly FoodUse[],
  cost: number,
): void {
  const { builder } = formulation
  const packs = builder.addColumn(cost * food.restShare * food.packGrams, 0, infinity, 'integer')
  const taken = addTakenFromHand(formulation, food, cost)
  const sum = new LinearSum().add(packs, 1)
  if (taken !== null) {
    sum.add(taken, 1)
    limitTaken(formulation, food, uses, taken)
  }
  for (const { column, grams } of uses) sum.add(column, -grams / food.packGrams)
  builder.addRow(0, sum, infinity)
  requirePacksOfDishes(formulation, food, uses, [{ day: 0, column: packs }])
}

/** Packs that may spoil within the plan: how many are opened each day, and on which later days they are used. */
function formulateSpoilingPacks(
  formulation: Formulation,
  food: TrackedFood,
  uses: readonly FoodUse[],
  cost: number,
): void {
  const { builder } = formulation
  const byDay = Map.groupBy(uses, ({ day }) => day)
  const days = [...byDay.keys()].sort((a, b) => a - b)
  const taken = addTakenFromHand(formulation, food, cost)
  const takenSum = new LinearSum()
  const covered = new Map(days.map((day) => [day, new LinearSum()]))
  const packs = days.map((day) => {
    const opened = builder.addColumn(cost * food.restShare * food.packGrams, 0, infinity, 'integer')
    const fromPack = new LinearSum().add(opened, -1)
    for (const later of days)
      if (later >= day && later <= day + food.lifeDays) {
        const used = builder.addColumn(0, 0, infinity, 'continuous')
        fromPack.add(used, 1)
        covered.get(later)!.add(used, 1)
      }
    builder.addRow(-infinity, fromPack, 0)
    return { day, column: opened }
  })
  for (const day of days) {
    const sum = covered.get(day)!
    if (taken !== null && day <= food.handUntil) {
      const used = builder.addColumn(0, 0, infinity, 'continuous')
      sum.add(used, 1)
      takenSum.add(used, 1)
    }
    for (const { column, grams } of byDay.get(day)!) sum.add(column, -grams / food.packGrams)
    builder.addRow(0, sum, 0)
  }
  if (taken !== null) builder.addRow(0, takenSum.add(taken, -1), 0)
  requirePacksOfDishes(formulation, food, uses, packs)
}

/**
 * A dish that is cooked at all needs the packs of its own least amount, and so do the dishes of one slot, of which one is
 * cooked. Implied by the other rows for whole numbers, but without it a third of a dish would need a third of a pack, and
 * no plan would seem to waste anything. `packs` are those that are opened each day.
 */
function requirePacksOfDishes(
  { index, builder, isUsed, slotsLike }: Formulation,
  food: TrackedFood,
  uses: readonly FoodUse[],
  packs: readonly { day: number; column: number }[],
): void {
  const packsFor = (grams: number) => Math.max(0, Math.ceil((grams - food.handGrams) / food.packGrams - 1e-6))
  const cookedUses = uses.filter(({ source }) => source === noCandidate)
  for (const [candidate, own] of Map.groupBy(cookedUses, (use) => use.candidate)) {
    const sum = new LinearSum().add(isUsed[candidate]!, -packsFor(Math.min(...own.map(({ grams }) => grams))))
    if (sum.columns.length === 0) continue
    for (const { column } of packs) sum.add(column, 1)
    builder.addRow(0, sum, infinity)
  }
  for (const [slot, inSlot] of Map.groupBy(cookedUses, (use) => use.slot)) {
    const sum = new LinearSum()
    for (const { column, grams } of inSlot) sum.add(column, -packsFor(grams))
    if (sum.columns.length === 0) continue
    const { day } = index.slots[slot]!
    for (const pack of packs)
      if (packs.length === 1 || (pack.day <= day && pack.day >= day - food.lifeDays))
        sum.add(pack.column, slotsLike(slot))
    builder.addRow(0, sum, infinity)
  }
}
