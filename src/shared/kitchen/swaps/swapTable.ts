import { type Food, getFoodByName } from '../foods/foods.ts'
import { readSwaps, type SwapTableBlock } from './readSwaps.ts'
import { breadsSwapsTable } from './table/breads.ts'
import { cheesesSwapsTable } from './table/cheeses.ts'
import { dairySwapsTable } from './table/dairy.ts'
import { eggsSwapsTable } from './table/eggs.ts'
import { floursSwapsTable } from './table/flours.ts'
import { grainsSwapsTable } from './table/grains.ts'
import { meatSwapsTable } from './table/meat.ts'
import { nutsAndSeedsSwapsTable } from './table/nutsAndSeeds.ts'
import { pulsesSwapsTable } from './table/pulses.ts'
import { saucesSwapsTable } from './table/sauces.ts'
import { seafoodSwapsTable } from './table/seafood.ts'
import { sweetsSwapsTable } from './table/sweets.ts'
import { vegetablesSwapsTable } from './table/vegetables.ts'

/** Every swap we know, by the foods it is for. */
export const swapTable: readonly SwapTableBlock[] = [
  breadsSwapsTable,
  cheesesSwapsTable,
  dairySwapsTable,
  eggsSwapsTable,
  floursSwapsTable,
  grainsSwapsTable,
  meatSwapsTable,
  nutsAndSeedsSwapsTable,
  pulsesSwapsTable,
  saucesSwapsTable,
  seafoodSwapsTable,
  sweetsSwapsTable,
  vegetablesSwapsTable,
].flatMap(readSwaps)

const blocksByFood = Map.groupBy(
  swapTable.flatMap((block) => block.foods.map((food) => ({ food, block }))),
  ({ food }) => food,
)

/** What may stand in for a food: for the food itself first, then for its kinds; for the use a line tells first. */
export function findSwapBlocks(food: Food, text: string): SwapTableBlock[] {
  return foodAndItsKinds(food).flatMap((name) => {
    const blocks = (blocksByFood.get(name) ?? []).map(({ block }) => block)
    const told = blocks.filter(({ when }) => when.some((word) => isSaid(word, text)))
    return [...told, ...blocks.filter(({ when }) => when.length === 0)]
  })
}

function isSaid(word: string, text: string): boolean {
  return new RegExp(`\\b${word}`, 'i').test(text)
}

/** The food and all it is, nearest first. */
function foodAndItsKinds(food: Food): string[] {
  const names = new Set([food.name])
  for (const name of names) for (const kind of getFoodByName(name).is) names.add(getFoodByName(kind).name)
  return [...names]
}
