import type { Part } from '../dish.ts'
import { sauces } from './sauces.ts'
import { sides } from './sides.ts'

const sauceById = new Map(sauces.map((part) => [part.id, part]))
const sideById = new Map(sides.map((part) => [part.id, part]))

export function findSauce(id: string): Part {
  const part = sauceById.get(id)
  if (!part) throw new Error(`No sauce "${id}".`)
  return part
}

export function findSide(id: string): Part {
  const part = sideById.get(id)
  if (!part) throw new Error(`No side "${id}".`)
  return part
}
