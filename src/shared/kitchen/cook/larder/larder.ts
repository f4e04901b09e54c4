import { dairies, fishes, meats } from './animal.ts'
import { grains, legumes, nuts } from './dry.ts'
import type { FoodKind, FoodTable } from './entry.ts'
import { fats, pantry, sauces } from './pantry.ts'
import { herbs, spices } from './seasoning.ts'
import { fruits, vegetables } from './vegetables.ts'

/** Every food the built-in cook knows, by kind. */
export const larder: Readonly<Record<FoodKind, FoodTable>> = {
  meat: meats,
  fish: fishes,
  vegetable: vegetables,
  fruit: fruits,
  herb: herbs,
  spice: spices,
  dairy: dairies,
  legume: legumes,
  grain: grains,
  nut: nuts,
  fat: fats,
  sauce: sauces,
  pantry,
}
