import { type Behaviour, writes } from '../servers/modelServerAnswers.ts'

interface AnsweredRecipe {
  name: string
  ingredients: string[]
  instructions: string[]
  servings?: number | null
  totalTimeMinutes?: number | null
}

/** A model's answer with these recipes, word by word. */
export function readsRecipes(...recipes: AnsweredRecipe[]): Behaviour {
  const whole = recipes.map((recipe) => ({
    ...{ servings: null, prepTimeMinutes: null, cookTimeMinutes: null, totalTimeMinutes: null },
    ...recipe,
  }))
  return writes(() => JSON.stringify({ recipes: whole }))
}
