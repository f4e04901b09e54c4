import * as say from '#shared/messages/recipeKeeping.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** Where the creator of a recipe changes it, and finds its earlier versions. */
export function OwnRecipeLinks({ recipeId }: { recipeId: string }) {
  const path = `/edit-blog-recipe/${recipeId}`
  return (
    <nav aria-label={say.ownRecipe} className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink look="quiet" to={path}>
        {say.edit}
      </ButtonLink>
      <ButtonLink look="quiet" to={`${path}#history`}>
        {say.history}
      </ButtonLink>
    </nav>
  )
}
