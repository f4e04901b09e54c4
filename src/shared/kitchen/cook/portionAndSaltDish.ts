import { nutritionOfRecipe } from '../nutrition/nutrition.ts'
import { addIngredientLineWithStep } from './addIngredientLine.ts'
import { rewriteStepsOfFilledDish } from './choose/chooseSideDish.ts'
import { roundToStepSize } from './cookAmounts.ts'
import { type CookedDish, cookDish } from './cookDish.ts'
import { enlargeToFullMeal } from './enlargeToFullMeal.ts'
import type { CookingOrders, FilledDish } from './filledDish.ts'
import type { LarderFood } from './larderFood.ts'
import { writeIngredientLines } from './tell/writeRecipeFromDish.ts'

/**
 * Sodium of a serving in mg, without bread and the like: at most, and what to come to where it is more. Half of the 2,300 mg a day of
 * the Dietary Guidelines for Americans 2020–2025 are 1,150.
 */
const sodiumMg = { most: 1000, aim: 900 }

/**
 * Salt in 100 g of a dish that is not sweet: where it is less than `least` and it is salted with a spoon, it comes to `aim`, or as near as the
 * sodium of a serving allows. Cooks season with 0.5 to 1 g. Where it is less than `unsalted` and not salted at all, its last step is.
 */
const saltGrams = { unsalted: 0.35, least: 0.5, aim: 0.6 }
const saltGramsPerSodiumMg = 2.54 / 1000
/** More is another dish than the author wrote. */
const maxSaltFactor = 2.5
/** Less is no difference that one tastes. */
const leastSaltFactor = 1.2
/** Fine salt in a teaspoon, in grams. */
const gramsPerTeaspoonOfSalt = 6
/** A last step in which the food is laid out, so that salt would come too late, or one that has nothing but the salt. */
const isLaidOut = /\b(?:spoon into|pass|fill|line|scatter|grind|slide|serve it)\b|^Season\b/i
const sweetStyle = /\b(?:sweet|fruit|dessert|porridge)\b/

/** What is made less where there is too much, the first of them first, and the share of it that is left at least. */
const saltyFoodsToReduce: readonly { food: RegExp; leastShare: number }[] = [
  { food: /^fine salt$/, leastShare: 0.25 },
  {
    food: /^(?:(?:dark )?soy sauce|tamari|fish sauce|oyster sauce|vegetarian mushroom sauce|white miso)$/,
    leastShare: 0.65,
  },
]
/** The share of the fine salt that is left at least where only stock makes it too much: of 1 to 1½ teaspoons ½. */
const leastShareBesideStock = 0.4
/** Teaspoons of salt for one person beyond which it is a brine or draws out water, and most of it is poured away. */
const maxTeaspoonsOfEaten = 0.9

const bread =
  /\b(?:bread|rolls|buns|baguettes?|flatbreads?|pitas?|naans?|rotis?|tortillas?|sourdough|brioche|muffins?|wrappers?|phyllo|pastry|injera)\b/i
const stock = /\b(?:stock|broth)\b/i
/**
 * The estimate has the sodium of ready broth, 380 mg in 100 ml. Broth made at home and cartons without salt have next to none, so
 * that a dish is seasoned as if it had half of it; where a wish bounds the sodium, all of it counts.
 */
const countedShareOfStock = 0.5

/** A portion that fills, with less salt and soy or fish sauce where they, broth, cheese or olives bring more than enough of it. */
export function portionAndSaltDish(choice: CookedDish): CookedDish {
  const full = enlargeToFullMeal(choice)
  const salted = saltBlandDish(choice, full)
  if (salted) return salted
  const { orders, dish } = choice.plate
  const lines = writeIngredientLines(full.plate, full.told.seasoning()).filter((line) => !bread.test(line))
  const ofStock = sodiumOf(
    lines.filter((line) => stock.test(line)),
    full,
  )
  const isBounded = hasSodiumBound(orders)
  const ofStockCounted = ofStock * (isBounded ? 1 : countedShareOfStock)
  const besideStock = sodiumOf(lines, full) - ofStock
  const sodium = besideStock + ofStockCounted
  if (sodium <= sodiumMg.most || hasBrine(full)) return full
  const isStockAlone = !isBounded && besideStock <= sodiumMg.most
  const shares = new Map<LarderFood, number>()
  let over = sodium - sodiumMg.aim
  for (const { food: pattern, leastShare } of saltyFoodsToReduce) {
    const foods = new Set(full.plate.items.map(({ food }) => food).filter(({ name }) => pattern.test(name)))
    const names = [...foods].map(({ name }) => name)
    const held = sodiumOf(
      lines.filter((line) => names.some((name) => line.includes(name))),
      full,
    )
    if (held === 0) continue
    const least = isStockAlone ? Math.max(leastShare, leastShareBesideStock) : leastShare
    const share = Math.max(least, 1 - Math.max(0, over) / held)
    for (const food of foods) if (orders.factorOf(food) <= 1) shares.set(food, share)
    over -= held * (1 - share)
  }
  if (shares.size === 0) return full
  const spared = cookDish(dish, {
    ...orders,
    factorOf: (food) => orders.factorOf(food) * (shares.get(food) ?? 1),
  })
  return spared ? enlargeToFullMeal(spared) : full
}

