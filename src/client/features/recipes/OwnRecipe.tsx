import type { Recipe } from '#shared/contract/recipes.ts'
import RecipePhoto from './RecipePhoto.tsx'
import RecipeVisibility from './RecipeVisibility.tsx'

interface OwnRecipeProps {
  recipeId: string
  recipe: Pick<Recipe, 'visibility' | 'photo'>
}

/** What the creator of a recipe alone decides: who sees it, and its photo. */
export default function OwnRecipe({ recipeId, recipe: { visibility, photo } }: OwnRecipeProps) {
  return (
    <>
      <RecipeVisibility key={`${recipeId} ${visibility}`} recipeId={recipeId} visibility={visibility} />
      <RecipePhoto recipeId={recipeId} hasPhoto={photo !== null} />
    </>
  )
}
