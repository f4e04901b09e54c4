import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import RecipePhoto from './RecipePhoto.tsx'
import RecipeVisibility from './RecipeVisibility.tsx'

interface OwnRecipeProps {
  recipeId: string
  recipe: Pick<SavedRecipe, 'visibility' | 'households' | 'photo'>
}

/** What the creator of a recipe alone decides: who sees it, and its photo. */
export default function OwnRecipeVisibilityAndPhoto({ recipeId, recipe }: OwnRecipeProps) {
  return (
    <>
      <RecipeVisibility key={recipeId} recipeId={recipeId} recipe={recipe} />
      <RecipePhoto recipeId={recipeId} hasPhoto={recipe.photo !== null} />
    </>
  )
}
