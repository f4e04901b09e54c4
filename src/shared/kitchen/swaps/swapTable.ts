import { type Food, foodNamed } from '../foods/foods.ts'
import { readSwaps, type SwapBlock } from './readSwaps.ts'
import { breads } from './table/breads.ts'
import { cheeses } from './table/cheeses.ts'
import { dairy } from './table/dairy.ts'
import { eggs } from './table/eggs.ts'
import { flours } from './table/flours.ts'
import { grains } from './table/grains.ts'
import { meat } from './table/meat.ts'
import { nutsAndSeeds } from './table/nutsAndSeeds.ts'
import { pulses } from './table/pulses.ts'
import { sauces } from './table/sauces.ts'
import { seafood } from './table/seafood.ts'
import { sweets } from './table/sweets.ts'
import { vegetables } from './table/vegetables.ts'

/** Every swap we know, by the foods it is for. */
export const swapTable: readonly SwapBlock[] = [
  breads,
  cheeses,
  dairy,
  eggs,
  flours,
  grains,
  meat,
  nutsAndSeeds,
  pulses,
  sauces,
  seafood,
  sweets,
  vegetables,
].flatMap(readSwaps)

const blocksByFood = Map.groupBy(
  swapTable.flatMap((block) => block.foods.map((food) => ({ food, block }))),
  ({ food }) => food,
)

/** What may stand in for a food: for the food itself first, then for its kinds; for the use a line tells first. */
export function blocksFor(food: Food, text: string): SwapBlock[] {
  return kindsUp(food).flatMap((name) => {
    const blocks = (blocksByFood.get(name) ?? []).map(({ block }) => block)
    const told = blocks.filter(({ when }) => when.some((word) => isSaid(word, text)))
    return [...told, ...blocks.filter(({ when }) => when.length === 0)]
  })
}

function isSaid(word: string, text: string): boolean {
  return new RegExp(`\\b${word}`, 'i').test(text)
}

/** The food and all it is, nearest first. */
function kindsUp(food: Food): string[] {
  const names = new Set([food.name])
  for (const name of names) for (const kind of foodNamed(name).is) names.add(foodNamed(kind).name)
  return [...names]
}
