import { cookRecipeWithDishId } from '#shared/kitchen/cook/cookRecipe.ts'
import { type Cuisine, type QuestionnaireAnswers, skillLevels } from '#shared/kitchen/questionnaire.ts'
import { answersOfCuisine, dietOfAnswers } from './answersOfCuisine.ts'
import { printedRecipe } from './printDish.ts'

/** Seeds that are cooked for each answer. */
const seeds = [1, 2]

interface Rendition {
  dishId: string
  printed: string
  /** The answers that get it, each as "Dinner | 30 minutes | Keto, Beef | Beginner". */
  answers: string[]
}

/** Prints each different recipe that the answers of a cuisine get without a wish, the most frequent first, with what the check finds. */
export function printRenditionsOfCuisine(cuisine: Cuisine): void {
  const renditions = new Map<string, Rendition>()
  let count = 0
  for (const skillLevel of skillLevels)
    for (const answers of answersOfCuisine(cuisine, skillLevel))
      for (const seed of seeds) {
        addRendition(renditions, answers, seed)
        count += 1
      }
  const byFrequency = [...renditions.values()].sort((a, b) => b.answers.length - a.answers.length)
  for (const { dishId, printed, answers } of byFrequency)
    console.log(
      `=== ${dishId}: ${answers.length} of ${count}, such as ${answers.slice(0, 3).join('; ')}\n${printed}\n`,
    )
  const dishes = new Set(byFrequency.map(({ dishId }) => dishId)).size
  console.log(`${cuisine}: ${byFrequency.length} different recipes of ${dishes} dishes for ${count} answers.`)
}

function addRendition(renditions: Map<string, Rendition>, answers: QuestionnaireAnswers, seed: number): void {
  const { recipe, dishId } = cookRecipeWithDishId({ answers, change: null, eaters: [], servings: null }, seed)
  // What a skill changes is too little to be read once more: names, foods and the number of steps tell recipes apart.
  const key = [recipe.name, ...recipe.ingredients, recipe.instructions.length].join('|')
  const { mealType, cookingTime, skillLevel } = answers
  const asked = `${mealType} | ${cookingTime} | ${dietOfAnswers(answers)} | ${skillLevel}`
  const known = renditions.get(key)
  if (known) known.answers.push(asked)
  else renditions.set(key, { dishId, printed: printedRecipe(recipe, answers), answers: [asked] })
}
