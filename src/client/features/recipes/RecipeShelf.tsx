import type { RecipeSummary } from '#shared/contract/recipes.ts'
import { RecipeCard } from './RecipeCard.tsx'

export function RecipeShelf({ recipes }: { recipes: RecipeSummary[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} />
        </li>
      ))}
    </ul>
  )
}
