import { larderDairyFoods, larderFish, larderMeats } from './animal.ts'
import { larderGrains, larderLegumes, larderNuts } from './dry.ts'
import type { LarderFoodKind, LarderFoodTable } from './larderFoodEntry.ts'
import { larderFats, larderPantryFoods, larderSauces } from './pantry.ts'
import { larderHerbs, larderSpices } from './seasoning.ts'
import { larderFruits, larderVegetables } from './vegetables.ts'

/** Every food the built-in cook knows, by kind. */
export const larderFoodsByKind: Readonly<Record<LarderFoodKind, LarderFoodTable>> = {
  meat: larderMeats,
  fish: larderFish,
  vegetable: larderVegetables,
  fruit: larderFruits,
  herb: larderHerbs,
  spice: larderSpices,
  dairy: larderDairyFoods,
  legume: larderLegumes,
  grain: larderGrains,
  nut: larderNuts,
  fat: larderFats,
  sauce: larderSauces,
  pantry: larderPantryFoods,
}
