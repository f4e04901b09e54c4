import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'

/** Minimum dishes of the built-in cook that use a common food. */
const leastDishes = 20

/** Names of common foods: those that many dishes of the built-in cook use. */
export function commonFoodNames(): Set<string> {
  const dishCounts = new Map<string, number>()
  for (const { lines } of allDishTemplates) {
    const names = Object.values(lines)
      .flatMap((text) => text.split(/; | [/>] /))
      // "$" precedes the name of a pool of foods.
      .filter((line) => !line.includes('$'))
      .flatMap((line) => parseGroceryLines([line.replace(/^[?!=]+/, '')], 1))
      .map(({ name }) => name)
    for (const name of new Set(names)) dishCounts.set(name, (dishCounts.get(name) ?? 0) + 1)
  }
  return new Set([...dishCounts].filter(([, count]) => count >= leastDishes).map(([name]) => name))
}
