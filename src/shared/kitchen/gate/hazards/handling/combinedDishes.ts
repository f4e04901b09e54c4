import { contentsOfFood, pathToContainedFood } from '../../../foods/foodContents.ts'
import type { FoodFact } from '../../../foods/foodFacts.ts'
import type { LineCheck } from '../../checkLine.ts'
import { isTextHeating } from '../heatWords.ts'
import { foodOfLine, type RecipeForHazards } from '../recipeForHazards.ts'

const perishableFacts: readonly FoodFact[] = ['fish', 'mollusc', 'crustacean', 'poultry', 'meat', 'egg']
const perishableNames =
  /(?<!vegan |coconut |almond |oat |soy |rice |condensed |evaporated |ice )\b(?:mayonnaise|aioli|custard|milk|cream|ricotta|cottage cheese)\b(?! (?:powder|of tartar|cracker))/
const keeps =
  /\b(?:dried|canned|tinned|stock|broth|bouillon|cube|paste|sauce|powder|jerky|salted|floss|anchov|salami|cured|bacon bits|roe)\b/
const raisesOrBakes =
  /(?<!\p{L})(?:bak(?:e|es|ed|ing)|oven|rise|prove|proof|back(?:en|ofen)|ofen|gehen lassen|four|lever|horn(?:o|ear|ee)|levar|ferment\p{L}*)(?!\p{L})/iu

const isPerishable = (check: LineCheck): boolean => {
  const food = foodOfLine(check)
  if (food === null || check.line.isHeading || keeps.test(food.name)) return false
  if (perishableNames.test(food.name)) return true
  const contents = contentsOfFood(food)
  return perishableFacts.some((fact) => {
    const trace = contents.get(fact)
    return trace?.isItself === true && trace.isCertain
  })
}

/** What makes of all foods a dough or a batter, or ferments. */
const isDoughMaking = (check: LineCheck): boolean => {
  const food = foodOfLine(check)
  return (
    food !== null &&
    (pathToContainedFood(food, 'flour kind')?.isItself === true ||
      /\b(?:yeast|yogh?urt|kefir|buttermilk|starter|rennet|meringue)\b/.test(food.name))
  )
}

/**
 * What spoils in a dish of all foods that were put together up to a sentence: cooked rice, or eggs, prawns, mayonnaise and
 * the like; null where nothing does, or where the foods become a dough. A food that only a later step names is not in it.
 */
export function foodsInCombinedDish(kitchen: RecipeForHazards, sentence: number): 'rice' | 'dish' | null {
  const { lines, names, sentences } = kitchen
  const before = sentences.slice(0, sentence + 1)
  if (lines.some(isDoughMaking) || before.some(({ folded }) => raisesOrBakes.test(folded))) return null
  const isIn = (index: number) =>
    before.some(({ folded }) => names[index]?.test(folded)) ||
    !sentences.some(({ folded }) => names[index]?.test(folded))
  const isCooked = before.some(({ folded }) => isTextHeating(folded))
  const inDish = lines.filter((_, index) => isIn(index))
  const isRice = (check: LineCheck) =>
    foodOfLine(check)?.category === 'Rice' &&
    (isCooked || /(?:cooked|gekocht|gegart|cuit|cocid)/iu.test(check.text))
  if (inDish.some(isRice)) return 'rice'
  return inDish.some(isPerishable) ? 'dish' : null
}

/** Whether nothing but egg white spoils in a recipe, as in a meringue. */
export const isOnlyEggWhiteSpoiling = ({ lines }: RecipeForHazards): boolean =>
  lines.filter(isPerishable).every((check) => foodOfLine(check)?.name === 'egg white')
