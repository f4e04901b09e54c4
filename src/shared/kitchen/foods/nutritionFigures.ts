import {
  asGrams,
  asKilocalories,
  asMilligrams,
  type Grams,
  type Kilocalories,
  type Milligrams,
} from '../units/quantities.ts'

/** What 100 g of the edible part of a food give. Null where it was not measured: never read as zero. */
export interface NutritionFigures {
  kcal: Kilocalories
  proteinGrams: Grams
  fatGrams: Grams
  /** By difference, fibre included. */
  carbohydrateGrams: Grams
  fibreGrams: Grams | null
  sugarsGrams: Grams | null
  sodiumMg: Milligrams | null
  saturatedFatGrams: Grams | null
  cholesterolMg: Milligrams | null
  waterGrams: Grams | null
}

const keyOfWord: Readonly<Record<string, keyof NutritionFigures>> = {
  kcal: 'kcal',
  protein: 'proteinGrams',
  fat: 'fatGrams',
  carb: 'carbohydrateGrams',
  fibre: 'fibreGrams',
  sugars: 'sugarsGrams',
  sodium: 'sodiumMg',
  satfat: 'saturatedFatGrams',
  cholesterol: 'cholesterolMg',
  water: 'waterGrams',
}

/** Reads "kcal 321 protein 25 fat 22 carb 3 …"; throws when one of those four is missing or a word is unknown. */
export function parseNutritionFigures(text: string): NutritionFigures {
  const words = text.trim().split(/\s+/)
  const figures: Partial<Record<keyof NutritionFigures, number>> = {}
  for (let index = 0; index < words.length; index += 2) {
    const key = keyOfWord[words[index]!]
    const value = Number(words[index + 1])
    if (!key || !Number.isFinite(value)) throw new Error(`"${words[index]} ${words[index + 1]}" is no figure`)
    figures[key] = value
  }
  return nutritionFiguresFromRow(Object.values(keyOfWord).map((key) => figures[key] ?? null))
}

/** From a row of ten values in the order of Figures. Throws when energy, protein, fat or carbohydrate is missing. */
export function nutritionFiguresFromRow(values: readonly (number | null)[]): NutritionFigures {
  const [kcal, proteinGrams, fatGrams, carbohydrateGrams] = values
  if (kcal == null || proteinGrams == null || fatGrams == null || carbohydrateGrams == null)
    throw new Error('energy, protein, fat or carbohydrate is missing')
  const [fibre = null, sugars = null, sodium = null, saturatedFat = null, cholesterol = null, water = null] =
    values.slice(4)
  const gramsOf = (value: number | null) => (value === null ? null : asGrams(value))
  const milligramsOf = (value: number | null) => (value === null ? null : asMilligrams(value))
  return {
    kcal: asKilocalories(kcal),
    proteinGrams: asGrams(proteinGrams),
    fatGrams: asGrams(fatGrams),
    carbohydrateGrams: asGrams(carbohydrateGrams),
    fibreGrams: gramsOf(fibre),
    sugarsGrams: gramsOf(sugars),
    sodiumMg: milligramsOf(sodium),
    saturatedFatGrams: gramsOf(saturatedFat),
    cholesterolMg: milligramsOf(cholesterol),
    waterGrams: gramsOf(water),
  }
}
