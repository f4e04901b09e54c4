import type { DishComponent } from '../dish.ts'
import { type Food, foodNamed } from '../food.ts'
import { type LineSpec, readLines } from '../lineSpec.ts'
import { findSauce } from '../parts/parts.ts'
import type { CookingOrders } from '../plate.ts'

/** The sauce of the last version: of those its lines may have made, the one its title names, else the fullest. */
export function sauceOfPreviousVersion(
  names: readonly string[],
  { previousFoods, previousTitle }: CookingOrders,
): string | undefined {
  if (!previousFoods) return undefined
  const possible = names.filter((name) => isPartOfPreviousVersion(findSauce(name), previousFoods))
  const isNamed = (name: string) =>
    previousTitle?.includes(findSauce(name).label.replace(/ ?\{\w+\}/g, '')) ? 100 : 0
  const size = (name: string) => Object.values(findSauce(name).lines).flatMap(readLines).length
  return possible.sort((a, b) => isNamed(b) + size(b) - isNamed(a) - size(a))[0]
}

/** Whether most lines of a part stood in the last version, so that it is the same part again. */
export function isPartOfPreviousVersion(part: DishComponent, kept: ReadonlySet<Food>): boolean {
  const lines = Object.values(part.lines)
    .flatMap(readLines)
    .filter((spec) => !spec.isOptional)
    .map((spec) => spec.fallbacks.flat().flatMap((option) => (option.kind === 'food' ? [option.food] : [])))
    .filter((foods) => foods.some((food) => food.name !== 'water'))
  const isThere = lines.map((foods) => foods.some((food) => kept.has(food)))
  return isThere[0] === true && isThere.filter(Boolean).length > lines.length * 0.6
}

/** Whether the last version had neither this line nor anything that may stand in for it. */
export function wasLineNotInPreviousVersion(
  spec: LineSpec,
  kept: ReadonlySet<Food>,
  prefers: ReadonlySet<Food>,
): boolean {
  const options = spec.fallbacks.flat()
  if (options.some((option) => option.kind === 'pool')) return false
  const foods = options.flatMap((option) =>
    option.kind === 'food' ? [option.food, ...substitutesOf(option.food)] : [],
  )
  return foods.every((food) => food.name !== 'water' && !kept.has(food) && !prefers.has(food))
}

/** Whether the last version had this, or another of its kind that it now stands for. */
export function wasFoodInPreviousVersion(
  food: Food,
  pool: string,
  kept: ReadonlySet<Food>,
  prefers: ReadonlySet<Food>,
): boolean {
  if (kept.has(food) || prefers.has(food)) return true
  if (pool === 'rub') return substitutesOf(food).some((other) => kept.has(other))
  if (food.tags.has('chili')) return [...kept].some((other) => other.tags.has('chili'))
  return pool !== 'herb' || [...kept].some((other) => other.kind === 'herb')
}

/** What may stand in for a food, the nearest first. */
export function substitutesOf(food: Food): Food[] {
  const found = [food]
  for (const at of found) {
    for (const name of at.swaps) if (!found.includes(foodNamed(name))) found.push(foodNamed(name))
  }
  return found.slice(1)
}
