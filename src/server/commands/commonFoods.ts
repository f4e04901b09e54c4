import { allDishes } from '#shared/kitchen/cook/dishes/dishes.ts'
import { groceryLines } from '#shared/kitchen/groceryLines.ts'

/** How many dishes of our own cook take a common food, at least. */
const leastDishes = 20

/** Names of the foods that are common in a kitchen: those that many dishes of our own cook take. */
export function commonFoods(): Set<string> {
  const dishCounts = new Map<string, number>()
  for (const { lines } of allDishes) {
    const names = Object.values(lines)
      .flatMap((text) => text.split(/; | [/>] /))
      // What follows "$" is any of a pool.
      .filter((line) => !line.includes('$'))
      .flatMap((line) => groceryLines([line.replace(/^[?!=]+/, '')], 1))
      .map(({ name }) => name)
    for (const name of new Set(names)) dishCounts.set(name, (dishCounts.get(name) ?? 0) + 1)
  }
  return new Set([...dishCounts].filter(([, count]) => count >= leastDishes).map(([name]) => name))
}
