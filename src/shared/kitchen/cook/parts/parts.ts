import type { DishComponent } from '../dishTemplate.ts'
import { sauceComponents } from './sauces.ts'
import { sideDishComponents } from './sides.ts'

const sauceById = new Map(sauceComponents.map((part) => [part.id, part]))
const sideDishById = new Map(sideDishComponents.map((part) => [part.id, part]))

export function getSauceById(id: string): DishComponent {
  const part = sauceById.get(id)
  if (!part) throw new Error(`No sauce "${id}".`)
  return part
}

export function getSideDishById(id: string): DishComponent {
  const part = sideDishById.get(id)
  if (!part) throw new Error(`No side "${id}".`)
  return part
}
