import { nutritionOf } from '../nutrition.ts'
import { addStarch } from './choose/chooseSide.ts'
import { type Choice, cookDish } from './cookDish.ts'
import { isSmallMeal } from './fill.ts'
import type { Orders } from './plate.ts'
import { linesOf } from './tell/write.ts'

/** Energy of one serving, in kcal: what is too little, what to come to then, what is too much. */
interface Bounds {
  least: number
  aim: number
  most: number
}

const meal: Bounds = { least: 350, aim: 420, most: 950 }
const lowCarbMeal: Bounds = { least: 300, aim: 350, most: 950 }
const breakfast: Bounds = { least: 250, aim: 300, most: 850 }

/** As little and as much as a dish may be made larger or smaller by before it is another. */
const scales = { least: 0.7, most: 1.6 }

/** A meal that fills: with what the kitchen serves beside it, or more of it, where it would be too little. */
export function fillPlates(choice: Choice): Choice {
  const { orders, dish } = choice.plate
  const bounds = boundsFor(orders)
  if (!bounds || isSmallMeal(dish, orders)) return choice
  const first = kcalOf(choice)
  if (first >= bounds.least && first <= bounds.most) return choice
  const sided = first < bounds.least ? withStarch(choice) : choice
  const kcal = sided === choice ? first : kcalOf(sided)
  if (kcal >= bounds.least && kcal <= bounds.most) return sided
  const aim = kcal < bounds.least ? bounds.aim : bounds.most * 0.9
  const portion = Math.min(scales.most, Math.max(scales.least, aim / kcal))
  const scaled = cookDish(dish, { ...orders, portion })
  if (!scaled) return sided
  return sided === choice ? scaled : withStarch(scaled)
}

function boundsFor({ answers, textures }: Orders): Bounds | null {
  if (answers.mealType === 'Snack') return null
  if (answers.mealType === 'Breakfast') return breakfast
  const isLow = answers.dietType === 'Keto' || answers.dietType === 'Paleo' || textures.has('light')
  return isLow ? lowCarbMeal : meal
}

function withStarch(choice: Choice): Choice {
  const told = addStarch(choice.plate)
  return told ? { ...choice, told } : choice
}

function kcalOf({ plate, told }: Choice): number {
  const { perServing } = nutritionOf({
    ingredients: linesOf(plate, told.steps()),
    servings: plate.servings,
  })
  return perServing?.kcal.typical ?? 0
}
