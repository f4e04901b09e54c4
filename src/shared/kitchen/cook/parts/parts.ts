import type { DishComponent } from '../dish.ts'
import { sauces } from './sauces.ts'
import { sideDishes } from './sides.ts'

const sauceById = new Map(sauces.map((part) => [part.id, part]))
const sideDishById = new Map(sideDishes.map((part) => [part.id, part]))

export function findSauce(id: string): DishComponent {
  const part = sauceById.get(id)
  if (!part) throw new Error(`No sauce "${id}".`)
  return part
}

export function findSideDish(id: string): DishComponent {
  const part = sideDishById.get(id)
  if (!part) throw new Error(`No side "${id}".`)
  return part
}
