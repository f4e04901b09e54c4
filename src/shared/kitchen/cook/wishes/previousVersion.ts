import { type DishLineSpec, parseDishLines } from '../dishLineSpec.ts'
import type { DishComponent } from '../dishTemplate.ts'
import type { CookingOrders } from '../filledDish.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import { getSauceById } from '../parts/parts.ts'

/** The sauce of the last version: of those its lines may have made, the one its title names, else the fullest. */
export function sauceOfPreviousVersion(
  names: readonly string[],
  { previousFoods, previousTitle }: CookingOrders,
): string | undefined {
  if (!previousFoods) return undefined
  const possible = names.filter((name) => wasComponentInPreviousVersion(getSauceById(name), previousFoods))
  const isNamed = (name: string) =>
    previousTitle?.includes(getSauceById(name).label.replace(/ ?\{\w+\}/g, '')) ? 100 : 0
  const size = (name: string) => Object.values(getSauceById(name).lines).flatMap(parseDishLines).length
  return possible.sort((a, b) => isNamed(b) + size(b) - isNamed(a) - size(a))[0]
}

/** Whether most lines of a part stood in the last version, so that it is the same part again. */
export function wasComponentInPreviousVersion(part: DishComponent, kept: ReadonlySet<LarderFood>): boolean {
  const lines = Object.values(part.lines)
    .flatMap(parseDishLines)
    .filter((spec) => !spec.isOptional)
    .map((spec) => spec.fallbacks.flat().flatMap((option) => (option.kind === 'food' ? [option.food] : [])))
    .filter((foods) => foods.some((food) => food.name !== 'water'))
  const isThere = lines.map((foods) => foods.some((food) => kept.has(food)))
  return isThere[0] === true && isThere.filter(Boolean).length > lines.length * 0.6
}

/** Whether the last version had neither this line nor anything that may stand in for it. */
export function isLineNewSincePreviousVersion(
  spec: DishLineSpec,
  kept: ReadonlySet<LarderFood>,
  prefers: ReadonlySet<LarderFood>,
): boolean {
  const options = spec.fallbacks.flat()
  if (options.some((option) => option.kind === 'pool')) return false
  const foods = options.flatMap((option) =>
    option.kind === 'food' ? [option.food, ...substitutesOfLarderFood(option.food)] : [],
  )
  return foods.every((food) => food.name !== 'water' && !kept.has(food) && !prefers.has(food))
}

/** Whether the last version had this, or another of its kind that it now stands for. */
export function wasFoodInPreviousVersion(
  food: LarderFood,
  pool: string,
  kept: ReadonlySet<LarderFood>,
  prefers: ReadonlySet<LarderFood>,
): boolean {
  if (kept.has(food) || prefers.has(food)) return true
  if (pool === 'rub') return substitutesOfLarderFood(food).some((other) => kept.has(other))
  if (food.tags.has('chili')) return [...kept].some((other) => other.tags.has('chili'))
  return pool !== 'herb' || [...kept].some((other) => other.kind === 'herb')
}

/** What may stand in for a food, the nearest first. */
export function substitutesOfLarderFood(food: LarderFood): LarderFood[] {
  const found = [food]
  for (const at of found) {
    for (const name of at.swaps) if (!found.includes(getLarderFood(name))) found.push(getLarderFood(name))
  }
  return found.slice(1)
}
