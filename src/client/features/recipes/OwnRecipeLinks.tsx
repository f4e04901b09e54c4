import * as m from '#messages'
import { ButtonLink } from '../../ui/Button.tsx'

/** Where the creator of a recipe changes it, and finds its earlier versions. */
export default function OwnRecipeLinks({ recipeId }: { recipeId: string }) {
  const path = `/edit-blog-recipe/${recipeId}`
  return (
    <nav aria-label={m.recipe_keeping_own_recipe()} className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink look="quiet" to={path}>
        {m.recipe_keeping_edit()}
      </ButtonLink>
      <ButtonLink look="quiet" to={`${path}#history`}>
        {m.recipe_keeping_history()}
      </ButtonLink>
    </nav>
  )
}
