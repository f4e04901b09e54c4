import type { RecipeBrief, WrittenRecipe } from '../recipe.ts'
import { chooseDish } from './choose.ts'
import { takeOrders } from './orders.ts'
import { remarksOn } from './remarks.ts'
import { writeRecipe } from './write.ts'

/**
 * Writes one recipe for a brief: the same brief and seed give the same recipe, byte for byte. Diet, the chosen
 * meat, the time and every wish to leave something out are kept always; what else is wished for where it can be.
 * Throws NothingToCook when the wishes leave nothing of any dish.
 */
export function cookRecipe(brief: RecipeBrief, seed: number): WrittenRecipe {
  const orders = takeOrders(brief, seed)
  const choice = chooseDish(orders)
  return writeRecipe(choice.plate, choice.told, choice.name, remarksOn(choice, orders))
}
