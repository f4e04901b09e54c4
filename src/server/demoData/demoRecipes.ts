import * as m from '#messages'
import { cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { ExaminationResult } from '../features/recipeReport/examine.ts'
import { doKitchenJob } from '../kitchenThread/jobs.ts'

/** A demo recipe, and what the kitchen finds in it. */
export interface DemoRecipe extends ExaminationResult {
  recipe: WrittenRecipe & Pick<DemoOrder, 'cuisine' | 'dietType' | 'mealType'>
}

interface DemoOrder extends Omit<QuestionnaireAnswers, 'description'> {
  /** The id of the dish, so that the demo recipe stays the same when dishes are added to the built-in cook. */
  dish: string
}

/** The dishes that the built-in cook makes for the demo recipes, and the answers; the position in the list is the seed. */
const demoOrders: DemoOrder[] = [
  demoOrderOf('pasta e fagioli', 'Italian', 'Vegetarian', null, 'Dinner', '45 minutes', 'Beginner'),
  demoOrderOf('chana masala', 'Indian', 'Vegan', null, 'Lunch', '45 minutes', 'Intermediate'),
  demoOrderOf('alambre', 'Mexican', 'No restrictions', 'Chicken', 'Dinner', '30 minutes', 'Beginner'),
  demoOrderOf('gyudon', 'Japanese', 'Pescatarian', null, 'Dinner', '30 minutes', 'Intermediate'),
  demoOrderOf('keftedes', 'Greek', 'Keto', 'Lamb', 'Dinner', '1 hour or more', 'Intermediate'),
  demoOrderOf('mushrooms on toast', 'French', 'Vegetarian', null, 'Breakfast', '30 minutes', 'Intermediate'),
  demoOrderOf('satay', 'Thai', 'Vegan', null, 'Dinner', '30 minutes', 'Beginner'),
  demoOrderOf('biryani', 'Indian', 'No restrictions', 'Chicken', 'Dinner', '1 hour or more', 'Advanced'),
  demoOrderOf('cacciatore', 'Italian', 'No restrictions', 'Pork', 'Dinner', '1 hour or more', 'Advanced'),
  demoOrderOf('tahini toast', 'Lebanese', 'Vegan', null, 'Snack', '15 minutes or less', 'Beginner'),
  demoOrderOf('molletes', 'Mexican', 'Vegetarian', null, 'Breakfast', '30 minutes', 'Beginner'),
  demoOrderOf(
    'kimchi fried rice',
    'Korean',
    'No restrictions',
    'Beef',
    'Dinner',
    '45 minutes',
    'Intermediate',
  ),
]

function demoOrderOf(
  dish: string,
  cuisine: DemoOrder['cuisine'],
  dietType: DemoOrder['dietType'],
  meatPreference: DemoOrder['meatPreference'],
  mealType: DemoOrder['mealType'],
  cookingTime: DemoOrder['cookingTime'],
  skillLevel: DemoOrder['skillLevel'],
): DemoOrder {
  return { dish, cuisine, dietType, meatPreference, mealType, cookingTime, skillLevel }
}

/**
 * Makes the content of demoRecipes.json. The file exists because a first start that cooked would take twice as long and
 * keep 20 MB more in memory. The position in the list is the seed.
 */
export async function cookDemoRecipes(): Promise<DemoRecipe[]> {
  const cooked: DemoRecipe[] = []
  for (const [seed, { dish, cuisine, dietType, mealType, ...rest }] of demoOrders.entries()) {
    const answers = { cuisine, dietType, mealType, ...rest, description: m.generation_default_description() }
    const brief = { answers, change: null, eaters: [], servings: null }
    const written = cookRecipeOfDish(dish, brief, seed)
    const recipe = { ...written, cuisine, dietType, mealType }
    const { output: found } = await doKitchenJob('examine', { ...recipe, kind: 'recipe' })
    cooked.push({ recipe, ...found })
  }
  return cooked
}
