import { pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import type { GroceryCategory } from '../groceryCategories.ts'
import type { LineWithMass } from '../nutrition/lineMass.ts'
import type { RecipeFinding } from './findings.ts'

/**
 * Grams of one line in a serving beyond which a cook would look twice: about three times a generous helping of
 * what stands in cookbooks.
 */
const usualMaxByCategory: Partial<Record<GroceryCategory, number>> = {
  Spices: 15,
  Herbs: 60,
  Condiments: 200,
  Sauces: 350,
  Rice: 250,
  'Lentils and Pulses': 350,
  Grains: 350,
  Meat: 700,
  Seafood: 800,
  Dairy: 600,
  Baking: 400,
}
/** Strong things, by the food or by a kind or part of it; the first that fits counts. */
const usualMaxByFood: readonly (readonly [string, number])[] = [
  ['salt', 12],
  ['salt kind', 15],
  ['baking soda', 6],
  ['baking powder', 12],
  ['black pepper', 8],
  ['pepper spice', 8],
  ['cayenne pepper', 5],
  ['cayenne', 5],
  ['yeast', 15],
  ['gelatine', 15],
  ['nutmeg', 4],
  ['clove', 4],
  ['saffron', 1],
  ['cinnamon', 10],
  ['vanilla extract', 15],
  ['almond extract', 5],
  ['leavening', 20],
  ['garlic', 90],
  ['ginger', 90],
  ['fish sauce', 75],
  ['soy sauce', 110],
  ['soy sauce kind', 110],
  ['hot sauce kind', 90],
  ['mustard kind', 80],
  ['vinegar kind', 180],
  ['sauerkraut', 500],
  ['plant oil', 150],
  ['butter', 180],
  ['honey', 150],
  ['refined sugar', 220],
  ['egg', 360],
  ['flour kind', 350],
  ['spirit kind', 200],
]
const usualMaxOfAny = 900

/** Lines with more of a food in a serving than anyone would eat. None when nobody says how many it serves. */
export function findExcessiveAmounts(
  lines: readonly (LineWithMass | null)[],
  servings: number | null,
  isBaking: boolean,
  steps: readonly string[],
): RecipeFinding[] {
  if (servings === null || servings <= 0) return []
  const whole = steps.join(' ')
  return lines.flatMap((counted, line) => {
    if (!counted?.food || !counted.grams) return []
    const { food, grams, text, how } = counted
    if (isNotEaten(text, food, whole) || (how === 'by piece' && isCutOfOne.test(text))) return []
    const usual = usualMaxOf(food)
    const usualMaxGrams = isBaking ? usual * 2 : usual
    const gramsPerServing = grams.low / servings
    if (gramsPerServing <= usualMaxGrams) return []
    return [{ kind: 'implausible amount', food: food.name, gramsPerServing, usualMaxGrams, line, step: null }]
  })
}

function usualMaxOf(food: Food): number {
  const own = usualMaxByFood.find(([name]) => food.name === name || pathToContainedFood(food, name)?.isItself)
  return own?.[1] ?? usualMaxByCategory[food.category] ?? usualMaxOfAny
}

/** A piece of what the catalogue weighs whole: "4 lamb leg steaks", "16 lettuce leaves". */
const isCutOfOne =
  /\b(?:steaks?|cutlets?|chops?|leaf|leaves|slices?|wedges?|escalopes?|strips?|rings?|medallions?)\b/i

const bed =
  /\b(?:for (?:the )?(?:\w+ )?(?:brin|bak|boil|cook|soak|salt|blanch|poach|cur|pickl|pasta|fry|deep|shallow)|to (?:deep[- ]|shallow[- ])?fry|brine|crust|rock salt|water)\w*/i
const saltIsWashedOff =
  /\b(?:brin|cur(?:e|ed|ing)\b|salt (?:crust|dough|bed)|bury|rinse|wash off|brush off|ferment|kimchi|pickl|draw out|salted water|water .{0,30}\bsalt)/i
const fatIsLeft =
  /\b(?:deep|shallow)[- ]?(?:fat )?fr[yi]|\bdeep[- ]fat|\bconfit|\b(?:1[6-9]\d|3[2-8]\d) ?°|\bfr(?:y|ied) in (?:\w+ )?batches/i

/** Salt to bake in, water to cook in, brine and the fat of a fryer are not eaten. */
function isNotEaten(text: string, food: Food, steps: string): boolean {
  if (bed.test(text)) return true
  const isOne = (kinds: readonly string[]) => kinds.some((kind) => pathToContainedFood(food, kind)?.isItself)
  if (isOne(['salt', 'salt kind', 'vinegar kind'])) return saltIsWashedOff.test(steps)
  return isOne(['plant oil', 'fat', 'slaughter fat', 'poultry fat kind']) && fatIsLeft.test(steps)
}
