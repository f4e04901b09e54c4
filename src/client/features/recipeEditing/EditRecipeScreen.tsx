import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { EditableRecipe } from '#shared/contract/recipes/recipeKeeping.ts'
import { Card } from '../../ui/Card.tsx'
import { EditRecipeForm } from './EditRecipeForm.tsx'
import { RecipeHistory } from './RecipeHistory.tsx'
import { RemoveRecipeForm } from './RemoveRecipeForm.tsx'
import { useRecipeEdit } from './useRecipeEdit.ts'

/** A recipe or a blog entry as its creator changes it, its versions, and the way to remove it. */
export default function EditRecipeScreen({ kept }: { kept: EditableRecipe }) {
  const { recipeId } = kept
  const edit = useRecipeEdit(kept)
  const title = edit.kind === 'blog' ? m.recipe_keeping_edit_blog_title() : m.recipe_keeping_edit_title()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title })}</title>
      <header className="flex flex-col items-start gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="max-w-prose text-lg text-soft">{m.recipe_keeping_edit_lead()}</p>
        <Link
          to={`/recipe/${recipeId}`}
          className="inline-flex min-h-11 items-center font-semibold text-paprika underline underline-offset-4"
        >
          {m.recipe_keeping_see_recipe()}
        </Link>
      </header>
      <Card>
        <EditRecipeForm edit={edit} />
      </Card>
      <Card>
        <RecipeHistory recipeId={recipeId} edit={edit} />
      </Card>
      <RemoveRecipeForm recipeId={recipeId} name={kept.name} onRemove={edit.discard} />
    </div>
  )
}
