import { type DishLineFood, parseDishLineOption } from '../dishLineSpec.ts'

/** What a pool gave: lines for 4 people, and what the steps may say of it. */
export interface ChosenFoods {
  options: readonly DishLineFood[]
  words?: Readonly<Record<string, string>>
  minutes?: Readonly<Record<string, number>>
}

export function asFood(line: string): DishLineFood {
  const option = parseDishLineOption(line)
  if (option.kind !== 'food') throw new Error(`A pool within a pool: "${line}"`)
  return option
}
