import { dietsForbiddingFood } from '../../foods/dietVerdicts.ts'
import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { findFoodByKey } from '../../foods/foods.ts'
import { foodNameKey } from '../../foods/foodWords.ts'
import { parseIngredientLine } from '../../lines/parseIngredientLine.ts'
import { checkLine, type LineCheck } from '../checkLine.ts'
import { maxFoodComparisons, TooManyFoodsError } from '../foods/tooManyFoods.ts'
import type { ReadRecipe } from '../readRecipe.ts'
import { createAllergyPathFinder } from './allergies.ts'

/** Foods of one recipe that are kept, and characters of each. */
const maxFoods = 200
const maxFoodCharacters = 80

/**
 * The foods that a recipe certainly holds, each once: by the catalogue's names, and of lines that name no food it knows the
 * words of the line.
 */
export function findFoodsCertainlyInRecipe({ lines, named }: Pick<ReadRecipe, 'lines' | 'named'>): string[] {
  const addedFoods = named.flatMap(({ how, check }) => (how === 'put in' ? [check] : []))
  const names = [...lines, ...addedFoods].flatMap(({ foods, isUnknown, line }) =>
    foods.length > 0 ? foods.map(({ name }) => name) : isUnknown && line.name ? [line.name] : [],
  )
  return [...new Set(names.map((name) => name.slice(0, maxFoodCharacters)))].slice(0, maxFoods)
}

/** Places of allergies in a list, ascending. */
export interface AllergiesHeld {
  certain: number[]
  /** What a food may hold, as a curry powder does coriander, and no food certainly holds. */
  possible: number[]
}

/**
 * For each recipe, by its held foods, the places in `allergies` of what it holds. `allergies` are in somebody's own words.
 * What is possible by other words of a line alone is not found. Throws TooManyFoodsError.
 */
export function allergiesHeldByRecipes(
  recipes: readonly (readonly string[])[],
  allergies: readonly string[],
): AllergiesHeld[] {
  const names = new Set(recipes.flat())
  if (names.size * allergies.length > maxFoodComparisons)
    throw new TooManyFoodsError('more foods are held than are compared with what the eaters are allergic to')
  const readers = allergies.map(createAllergyPathFinder)
  const foundIn = new Map<string, { place: number; isCertain: boolean }[]>()
  for (const name of names) {
    const check = checkHeld(name)
    foundIn.set(
      name,
      readers.flatMap((read, place) => {
        const found = read(check)
        return found ? [{ place, isCertain: found.isCertain }] : []
      }),
    )
  }
  return recipes.map((held) => {
    const found = held.flatMap((name) => foundIn.get(name)!)
    const certain = placesIn(found.filter(({ isCertain }) => isCertain))
    return { certain, possible: placesIn(found).filter((place) => !certain.includes(place)) }
  })
}

const placesIn = (found: readonly { place: number }[]): number[] =>
  [...new Set(found.map(({ place }) => place))].sort((a, b) => a - b)

/** A food of the catalogue as it is, not as its name would be read in a line; other words as a line. */
function checkHeld(name: string): LineCheck {
  const food = findFoodByKey(foodNameKey(name))
  if (!food) return checkLine(name)
  const contents = contentsOfFood(food)
  return {
    ...{ text: name, line: parseIngredientLine(name), food, foods: [food], isUnknown: false, unread: [] },
    allergens: allergensInContents(contents),
    diets: dietsForbiddingFood(food, contents),
  }
}
