import type { LineCheck } from './checkLine.ts'
import { cacheKeyOfSaidFood, type FoodsSaidInSteps } from './foods/saidFoods.ts'
import { matchCertaintyOfEachLine, toLineWithNameWords } from './unusedLines.ts'

/** For each line the steps that name its food, counted from 0. "The rest" and "everything" name nothing. */
export function findStepsNamingEachLine(
  lines: readonly LineCheck[],
  { foods }: FoodsSaidInSteps,
): readonly number[][] {
  const callable = lines.map(toLineWithNameWords)
  const linesByKey = new Map<string, readonly number[]>()
  const found = lines.map(() => new Set<number>())
  for (const said of foods) {
    const key = cacheKeyOfSaidFood(said)
    const named = linesByKey.get(key) ?? surest(matchCertaintyOfEachLine(said, callable))
    linesByKey.set(key, named)
    for (const line of named) found[line]!.add(said.step)
  }
  return found.map((places) => [...places])
}

/** The places of the highest figure above 0. */
function surest(sureness: readonly number[]): number[] {
  const most = Math.max(...sureness)
  return most === 0 ? [] : sureness.flatMap((one, index) => (one === most ? [index] : []))
}
