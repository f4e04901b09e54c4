import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeSummary } from '#shared/contract/recipes/recipes.ts'

/** Leads with a recipe of a list to the meal planner, where its day is chosen. Lies above the link that the whole card is. */
export function PlanRecipeLink({ id, name, servings }: RecipeSummary) {
  return (
    <Link
      to={`/meal-planner?recipe=${id}&servings=${servings}`}
      className="relative flex min-h-11 items-center font-semibold text-paprika hover:underline"
    >
      {m.recipe_list_plan()} <span className="sr-only">{name}</span>
    </Link>
  )
}
