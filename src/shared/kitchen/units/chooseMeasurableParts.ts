/** Below ¼ teaspoon or a gram little is measured: half of that, in ml or g. */
export const halfOfSmallestMeasure = 0.6
/** What a sum may be off as a share of the whole. */
const tolerance = 0.02
/** What a sum that is further off costs, beside parts that are further from their own sizes. */
const costOfOff = 100
/** Costs that are less apart are equal: then the first choice stays. */
const smallestDifference = 1e-9

/**
 * One choice for each part, so that together they are as near the whole as can be, and each as near its own size as that
 * allows. A sum may be off by `slack` at least. There are few parts, each with few choices, the nearest first.
 */
export function chooseMeasurableParts<Choice extends { size: number }>(
  choices: readonly (readonly Choice[])[],
  sizes: readonly number[],
  whole: number,
  slack: number,
): Choice[] {
  let best: Choice[] = []
  let least = Number.POSITIVE_INFINITY
  const visit = (taken: readonly Choice[], sum: number, cost: number) => {
    if (cost >= least) return
    const at = taken.length
    if (at < choices.length) {
      for (const choice of choices[at]!)
        visit([...taken, choice], sum + choice.size, cost + (choice.size / sizes[at]! - 1) ** 2)
      return
    }
    const off = Math.max(0, Math.abs(sum - whole) - Math.max(whole * tolerance, slack))
    const total = cost + (off / whole) * costOfOff
    if (total >= least - smallestDifference) return
    least = total
    best = [...taken]
  }
  visit([], 0, 0)
  return best
}
