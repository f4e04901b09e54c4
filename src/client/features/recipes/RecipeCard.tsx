import { Link } from 'react-router-dom'
import type { RecipeSummary } from '#shared/contract/recipes.ts'
import * as say from '#shared/messages/recipes.ts'

/** A recipe in a list: the whole card leads to it, its name is the link. */
export function RecipeCard({ recipe }: { recipe: RecipeSummary }) {
  return (
    <div className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 shadow-card transition-colors focus-within:border-paprika hover:border-paprika">
      <p className="text-sm text-soft">
        {recipe.cuisine} · {recipe.mealType}
      </p>
      <h3 className="text-xl">
        <Link to={`/recipe/${recipe.id}`} className="after:absolute after:inset-0 after:rounded-card">
          {recipe.name}
        </Link>
      </h3>
      <p className="line-clamp-3 text-soft">{recipe.description}</p>
      <p className="mt-auto pt-2 text-sm font-semibold text-olive">
        {say.minutes(recipe.totalTimeMinutes)} · {say.servings(recipe.servings)}
      </p>
    </div>
  )
}
