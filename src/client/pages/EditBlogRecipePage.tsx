import { Link, useParams } from 'react-router-dom'
import * as m from '#messages'
import type { EditableRecipe } from '#shared/contract/recipes/recipeKeeping.ts'
import type { LoadArgs } from '../app/pageModules.ts'
import { trpc } from '../data/trpc.ts'
import { EditRecipeForm } from '../features/recipeEditing/EditRecipeForm.tsx'
import { RecipeHistory } from '../features/recipeEditing/RecipeHistory.tsx'
import { RemoveRecipe } from '../features/recipeEditing/RemoveRecipe.tsx'
import { useRecipeEdit } from '../features/recipeEditing/useRecipeEdit.ts'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, params: { id = '' } }: LoadArgs) {
  await Promise.all([
    queries.recipes.getForEdit.ensureData({ recipeId: id }),
    queries.recipes.listRevisions.prefetch({ recipeId: id }),
  ])
}

export default function EditBlogRecipePage() {
  const { id = '' } = useParams()
  const [kept] = trpc.recipes.getForEdit.useSuspenseQuery({ recipeId: id })
  return <EditScreen key={id} kept={kept} />
}

function EditScreen({ kept }: { kept: EditableRecipe }) {
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
      <RemoveRecipe recipeId={recipeId} name={kept.name} onRemove={edit.discard} />
    </div>
  )
}