/** The full portion with more of its fine salt; null where it is not bland. */
function saltBlandDish(choice: CookedDish, full: CookedDish): CookedDish | null {
  const { orders, dish } = choice.plate
  const isSalt = (food: LarderFood) => food.name === 'fine salt'
  const hasSalt = full.plate.items.some(({ food, amount }) => isSalt(food) && amount.unit !== 'pinch')
  if (hasSodiumBound(orders) || sweetStyle.test(dish.style ?? '')) return null
  const lines = writeIngredientLines(full.plate, full.told.seasoning())
  const grams = gramsOfServing(lines, full)
  const sodium = sodiumOf(lines, full)
  if (grams === 0 || (sodium * saltGramsPerSodiumMg * 100) / grams >= saltGrams.least) return null
  const aim = Math.min(sodiumMg.most, (saltGrams.aim * grams) / 100 / saltGramsPerSodiumMg)
  if (!hasSalt)
    return (sodium * saltGramsPerSodiumMg * 100) / grams < saltGrams.unsalted
      ? saltUnsaltedDish(full, aim - sodium)
      : null
  const ofSalt = sodiumOf(
    lines.filter((line) => line.includes('fine salt')),
    full,
  )
  const factor = Math.min(maxSaltFactor, 1 + (aim - sodium) / ofSalt)
  if (!(factor >= leastSaltFactor)) return null
  const salted = cookDish(dish, {
    ...orders,
    factorOf: (food) => orders.factorOf(food) * (isSalt(food) && orders.factorOf(food) === 1 ? factor : 1),
  })
  return salted && enlargeToFullMeal(salted)
}

/** The dish with salt in its last step, for so much more sodium in a serving; null where it would come too late, there is no time for it, or it is a dish for breakfast or a snack. */
function saltUnsaltedDish(full: CookedDish, missingMg: number): CookedDish | null {
  const { plate } = full
  const { mealType } = plate.orders.answers
  if (mealType === 'Snack' || mealType === 'Breakfast' || plate.orders.portion !== 1) return null
  const teaspoons = roundToStepSize((missingMg * saltGramsPerSodiumMg * 4) / gramsPerTeaspoonOfSalt, 0.25)
  const { items, extraSteps } = plate
  plate.items = [...items]
  plate.extraSteps = [...extraSteps]
  const isAdded = addIngredientLineWithStep(plate, `${teaspoons} tsp fine salt`, 1, '// Season with the {x}.')
  const told = isAdded ? rewriteStepsOfFilledDish(plate) : null
  if (told && !isLaidOut.test(told.steps().at(-1)!)) return { ...full, told }
  plate.items = items
  plate.extraSteps = extraSteps
  return null
}

/** Water that is eaten with the dish; it has no line. */
function gramsOfBroth({ dish, items }: FilledDish): number {
  if (!/\b(?:soup|broth|stew|braise|curry)\b/.test(dish.style ?? '')) return 0
  const water = items.filter(({ food, amount }) => food.name === 'water' && amount.unit === 'ml')
  return water.reduce((sum, { amount }) => sum + amount.quantity, 0)
}

function gramsOfServing(ingredients: readonly string[], { plate }: CookedDish): number {
  const { servings } = plate
  const { lines } = nutritionOfRecipe({ ingredients, servings })
  const ofLines = lines.reduce((sum, { grams }) => sum + (grams?.typical ?? 0), 0)
  return (ofLines + gramsOfBroth(plate)) / servings
}

function hasSodiumBound({ requirements }: CookingOrders): boolean {
  return requirements.some(
    (each) => each.kind === 'nutrition' && each.nutrient === 'sodiumMg' && each.most !== null,
  )
}

function sodiumOf(ingredients: readonly string[], { plate }: CookedDish): number {
  return nutritionOfRecipe({ ingredients, servings: plate.servings }).perServing?.sodiumMg.typical ?? 0
}

function hasBrine({ plate: { items, servings } }: CookedDish): boolean {
  const salts = items.filter(({ food }) => food.name === 'fine salt')
  const teaspoons = salts.reduce(
    (sum, { amount: { quantity, unit } }) =>
      sum + (unit === 'tbsp' ? quantity * 3 : unit === 'tsp' ? quantity : 0),
    0,
  )
  return teaspoons / servings > maxTeaspoonsOfEaten
}
