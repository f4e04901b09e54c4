import type { ReactNode } from 'react'
import type { RecipeListItem } from '#shared/contract/recipes/recipeList.ts'
import type { RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import { RecipeCard } from './RecipeCard.tsx'

interface RecipeShelfProps {
  recipes: readonly (RecipeSummary | RecipeListItem)[]
  /** How many stand side by side where there is room. */
  columns?: 'two' | 'three'
  /** Whether its first row is seen before anybody scrolls. */
  isFirst?: boolean
  actionOf?: ((recipe: RecipeSummary) => ReactNode) | undefined
}

export function RecipeShelf({ recipes, columns = 'three', isFirst = false, actionOf }: RecipeShelfProps) {
  return (
    <ul className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${columns === 'three' ? 'lg:grid-cols-3' : ''}`}>
      {recipes.map((recipe, place) => (
        <li key={recipe.id} className="min-w-0">
          <RecipeCard recipe={recipe} isFirst={isFirst && place < 2} action={actionOf?.(recipe)} />
        </li>
      ))}
    </ul>
  )
}
