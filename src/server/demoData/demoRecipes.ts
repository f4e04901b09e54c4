import * as m from '#messages'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { ExaminationResult } from '../features/recipeReport/examine.ts'
import { doKitchenJob } from '../kitchenThread/jobs.ts'

/** A demo recipe, and what the kitchen finds in it. */
export interface DemoRecipe extends ExaminationResult {
  recipe: WrittenRecipe & Pick<DemoOrder, 'cuisine' | 'dietType' | 'mealType'>
}

type DemoOrder = Omit<QuestionnaireAnswers, 'description'>

/** The answers from which the built-in cook makes the demo recipes; the position in the list is the seed. */
const demoOrders: DemoOrder[] = [
  demoOrderOf('Italian', 'Vegetarian', null, 'Dinner', '45 minutes', 'Beginner'),
  demoOrderOf('Indian', 'Vegan', null, 'Lunch', '45 minutes', 'Intermediate'),
  demoOrderOf('Mexican', 'No restrictions', 'Chicken', 'Dinner', '30 minutes', 'Beginner'),
  demoOrderOf('Japanese', 'Pescatarian', null, 'Dinner', '30 minutes', 'Intermediate'),
  demoOrderOf('Greek', 'Keto', 'Lamb', 'Dinner', '1 hour or more', 'Intermediate'),
  demoOrderOf('French', 'Vegetarian', null, 'Breakfast', '30 minutes', 'Intermediate'),
  demoOrderOf('Thai', 'Vegan', null, 'Dinner', '30 minutes', 'Beginner'),
  demoOrderOf('Indian', 'No restrictions', 'Chicken', 'Dinner', '1 hour or more', 'Advanced'),
  demoOrderOf('Italian', 'No restrictions', 'Pork', 'Dinner', '1 hour or more', 'Advanced'),
  demoOrderOf('Lebanese', 'Vegan', null, 'Snack', '15 minutes or less', 'Beginner'),
  demoOrderOf('Mexican', 'Vegetarian', null, 'Breakfast', '15 minutes or less', 'Beginner'),
  demoOrderOf('Korean', 'No restrictions', 'Beef', 'Dinner', '45 minutes', 'Intermediate'),
]

function demoOrderOf(
  cuisine: DemoOrder['cuisine'],
  dietType: DemoOrder['dietType'],
  meatPreference: DemoOrder['meatPreference'],
  mealType: DemoOrder['mealType'],
  cookingTime: DemoOrder['cookingTime'],
  skillLevel: DemoOrder['skillLevel'],
): DemoOrder {
  return { cuisine, dietType, meatPreference, mealType, cookingTime, skillLevel }
}

/**
 * Makes the content of demoRecipes.json. The file exists because a first start that cooked would take twice as long and
 * keep 20 MB more in memory. The position in the list is the seed.
 */
export async function cookDemoRecipes(): Promise<DemoRecipe[]> {
  const cooked: DemoRecipe[] = []
  for (const [seed, { cuisine, dietType, mealType, ...rest }] of demoOrders.entries()) {
    const answers = { cuisine, dietType, mealType, ...rest, description: m.generation_default_description() }
    const brief = { answers, change: null, eaters: [], servings: null }
    const { output: written } = await doKitchenJob('cook', { brief, seed })
    if (!written) throw new Error(`Nothing to cook for demo recipe ${seed + 1}.`)
    const recipe = { ...written, cuisine, dietType, mealType }
    const { output: found } = await doKitchenJob('examine', { ...recipe, kind: 'recipe' })
    cooked.push({ recipe, ...found })
  }
  return cooked
}
