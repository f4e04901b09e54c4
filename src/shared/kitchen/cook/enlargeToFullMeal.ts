import { nutritionOfRecipe } from '../nutrition/nutrition.ts'
import { asKilocalories, type Kilocalories } from '../units/quantities.ts'
import { addFillingSideDish } from './choose/chooseSideDish.ts'
import { type CookedDish, cookDish } from './cookDish.ts'
import { isMadeAsWritten } from './dishTraits.ts'
import type { CookingOrders } from './filledDish.ts'
import { writeIngredientLines } from './tell/writeRecipeFromDish.ts'

/** Energy of one serving: what is too little, what to come to then, what is too much. */
interface EnergyBounds {
  least: Kilocalories
  aim: Kilocalories
  most: Kilocalories
}

const energyBounds = (least: number, aim: number, most: number): EnergyBounds => ({
  least: asKilocalories(least),
  aim: asKilocalories(aim),
  most: asKilocalories(most),
})
const meal = energyBounds(360, 430, 940)
const lowCarbMeal = energyBounds(360, 400, 940)
const lightMeal = energyBounds(300, 350, 940)
const breakfast = energyBounds(250, 300, 630)
const snack = energyBounds(150, 190, 350)

/** As little and as much as a dish may be made larger or smaller by before it is another. */
const scales = { least: 0.7, most: 1.4 }

/** A meal that fills: with what the kitchen serves beside it, or more of it, where it would be too little; less where it is too much. */
export function enlargeToFullMeal(choice: CookedDish): CookedDish {
  const { orders, dish } = choice.plate
  if (isMadeAsWritten(dish)) return choice
  const energy = withinWish(energyBoundsFor(orders), orders.maxKilocalories)
  const first = kcalOf(choice)
  if (first >= energy.least && first <= energy.most) return choice
  const isFilling = orders.answers.mealType !== 'Snack'
  const sided = first < energy.least && isFilling ? withFillingSide(choice) : choice
  const kcal = sided === choice ? first : kcalOf(sided)
  if (kcal >= energy.least && kcal <= energy.most) return sided
  const aim = kcal < energy.least ? energy.aim : energy.most * 0.9
  const portion = Math.min(scales.most, Math.max(scales.least, aim / kcal))
  // More of it may take batches for which there is no time.
  const scaled =
    cookDish(dish, { ...orders, portion }) ??
    cookDish(dish, { ...orders, portion: (1 + portion) / 2 }) ??
    cookDish(dish, { ...orders, portion: (3 + portion) / 4 })
  if (!scaled) return sided
  return sided === choice ? scaled : withFillingSide(scaled)
}

/** By so much may the energy of a serving miss its bounds before another dish is looked for. */
const tolerance = asKilocalories(10)

/** Whether a serving still has too little or too much energy after the portion was fitted: there was no time for more, or it is all fat. */
export function hasUnfitEnergy(choice: CookedDish): boolean {
  const { orders, dish } = choice.plate
  if (isMadeAsWritten(dish)) return false
  const { least, most } = withinWish(energyBoundsFor(orders), orders.maxKilocalories)
  const kcal = kcalOf(choice)
  return kcal < least - tolerance || kcal > most + tolerance
}

function energyBoundsFor({ answers, textures }: CookingOrders): EnergyBounds {
  if (answers.mealType === 'Snack') return snack
  if (answers.mealType === 'Breakfast') return breakfast
  if (textures.has('light')) return lightMeal
  return answers.dietType === 'Keto' || answers.dietType === 'Paleo' ? lowCarbMeal : meal
}

/** The bounds below what a wish asks for at most. */
function withinWish(bounds: EnergyBounds, max: number | null): EnergyBounds {
  if (max === null || max >= bounds.most) return bounds
  return energyBounds(Math.min(bounds.least, max * 0.5), Math.min(bounds.aim, max * 0.8), max)
}

function withFillingSide(choice: CookedDish): CookedDish {
  const told = addFillingSideDish(choice.plate)
  return told ? { ...choice, told } : choice
}

function kcalOf({ plate, told }: CookedDish): Kilocalories {
  const { perServing } = nutritionOfRecipe({
    ingredients: writeIngredientLines(plate, told.seasoning()),
    servings: plate.servings,
  })
  return perServing?.kcal.typical ?? asKilocalories(0)
}
