/** A food that can be wasted: it is sold in packs, at hand and to be used up, or both. */
export interface TrackedFood {
  id: string
  /** Grams of a pack; 0 where it is bought as needed. */
  packGrams: number
  /** Days after the opening of a pack on which its rest can be used. */
  lifeDays: number
  /** See `wasteShareOfRest`. */
  restShare: number
  /** Grams at hand, and the last day on which they can be used. */
  handGrams: number
  handUntil: number
}

/** The next plan uses a rest that keeps so many days beyond this one. */
const nextPlanDays = 7
/** Below this a difference of grams is an error of rounding. */
const tolerance = 1e-6

/**
 * The share of a pack's rest that counts as wasted. A pack that is opened in the middle of the plan is the measure: all of
 * its rest is wasted when it spoils within the plan, none when it keeps for a week beyond, which the next plan uses.
 */
export function wasteShareOfRest(lifeDays: number, days: number): number {
  const daysBeyond = lifeDays - (days - 1) / 2
  return Math.min(1, Math.max(0, 1 - daysBeyond / nextPlanDays))
}

/** Grams of the food at hand that `demand`, in grams by day, uses up: as many as it can. */
export function gramsUsedOfFoodAtHand(
  { handGrams, handUntil }: TrackedFood,
  demand: ArrayLike<number>,
): number {
  let until = 0
  for (let day = 0; day < demand.length && day <= handUntil; day += 1) until += demand[day]!
  return Math.min(handGrams, until)
}

/** Grams that are wasted of a food when the fewest packs are opened for a demand in grams by day. */
export function gramsWastedOfFood(food: TrackedFood, demand: ArrayLike<number>): number {
  const used = food.handGrams > 0 ? gramsUsedOfFoodAtHand(food, demand) : 0
  const left = food.handGrams - used
  if (food.packGrams === 0) return left
  let total = 0
  for (let day = 0; day < demand.length; day += 1) total += demand[day]!
  const bought = total - used
  if (bought <= tolerance) return left
  return left + food.restShare * (food.packGrams * countPacks(food, demand, bought, used) - bought)
}

/** The fewest packs for the grams that the food at hand does not cover. */
function countPacks(food: TrackedFood, demand: ArrayLike<number>, bought: number, used: number): number {
  const least = Math.ceil(bought / food.packGrams - tolerance)
  if (food.lifeDays >= demand.length - 1) return least
  if (used <= tolerance) return countOpened(food, demand)
  const found = Math.min(
    countOpened(food, demandAfterFoodAtHand(food, demand, used, 1)),
    countOpened(food, demandAfterFoodAtHand(food, demand, used, -1)),
  )
  for (let packs = least; packs < found; packs += 1) if (canCoverWith(food, demand, packs)) return packs
  return found
}

/**
 * The packs to open, by day, for a demand that they cover alone: each as late as possible, and the oldest is used first.
 * No other way of opening needs fewer.
 */
export function choosePackOpenings(
  { packGrams, lifeDays }: TrackedFood,
  demand: ArrayLike<number>,
): number[] {
  const opened = Array.from<number>({ length: demand.length }).fill(0)
  const rest = opened.slice()
  for (let day = 0; day < demand.length; day += 1) {
    let missing = demand[day]!
    for (let from = Math.max(0, day - lifeDays); from < day && missing > 0; from += 1) {
      const taken = Math.min(missing, rest[from]!)
      rest[from]! -= taken
      missing -= taken
    }
    if (missing <= tolerance) continue
    opened[day] = Math.ceil(missing / packGrams - tolerance)
    rest[day] = opened[day]! * packGrams - missing
  }
  return opened
}

/** What is left of the packs of each day, for `countOpened`, which is called for every change of a plan. */
const rests = new Float64Array(366)

/** The number of packs that `choosePackOpenings` opens. */
function countOpened({ packGrams, lifeDays }: TrackedFood, demand: ArrayLike<number>): number {
  let count = 0
  for (let day = 0; day < demand.length; day += 1) {
    rests[day] = 0
    let missing = demand[day]!
    if (missing <= tolerance) continue
    for (let from = Math.max(0, day - lifeDays); from < day && missing > 0; from += 1) {
      const taken = missing < rests[from]! ? missing : rests[from]!
      rests[from]! -= taken
      missing -= taken
    }
    if (missing <= tolerance) continue
    const opened = Math.ceil(missing / packGrams - tolerance)
    count += opened
    rests[day] = opened * packGrams - missing
  }
  return count
}

/** The demand that remains when `used` grams are taken from the food at hand, the first days first or the last. */
export function demandAfterFoodAtHand(
  { handUntil }: TrackedFood,
  demand: ArrayLike<number>,
  used: number,
  step: 1 | -1,
): number[] {
  const rest = Array.from(demand)
  const last = Math.min(handUntil, rest.length - 1)
  for (let day = step === 1 ? 0 : last; used > 0 && day >= 0 && day <= last; day += step) {
    const taken = Math.min(used, rest[day]!)
    rest[day]! -= taken
    used -= taken
  }
  return rest
}

/** Tries all days on which so many packs can be opened; the food at hand covers the rest where that works. */
function canCoverWith(food: TrackedFood, demand: ArrayLike<number>, packs: number): boolean {
  const opened = Array.from<number>({ length: demand.length }).fill(0)
  const late = Array.from(demand, (grams, day) => (day > food.handUntil ? grams : 0))
  /** Whether the packs so far and the food at hand cover the days before one, on which no later pack can be used. */
  const areCovered = (days: number) =>
    coveredBy(food, opened, late, days) >= sumOf(late, days) - tolerance &&
    coveredBy(food, opened, demand, days) >= sumOf(demand, days) - food.handGrams - tolerance
  const place = (left: number, from: number): boolean => {
    if (left === 0) return areCovered(demand.length)
    for (let day = from; day < demand.length && areCovered(day); day += 1) {
      if (demand[day]! <= 0) continue
      opened[day]! += 1
      if (place(left - 1, day)) return true
      opened[day]! -= 1
    }
    return false
  }
  return place(packs, 0)
}

/** The grams of the demand of the first days that opened packs can cover, the oldest used first. */
function coveredBy(
  { packGrams, lifeDays }: TrackedFood,
  opened: readonly number[],
  demand: ArrayLike<number>,
  days: number,
): number {
  let covered = 0
  for (let day = 0; day < days; day += 1) {
    rests[day] = opened[day]! * packGrams
    let missing = demand[day]!
    for (let from = Math.max(0, day - lifeDays); from <= day && missing > 0; from += 1) {
      const taken = missing < rests[from]! ? missing : rests[from]!
      rests[from]! -= taken
      missing -= taken
    }
    covered += demand[day]! - missing
  }
  return covered
}

function sumOf(values: ArrayLike<number>, days: number): number {
  let sum = 0
  for (let day = 0; day < days; day += 1) sum += values[day]!
  return sum
}
