import { nutritionOfRecipe } from '../nutrition/nutrition.ts'
import { asKilocalories, type Kilocalories } from '../units/quantities.ts'
import { addStarchSideDish } from './choose/chooseSideDish.ts'
import { type CookedDish, cookDish } from './cookDish.ts'
import { isMadeAsWritten } from './dishTraits.ts'
import { isMealServedAsSnack } from './fillDishSlots.ts'
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
const meal = energyBounds(350, 420, 950)
const lowCarbMeal = energyBounds(300, 350, 950)
const breakfast = energyBounds(250, 300, 850)

/** As little and as much as a dish may be made larger or smaller by before it is another. */
const scales = { least: 0.7, most: 1.6 }

/** A meal that fills: with what the kitchen serves beside it, or more of it, where it would be too little. */
export function enlargeToFullMeal(choice: CookedDish): CookedDish {
  const { orders, dish } = choice.plate
  const energy = energyBoundsFor(orders)
  if (!energy || isMealServedAsSnack(dish, orders) || isMadeAsWritten(dish)) return choice
  const first = kcalOf(choice)
  if (first >= energy.least && first <= energy.most) return choice
  const sided = first < energy.least ? withStarch(choice) : choice
  const kcal = sided === choice ? first : kcalOf(sided)
  if (kcal >= energy.least && kcal <= energy.most) return sided
  const aim = kcal < energy.least ? energy.aim : energy.most * 0.9
  const portion = Math.min(scales.most, Math.max(scales.least, aim / kcal))
  const scaled = cookDish(dish, { ...orders, portion })
  if (!scaled) return sided
  return sided === choice ? scaled : withStarch(scaled)
}

function energyBoundsFor({ answers, textures }: CookingOrders): EnergyBounds | null {
  if (answers.mealType === 'Snack') return null
  if (answers.mealType === 'Breakfast') return breakfast
  const isLow = answers.dietType === 'Keto' || answers.dietType === 'Paleo' || textures.has('light')
  return isLow ? lowCarbMeal : meal
}

function withStarch(choice: CookedDish): CookedDish {
  const told = addStarchSideDish(choice.plate)
  return told ? { ...choice, told } : choice
}

function kcalOf({ plate, told }: CookedDish): Kilocalories {
  const { perServing } = nutritionOfRecipe({
    ingredients: writeIngredientLines(plate, told.steps()),
    servings: plate.servings,
  })
  return perServing?.kcal.typical ?? asKilocalories(0)
}
