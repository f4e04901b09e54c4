import type { Food } from '../foods/foods.ts'
import type { FoodPack } from '../planner/planProblem.ts'

/** A rest that keeps longer causes no waste that a plan of two weeks could avoid. */
const maxTrackedDays = 30
/** An opened can keeps for so many days in the fridge, whatever it kept closed. */
const daysOfOpenedCan = 3

/** The smallest pack of a food that spoils: its own, its bunch, or a piece. Null for what keeps, or is sold by weight. */
export function smallestPackOfFood({
  name,
  packs,
  weights,
  shelfLife,
  densityGramsPerMl,
}: Food): FoodPack | null {
  const days = name.startsWith('canned ') ? daysOfOpenedCan : shelfLife.days
  if (days > maxTrackedDays) return null
  const sizes = packs.flatMap((pack) => {
    const found = /^(?<number>[\d.]+) (?<unit>g|kg|ml|l|pieces)$/.exec(pack)?.groups
    if (!found) return []
    const perUnit = {
      g: 1,
      kg: 1_000,
      ml: densityGramsPerMl,
      l: 1_000 * densityGramsPerMl,
      pieces: weights.each ?? 0,
    }
    return [Number(found.number) * perUnit[found.unit as keyof typeof perUnit]]
  })
  const grams = Math.round(sizes.length > 0 ? Math.min(...sizes) : (weights.bunch ?? weights.each ?? 0))
  return grams > 0 ? { food: name, grams, shelfLifeDays: days } : null
}
